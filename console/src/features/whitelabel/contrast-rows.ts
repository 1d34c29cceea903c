import { contrastTable, tokensForHue, type PairResult } from '@baize/ui/look/contrast.ts'
import { palette, type Token } from '@baize/ui/look/palette.ts'
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
  bg: 'system-desk.tokenBg',
  s1: 'system-desk.tokenS1',
  s2: 'system-desk.tokenS2',
  s3: 'system-desk.tokenS3',
  line: 'system-desk.tokenLine',
  'line-strong': 'system-desk.tokenLineStrong',
  text: 'system-desk.tokenText',
  'text-2': 'system-desk.tokenText2',
  'text-3': 'system-desk.tokenText3',
  brass: 'system-desk.tokenBrass',
  link: 'system-desk.tokenLink',
  focus: 'system-desk.tokenFocus',
  pos: 'system-desk.tokenPos',
  neg: 'system-desk.tokenNeg',
  warn: 'system-desk.tokenWarn',
  info: 'system-desk.tokenInfo',
  primary: 'system-desk.tokenPrimary',
  'on-primary': 'system-desk.tokenButtonText',
  'primary-hover': 'system-desk.tokenPrimaryHover',
  felt: 'system-desk.tokenFelt',
  'felt-hover': 'system-desk.tokenFeltHover',
  'on-felt': 'system-desk.tokenButtonText',
  danger: 'system-desk.tokenDanger',
  'on-danger': 'system-desk.tokenButtonText',
  'chip-pending': 'system-desk.tokenChipPending',
  'chip-pending-bg': 'system-desk.tokenTint',
  'chip-ok': 'system-desk.tokenChipOk',
  'chip-ok-bg': 'system-desk.tokenTint',
  'chip-bad': 'system-desk.tokenChipBad',
  'chip-bad-bg': 'system-desk.tokenTint',
  'chip-info': 'system-desk.tokenChipInfo',
  'chip-info-bg': 'system-desk.tokenTint',
  metal: 'system-desk.tokenMetal',
  'on-metal': 'system-desk.tokenButtonText',
  'metal-hover': 'system-desk.tokenMetalHover',
  paper: 'system-desk.tokenPaper',
  'paper-2': 'system-desk.tokenPaper2',
  'paper-line': 'system-desk.tokenPaperLine',
  'paper-rule': 'system-desk.tokenPaperRule',
  ink: 'system-desk.tokenInk',
  'ink-2': 'system-desk.tokenInk2',
}
