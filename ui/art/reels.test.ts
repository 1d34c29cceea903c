import { describe, expect, it } from 'vitest'
import { drawCabinetCloth, reelSymbolSvg } from './reel-symbol.ts'
import { reelTheme, type ReelRole } from './reel-theme.ts'
import { tileEmblems } from './tile.ts'

const roles: readonly ReelRole[] = [
  'wild',
  'low',
  'low',
  'high',
  'high',
  'high',
  'low',
  'low',
  'low',
  'low',
  'scatter',
  'coin',
]
const subject = { vendor: 'HARLOW', code: 'sweet-lantern', name: 'Sweet Lantern', category: 'RNG' }

describe('the reels of a title', () => {
  it('[A1] are the same for the same title, and others for another', () => {
    const drawn = (code: string) => JSON.stringify(reelTheme({ ...subject, code }, roles))
    expect(drawn('sweet-lantern')).toBe(drawn('sweet-lantern'))
    expect(drawn('sweet-lantern')).not.toBe(drawn('sweet-lantern-2'))
  })

  it('picture on their wild what the label pictures', () => {
    const { symbols, emblem } = reelTheme(subject, roles)
    expect(emblem).toBe('lantern')
    expect(tileEmblems(subject).main).toBe('lantern')
    expect(symbols[0]).toMatchObject({ role: 'wild', emblem: 'lantern' })
  })

  it('never show two symbols of one picture, but for wilds that multiply', () => {
    for (let code = 0; code < 60; code += 1) {
      const { symbols } = reelTheme({ ...subject, code: `g${code}`, name: '' }, roles)
      expect(new Set(symbols.map((symbol) => reelSymbolSvg(symbol))).size).toBe(roles.length)
      const emblems = symbols.map((symbol) =>
        symbol.kind === 'label' ? symbol.emblem : symbol.mark,
      )
      expect(new Set(emblems).size).toBe(emblems.length)
    }
  })

  it('[A4] [A5] hold no text of the title, no script, no reference, and are small', () => {
    const nasty = { ...subject, name: '"><script>alert(1)</script>', code: '"><image href="x"' }
    const theme = reelTheme(nasty, roles)
    for (const svg of [
      drawCabinetCloth(theme),
      ...theme.symbols.map((symbol) => reelSymbolSvg(symbol)),
    ]) {
      expect(svg).not.toMatch(/script|<text|href|url\(|style=/)
      expect(svg.length).toBeLessThan(90_000)
    }
  })
})
