import { describe, expect, it } from 'vitest'
import { familiesCalled } from '@baize/ui/art/families/called'
import { turnsOf } from '@baize/ui/art/families/turns'
import { makeGames } from './make-games.ts'

const games = makeGames()
const inOrder = games
  .filter(({ category }) => category === 'RNG')
  .sort((a, b) => a.position - b.position)
const reeled = inOrder.filter(({ family }) => family !== null)
const looks = reeled.map(({ vendor, code, family }) => {
  const { ground, trim, hour } = turnsOf({ vendor, code })
  return { family, look: [family, ground, trim, hour].join() }
})

/** Ten after ten, as a page of the lobby shows them. */
const tens = Array.from({ length: Math.floor(looks.length / 10) }, (_, at) =>
  looks.slice(at * 10, at * 10 + 10),
)
const different = (values: readonly unknown[]) => new Set(values).size

describe('[C33] families of the first catalogue', () => {
  it('are given to every title with reels, by a word of its name, and to no other', () => {
    expect(reeled).toHaveLength(8_718)
    const isReeled = /^(?:lines|ways|cluster|jackpot)-/
    expect(
      games.filter(({ family, model }) => (family !== null) !== isReeled.test(model ?? '')),
    ).toEqual([])
    expect(reeled.filter(({ names }) => familiesCalled(names.EN).size === 0)).toEqual([])
  })

  it('are ten of about one size', () => {
    const counts = new Map<string | null, number>()
    for (const { family } of looks) counts.set(family, (counts.get(family) ?? 0) + 1)
    expect(counts.size).toBe(10)
    expect(Math.min(...counts.values())).toBe(783)
    expect(Math.max(...counts.values())).toBe(960)
  })

  it('part neighbours in the lobby', () => {
    const kinds = tens.map((ten) => different(ten.map(({ family }) => family)))
    expect(Math.min(...kinds)).toBeGreaterThanOrEqual(5)
    expect(kinds.reduce((sum, count) => sum + count, 0) / tens.length).toBeGreaterThan(7.6)
    const beside = looks.filter(({ family }, at) => family === looks[at - 1]?.family)
    expect(beside.length / looks.length).toBeLessThan(0.032)
    const unlike = tens.filter((ten) => different(ten.map(({ look }) => look)) === 10)
    expect(unlike.length / tens.length).toBeGreaterThan(0.95)
  })

  it('are ten among the first ten of the hot list', () => {
    const hot = games
      .filter(({ hotPosition }) => hotPosition !== null && hotPosition <= 10)
      .map(({ family }) => family)
    expect(different(hot)).toBe(10)
  })
})
