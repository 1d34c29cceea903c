import { describe, expect, it } from 'vitest'
import { contrastRatio, tokensForHue } from '@baize/ui/look/contrast.ts'
import { defaultHue } from '@baize/ui/look/palette.ts'
import { shadeOf } from './shade-of.ts'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

describe.each(['light', 'dark'] as const)('an hour by %s', (theme) => {
  const tokens = tokensForHue(defaultHue, theme) as Record<string, string>
  /** The colour of a token, or of two that are mixed. */
  function hexOf(css: string): string {
    const [first = '', second] = [...css.matchAll(/--([\w-]+)/g)].map(([, name = '']) => name)
    const share = Number(/(\d+)%/.exec(css)?.[1] ?? 100) / 100
    const [front, back] = [tokens[first] ?? '', tokens[second ?? first] ?? '']
    const mixed = channels(front).map((part, at) =>
      Math.round(part * share + (channels(back)[at] ?? 0) * (1 - share)),
    )
    return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }

  it('without a tier is seen on its card', () => {
    const { background } = shadeOf(0, 3)
    expect(contrastRatio(hexOf(background), tokens['s1'] ?? '')).toBeGreaterThan(1.1)
  })

  it.each([1, 2, 3, 10])('can be read, whatever it reached of %i tiers', (highest) => {
    for (let tier = 0; tier <= highest; tier += 1) {
      const { background, color } = shadeOf(tier, highest)
      expect(contrastRatio(hexOf(background), hexOf(color))).toBeGreaterThanOrEqual(4.5)
    }
  })
})
