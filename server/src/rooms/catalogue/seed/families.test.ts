import { describe, expect, it } from 'vitest'
import { familiesCalled } from '@baize/ui/art/families/called'
import { seenTurns, turnsOf } from '@baize/ui/art/families/turns'
import { makeGames } from './make-games.ts'

const games = makeGames()
const inOrder = games
  .filter(({ category }) => category === 'RNG')
  .sort((a, b) => a.position - b.position)
const reeled = inOrder.filter(({ family }) => family !== null)
const looks = reeled.map(({ vendor, code, family, model }) => {
  const turns = turnsOf({ vendor, code })
  const { ground, trim, hour } = turns
  return { family, model, turns, look: [family, ground, trim, hour].join() }
})
type Look = (typeof looks)[number]

/** Two of one family that stand so near one another. */
const pairsOf = (list: readonly Look[], reach: number) =>
  list.flatMap((one, at) =>
    list
      .slice(Math.max(0, at - reach), at)
      .filter(({ family }) => family === one.family)
      .map((other) => [one, other] as const),
  )

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

  it('[A11] look unlike one another among ten neighbours', () => {
    const near = pairsOf(looks, 9)
    expect(near.length).toBeGreaterThan(5_000)
    const alike = ([one, other]: readonly [Look, Look], turns: typeof seenTurns) =>
      turns.every((turn) => one.turns[turn] === other.turns[turn])
    expect(near.filter((pair) => alike(pair, seenTurns))).toEqual([])
    // Whose reels are alike, too, differ in what is seen first.
    const side = ({ turns }: Look) => turns.shot % 2
    const twins = near.filter(
      ([one, other]) =>
        one.model === other.model && one.look === other.look && side(one) === side(other),
    )
    expect(twins).toEqual([])
  })

  it('[A11] differ among the first twenty in four turns at least, the hue of the scene among them', () => {
    const first = pairsOf(looks.slice(0, 20), 19)
    expect(first.length).toBe(11)
    for (const [one, other] of first) {
      const apart = seenTurns.filter((turn) => one.turns[turn] !== other.turns[turn])
      expect(apart.length).toBeGreaterThanOrEqual(4)
      expect(apart).toContain('ground')
    }
  })

  it('are ten among the first ten of the hot list', () => {
    const hot = games
      .filter(({ hotPosition }) => hotPosition !== null && hotPosition <= 10)
      .map(({ family }) => family)
    expect(different(hot)).toBe(10)
  })
})
