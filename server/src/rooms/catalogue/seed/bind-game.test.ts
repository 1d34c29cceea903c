import { describe, expect, it } from 'vitest'
import { makeGames } from './make-games.ts'
import { jackpotModels, slotModels } from './models.ts'

const games = makeGames()
const models = new Map([...slotModels, ...jackpotModels].map((model) => [model.id, model]))
const reels = games.filter(({ classify, category }) => category === 'RNG' && isReel(classify))

function isReel(classify: string) {
  return classify === 'SLOT' || classify === 'JP'
}

describe('a title', () => {
  it('[C22] has an engine and a model, whatever its category', () => {
    expect(games.filter(({ engine, model }) => !engine || !model)).toEqual([])
  })

  it('[C22] of reels has the engine, and the lines, of its model', () => {
    for (const { names, engine, model, lines } of reels) {
      const found = models.get(model ?? '')
      expect([names.EN, engine, lines]).toEqual([names.EN, found?.engine, found?.lines])
    }
  })

  it('[C22] of an instant game is what it says: mines are no dice', () => {
    const named = (words: RegExp) =>
      new Set(
        games
          .filter(({ classify, names }) => classify === 'AC' && words.test(names.EN))
          .map(({ model }) => model),
      )
    expect(named(/Minefield/)).toEqual(new Set(['mines']))
    expect(named(/Dice/)).toEqual(new Set(['dice']))
    expect(named(/Crash|Racer/)).toEqual(new Set(['crash']))
  })

  it('[C22] stakes at least a whole unit on each line', () => {
    const uneven = reels.filter(
      ({ engine, lines, minStake }) => engine === 'lines' && minStake % (lines ?? 1) !== 0,
    )
    expect(uneven).toEqual([])
    expect(games.filter(({ minStake }) => minStake < 1)).toEqual([])
  })

  it('[C22] can be tried without money if it is a slot or a fish game, and else not', () => {
    const tried = new Set(games.filter(({ demo }) => demo).map(({ category }) => category))
    expect([...tried].sort()).toEqual(['FISH', 'RNG'])
    expect(games.filter(({ category, demo }) => category === 'RNG' && !demo)).toEqual([])
  })
})

describe('the models', () => {
  const slots = games.filter(({ classify }) => classify === 'SLOT')
  const count = (volatility: string) =>
    slots.filter(({ model }) => models.get(model ?? '')?.volatility === volatility).length

  it('[C22] are at least 24 and each has many titles, jackpots their own', () => {
    expect(slotModels.length).toBeGreaterThanOrEqual(24)
    for (const { id } of slotModels) {
      expect(slots.filter(({ model }) => model === id).length, id).toBeGreaterThan(100)
    }
    const jackpots = games.filter(({ classify }) => classify === 'JP')
    expect(new Set(jackpots.map(({ model }) => model))).toEqual(
      new Set(jackpotModels.map(({ id }) => id)),
    )
  })

  it('[C22] are spread by volatility: three tenths low, a quarter high', () => {
    expect(count('low') / slots.length).toBeCloseTo(0.3, 1)
    expect(count('medium') / slots.length).toBeCloseTo(0.45, 1)
    expect(count('high') / slots.length).toBeCloseTo(0.25, 1)
  })
})
