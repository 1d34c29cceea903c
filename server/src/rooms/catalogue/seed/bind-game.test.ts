import { describe, expect, it } from 'vitest'
import { otherHeads } from './heads.ts'
import { findGame, findSharedGame } from '@baize/games/find-game'
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

  it('[C22] plays what it says: mines are no dice, and roulette is no baccarat', () => {
    const modelsOf = (kind: string, word: string) => {
      const named = games.filter(({ classify, names }) => classify === kind && says(names.EN, word))
      return [...new Set(named.map(({ model }) => model))]
    }
    const says = (name: string, word: string) => ` ${name} `.includes(` ${word} `)
    const played = (['AC', 'TG', 'VP'] as const).flatMap((kind) =>
      otherHeads[kind].map(({ names }) => [names.EN, ...modelsOf(kind, names.EN)]),
    )
    expect(played).toEqual([
      ['Minefield', 'mines'],
      ['Dice', 'dice'],
      ['Darts', 'darts'],
      ['Climb', 'crash'],
      ['Crash', 'crash'],
      ['Coin Toss', 'coin-toss'],
      ['Racer', 'crash'],
      ['Keno', 'keno'],
      ['Penalty', 'penalty'],
      ['Blackjack', 'blackjack'],
      ['Roulette', 'roulette'],
      ['Baccarat', 'baccarat'],
      ['Sic Bo', 'sic-bo'],
      ['Craps', 'craps'],
      ['Hi-Lo', 'hi-lo'],
      ['Red Dog', 'red-dog'],
      ['Poker', 'jacks-or-better'],
      ['Aces', 'aces-and-faces'],
      ['Jacks', 'jacks-or-better'],
    ])
  })

  it('[C22] of a hall that says wheel plays the wheel, and no other title does', () => {
    const wheels = games.filter(({ model }) => model === 'wheel')
    expect(wheels).toEqual(games.filter(({ classify }) => classify === 'WH'))
    expect(wheels.length).toBeGreaterThan(10)
    for (const { names, engine, category } of wheels) {
      expect([names.EN.slice(0, 12), engine, category]).toEqual(['House Wheel ', 'table', 'LIVE'])
    }
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

describe('the least stake', () => {
  it('[C22] of a game that the arcade plays without reels is one that its rules take', () => {
    const played = games.flatMap(({ model, minStake, classify }) => {
      const rules = findGame(model ?? '') ?? findSharedGame(model ?? '')
      return rules === undefined || isReel(classify) ? [] : [{ model, minStake, rules }]
    })
    expect(new Set(played.map(({ model }) => model))).toContain('crash')
    const refused = played.filter(
      ({ minStake, rules }) => BigInt(minStake) % rules.stakeUnit !== 0n,
    )
    expect(refused.map(({ model, minStake }) => [model, minStake])).toEqual([])
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
