import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio, contrastTable, tokensForHue } from './contrast.ts'
import { defaultHue, palette, type PaletteValue, type Theme, type Token } from './palette.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const written = (token: Token) => [...css.matchAll(new RegExp(`--${token}:([^;]+);`, 'g'))]

/** One side of a token as tokens.css writes it: the plain hex first, then the one that turns with the brand. */
function readToken(token: Token, theme: Theme): PaletteValue {
  const sides = written(token).map(([, value = '']) => {
    const colours = value.match(/oklch\(from #[0-9a-f]{6}|#[0-9a-f]{6}/g) ?? []
    return (theme === 'light' ? colours[0] : colours.at(-1)) ?? ''
  })
  const hexes = new Set(sides.slice(0, 2).map((side) => side.replace('oklch(from ', '')))
  if (hexes.size !== 1) throw new Error(`tokens.css gives --${token} as ${[...hexes].join(', ')}`)
  return { hex: [...hexes][0] ?? '', turns: sides.some((side) => side.startsWith('oklch')) }
}

describe('the palette', () => {
  const cases = (Object.keys(palette) as Token[]).flatMap((token) => [
    { token, theme: 'light' as const },
    { token, theme: 'dark' as const },
  ])

  it.each(cases)('has the value of tokens.css for $token in the $theme theme', (entry) => {
    expect(palette[entry.token][entry.theme]).toEqual(readToken(entry.token, entry.theme))
  })

  it('turns the hue in tokens.css around the same default', () => {
    expect(css).toContain(`--turn: calc(var(--brand-h, ${defaultHue}) - ${defaultHue})`)
  })
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#f5f0e1', '#05110c', 16.85],
    ['#668272', '#163526', 3.18],
    ['#105e41', '#fcfaf4', 7.42],
    ['#f8f3e6', '#166845', 6.14],
    ['#7f4405', '#fdead0', 6.54],
  ])('of %s and %s is %d, in either order', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
  })

  it('refuses what is not a colour', () => {
    expect(() => contrastRatio('#fff', 'red')).toThrow('#rrggbb')
  })

  it('[U1] is enough for every pair in both themes at the default hue', () => {
    expect(contrastTable(defaultHue).filter((entry) => !entry.passes)).toEqual([])
  })

  it('[U1] is enough for every pair at every hue a brand may choose', () => {
    const hues = Array.from({ length: 72 }, (_, step) => step * 5)
    const failures = hues.flatMap((hue) =>
      contrastTable(hue)
        .filter((entry) => !entry.passes)
        .map((entry) => `${hue} ${entry.theme} ${entry.id} ${entry.ratio.toFixed(2)}`),
    )
    expect(failures).toEqual([])
  })
})

describe('a brand hue', () => {
  it('leaves every token as designed at the default', () => {
    for (const theme of ['light', 'dark'] as const) {
      const tokens = tokensForHue(defaultHue, theme)
      for (const token of Object.keys(palette) as Token[])
        expect(tokens[token]).toBe(palette[token][theme].hex)
    }
  })

  it('comes back to the designed values after a full turn, so the conversion loses nothing', () => {
    for (const theme of ['light', 'dark'] as const)
      expect(tokensForHue(defaultHue + 360, theme)).toEqual(tokensForHue(defaultHue, theme))
  })

  it('[U1] turns the greens and leaves brass, signals and paper', () => {
    const blue = tokensForHue(245, 'dark')
    expect(blue.s1).not.toBe('#061d13')
    expect(blue).toMatchObject({ brass: '#e4bd66', pos: '#6fdd9a', paper: '#efe8d2' })
  })
})
