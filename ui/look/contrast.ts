import { hexToOklch, luminance, oklchToHex } from './colour.ts'
import { defaultHue, palette, type Theme, type Token } from './palette.ts'

export type ResolvedTokens = Record<Token, string>

/** What a pair is for decides what it needs: 4.5 for text, 3 for outlines, icons and large letters. */
export type TokenPair = { id: string; front: Token; back: Token; needs: 3 | 4.5 }

export type PairResult = TokenPair & { theme: Theme; ratio: number; passes: boolean }

/** The WCAG 2 contrast ratio of two colours of the form #rrggbb, from 1 to 21, in either order. */
export function contrastRatio(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Every token as the hex it has in a theme when a brand's hue is `hue` degrees. */
export function tokensForHue(hue: number, theme: Theme): ResolvedTokens {
  const shift = hue - defaultHue
  const resolve = (token: Token) => {
    const value = palette[token][theme]
    if (!value.turns || shift === 0) return value.hex
    const colour = hexToOklch(value.hex)
    return oklchToHex({ ...colour, hue: colour.hue + shift })
  }
  const tokens = Object.keys(palette) as Token[]
  return Object.fromEntries(tokens.map((token) => [token, resolve(token)])) as ResolvedTokens
}

const grounds = ['bg', 's1', 's2', 's3'] as const
const inks = ['text', 'text-2', 'text-3', 'brass', 'link', 'pos', 'neg', 'warn', 'info'] as const

const pair = (front: Token, back: Token, needs: 3 | 4.5): TokenPair => ({
  id: `${front}/${back}`,
  front,
  back,
  needs,
})

/** Every pair that the primitives put on one another. */
export const tokenPairs: readonly TokenPair[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => pair(ink, ground, 4.5))),
  ...grounds.map((ground) => pair('line-strong', ground, 3)),
  ...grounds.map((ground) => pair('focus', ground, 3)),
  pair('on-primary', 'primary', 4.5),
  pair('on-primary', 'primary-hover', 4.5),
  pair('on-felt', 'felt', 4.5),
  pair('on-felt', 'felt-hover', 4.5),
  pair('on-danger', 'danger', 4.5),
  pair('on-metal', 'metal', 4.5),
  pair('on-metal', 'metal-hover', 4.5),
  pair('chip-pending', 'chip-pending-bg', 4.5),
  pair('chip-ok', 'chip-ok-bg', 4.5),
  pair('chip-bad', 'chip-bad-bg', 4.5),
  pair('chip-info', 'chip-info-bg', 4.5),
  pair('ink', 'paper', 4.5),
  pair('ink-2', 'paper', 4.5),
  pair('ink', 'paper-2', 4.5),
]

/** The contrast table of a brand hue, both themes: what the console shows and what blocks a publication. */
export function contrastTable(hue: number): PairResult[] {
  return (['dark', 'light'] as const).flatMap((theme) => {
    const tokens = tokensForHue(hue, theme)
    return tokenPairs.map((entry) => {
      const ratio = contrastRatio(tokens[entry.front], tokens[entry.back])
      return { ...entry, theme, ratio, passes: ratio >= entry.needs }
    })
  })
}
