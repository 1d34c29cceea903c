import { contrastTable, tokensForHue, type PairResult } from '@baize/ui/contrast.ts'
import { palette, type Token } from '@baize/ui/palette.ts'
import type { TextKey } from '@baize/texts/keys'

export type ContrastRow = PairResult & {
  readonly key: string
  readonly frontColour: string
  readonly backColour: string
  /** Whether the brand's hue moves it; the others are the same for every brand. */
  readonly turns: boolean
}

/** Every pair in both themes, the ones that fail first, then the closest to failing. */
export function listContrast(hue: number): ContrastRow[] {
  const tokens = { dark: tokensForHue(hue, 'dark'), light: tokensForHue(hue, 'light') }
  const margin = ({ ratio, needs }: PairResult) => ratio / needs
  return contrastTable(hue)
    .map((entry) => ({
      ...entry,
      key: `${entry.theme} ${entry.id}`,
      frontColour: tokens[entry.theme][entry.front],
      backColour: tokens[entry.theme][entry.back],
      turns: palette[entry.front][entry.theme].turns || palette[entry.back][entry.theme].turns,
    }))
    .sort((a, b) => Number(a.passes) - Number(b.passes) || margin(a) - margin(b))
}

/** What lies in front and behind, in words. */
export const tokenNames: Record<Token, TextKey> = {
  bg: 'desk.tokenBg',
  s1: 'desk.tokenS1',
  s2: 'desk.tokenS2',
  s3: 'desk.tokenS3',
  line: 'desk.tokenLine',
  'line-strong': 'desk.tokenLineStrong',
  text: 'desk.tokenText',
  'text-2': 'desk.tokenText2',
  'text-3': 'desk.tokenText3',
  brass: 'desk.tokenBrass',
  link: 'desk.tokenLink',
  focus: 'desk.tokenFocus',
  pos: 'desk.tokenPos',
  neg: 'desk.tokenNeg',
  warn: 'desk.tokenWarn',
  info: 'desk.tokenInfo',
  primary: 'desk.tokenPrimary',
  'on-primary': 'desk.tokenButtonText',
  'primary-hover': 'desk.tokenPrimaryHover',
  felt: 'desk.tokenFelt',
  'felt-hover': 'desk.tokenFeltHover',
  'on-felt': 'desk.tokenButtonText',
  danger: 'desk.tokenDanger',
  'on-danger': 'desk.tokenButtonText',
  'chip-pending': 'desk.tokenChipPending',
  'chip-pending-bg': 'desk.tokenTint',
  'chip-ok': 'desk.tokenChipOk',
  'chip-ok-bg': 'desk.tokenTint',
  'chip-bad': 'desk.tokenChipBad',
  'chip-bad-bg': 'desk.tokenTint',
  'chip-info': 'desk.tokenChipInfo',
  'chip-info-bg': 'desk.tokenTint',
  metal: 'desk.tokenMetal',
  'on-metal': 'desk.tokenButtonText',
  'metal-hover': 'desk.tokenMetalHover',
  paper: 'desk.tokenPaper',
  'paper-2': 'desk.tokenPaper2',
  'paper-line': 'desk.tokenPaperLine',
  'paper-rule': 'desk.tokenPaperRule',
  ink: 'desk.tokenInk',
  'ink-2': 'desk.tokenInk2',
}
