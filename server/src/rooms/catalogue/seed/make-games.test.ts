import { describe, expect, it } from 'vitest'
import { languages } from '@baize/kernel/language'
import { makeGames } from './make-games.ts'
import { takenElsewhere } from './taken-elsewhere.ts'
import { seedVendors } from './vendors.ts'

const games = makeGames()
const doubles = (keys: readonly string[]) => {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

describe('the first catalogue', () => {
  it('[C1] is the same each time it is made', () => {
    expect(makeGames()).toEqual(games)
  })

  it('has the games that each vendor is said to bring', () => {
    for (const { code, games: promised } of seedVendors) {
      for (const [category, count] of Object.entries(promised)) {
        const made = games.filter((game) => game.vendor === code && game.category === category)
        expect(made, `${code} ${category}`).toHaveLength(count)
      }
    }
    expect(games.filter(({ category }) => category === 'RNG')).toHaveLength(9_900)
  })

  it.each(languages.map(({ wire }) => wire))(
    '[C14] has no title twice at a vendor in %s',
    (language) => {
      const keys = games.map(({ vendor, names }) => `${vendor} ${names[language]?.toLowerCase()}`)
      expect(doubles(keys)).toEqual([])
    },
  )

  it('[C14] has no slot twice in the whole house', () => {
    const slots = games.filter(({ category }) => category === 'RNG')
    expect(doubles(slots.map(({ names }) => names.EN.toLowerCase()))).toEqual([])
  })

  it('[C14] has no title that other houses sell games under', () => {
    expect(games.filter(({ names }) => takenElsewhere.has(names.EN.toLowerCase()))).toEqual([])
  })

  it('has ids, codes and places that are unique where they must be', () => {
    expect(doubles(games.map(({ nodeId }) => String(nodeId)))).toEqual([])
    expect(doubles(games.map(({ vendor, code }) => `${vendor} ${code}`))).toEqual([])
    expect(doubles(games.map(({ category, position }) => `${category} ${position}`))).toEqual([])
    const live = games.filter(({ category }) => category === 'LIVE')
    expect(doubles(live.map(({ code }) => code))).toEqual([])
  })

  it('puts sixty games of six categories into the hot list, one by one', () => {
    const hot = games
      .filter(({ hotPosition }) => hotPosition !== null)
      .sort((a, b) => (a.hotPosition ?? 0) - (b.hotPosition ?? 0))
    expect(hot.map(({ hotPosition }) => hotPosition)).toEqual(
      [...Array(60).keys()].map((i) => i + 1),
    )
    expect(hot[0]).toMatchObject({ vendor: 'HARLOW', names: { EN: 'Sweet Lantern' } })
    expect(new Set(hot.map(({ category }) => category)).size).toBe(6)
  })

  it('mixes vendors, so that none fills the first page of the slots', () => {
    const first = games.filter(({ category, position }) => category === 'RNG' && position <= 24)
    expect(new Set(first.map(({ vendor }) => vendor)).size).toBeGreaterThan(9)
  })

  it('has every kind of slot, and a jackpot label on each jackpot', () => {
    const kinds = new Set(games.filter(({ category }) => category === 'RNG').map((g) => g.classify))
    expect([...kinds].sort()).toEqual(['AC', 'BG', 'JP', 'SC', 'SLOT', 'TG', 'VP'])
    const odd = games.filter((game) => game.labels.includes('JACKPOT') !== (game.classify === 'JP'))
    expect(odd).toEqual([])
  })
})
