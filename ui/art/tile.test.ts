import { describe, expect, test } from 'vitest'
import { hueDistance, toHex } from './colour.ts'
import { emblemNames, gameEmblemNames } from './emblem.ts'
import { ACCENT_DISTANCE, tonesOn } from './inks.ts'
import { fingerprint } from './seed.ts'
import { listFaults } from './testing/read-svg.ts'
import { tileInks, tileSvg } from './tile.ts'
import type { TileSubject } from './tile.ts'

const CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  '',
]

/** Ten thousand games of forty vendors, without names: the hardest case, as nothing but the code parts them. */
function* games(count = 10_000): Generator<TileSubject> {
  for (let i = 0; i < count; i++)
    yield { vendor: `v${i % 40}`, code: `${i}`, name: '', category: CATEGORIES[i % 10] ?? '' }
}

/** The hue of a printed colour, measured from its hex by the published inverse of OKLCH. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return (Math.atan2(bb, a) * 180) / Math.PI
}

describe('a label', () => {
  test.each([
    [
      { vendor: 'HL', code: 'g1', name: 'Golden Dragon', category: 'RNG' },
      '173999001883bbaaebab5ee9e4117c43',
    ],
    [
      { vendor: 'KT', code: 'g2', name: 'フルーツ', category: 'RNG' },
      '2903b9247ad08a9a1e452c164d961fa8',
    ],
    [
      { vendor: 'NM', code: 'fish-9', name: '', category: 'FISH' },
      'e11695230c0dfe2f2b2b429ec6302992',
    ],
    [
      { vendor: '', code: '', name: '', category: 'constructor' },
      '1211f6c259cc4bf7253d91c46ee02cf1',
    ],
  ])('[A1] of %j never changes', (subject, print) => {
    expect(fingerprint(tileSvg(subject))).toBe(print)
  })

  test('[A2] [A5] of each of ten thousand games is its own, below 40 kB, and below 9 kB on average', () => {
    const prints = new Set<string>()
    let [total, largest] = [0, 0]
    for (const game of games()) {
      const svg = tileSvg(game)
      prints.add(fingerprint(svg))
      total += svg.length
      largest = Math.max(largest, svg.length)
    }
    expect(prints.size).toBe(10_000)
    expect(largest).toBeLessThanOrEqual(40_000)
    expect(total / 10_000).toBeLessThan(9000)
  }, 60_000)

  test('[A3] keeps its accent at least 55 degrees from its ground, in the ink and in the print', () => {
    let [nearestInk, nearestPrint] = [180, 180]
    for (const game of games()) {
      const { ground, accent } = tileInks(game)
      nearestInk = Math.min(nearestInk, hueDistance(ground.h, accent.h))
      nearestPrint = Math.min(nearestPrint, hueDistance(hueOf(toHex(ground)), hueOf(toHex(accent))))
    }
    expect(nearestInk).toBeGreaterThanOrEqual(ACCENT_DISTANCE)
    expect(nearestPrint).toBeGreaterThanOrEqual(ACCENT_DISTANCE)
  }, 60_000)

  test('[A3] is printed in the inks that were mixed for it', () => {
    for (const game of games(300)) {
      const inks = tileInks(game)
      expect(tileSvg(game)).toContain(toHex(inks.inverted ? inks.paper : inks.ground))
      expect(Object.values(tonesOn(inks, 'ground'))).toContain(toHex(inks.accent))
    }
  })

  test('[A5] is a well-formed drawing and nothing else', () => {
    for (const game of games(1000)) expect(listFaults(tileSvg(game))).toEqual([])
  }, 60_000)

  test('[A7] keeps its pattern and frame when the game is renamed', () => {
    const look = (name: string) => {
      const svg = tileSvg({ vendor: 'HL', code: 'g7', name, category: 'RNG' })
      return svg.slice(0, svg.lastIndexOf('<g transform="translate(150 200)">'))
    }
    expect(look('Golden Dragon')).toBe(look('Fruit Stand'))
    expect(look('Golden Dragon').length).toBeGreaterThan(200)
  })
})

test('there are more than fifty emblems for games, and those of the empty states', () => {
  expect(gameEmblemNames.length).toBeGreaterThanOrEqual(51)
  expect(emblemNames.length).toBeGreaterThan(gameEmblemNames.length)
})
