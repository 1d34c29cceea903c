import { describe, expect, it } from 'vitest'
import { findSharedGame, listSharedGames } from './find-game.ts'
import type { Json, Leaving, SharedGame } from './game.ts'
import { sharedSuite } from './suite-shared.ts'
import { wheelSpots } from './wheel/wheel.ts'

/** A game that is added adds its line here. */
const choices: Readonly<Record<string, readonly Json[]>> = {
  crash: [{ outAt: 0 }, { outAt: 101 }, { outAt: 200 }, { outAt: 1_000_000 }],
  wheel: [
    { bets: [{ spot: '1', stake: '100' }] },
    { bets: wheelSpots.map((spot, index) => ({ spot, stake: String(1 + index) })) },
  ],
}

describe.each(listSharedGames().map(({ id }) => id))('%s', (id) => {
  const tried = { game: findSharedGame(id)!, choices: choices[id] ?? [] }
  it.each(sharedSuite.map((check) => [check.title, check] as const))('%s', (_, check) => {
    expect(tried.choices).not.toEqual([])
    expect(() => check.run(tried)).not.toThrow()
  })
})

function run(title: string, game: SharedGame): void {
  const check = sharedSuite.find((one) => one.title.startsWith(title))
  if (check === undefined) throw new Error(`Nothing checks that ${title}.`)
  check.run({ game, choices: choices[game.id] ?? [] })
}

const crash = findSharedGame('crash')!
const wheel = findSharedGame('wheel')!
const leaving = crash.leaving as Leaving
const exact: [number, number] = [27, 26]
let drawn = 0

// A check that no game could fail would hold nothing.
describe('the suite says no to a shared game', () => {
  it.each<[string, string, SharedGame, RegExp]>([
    [
      'that draws otherwise the second time',
      'the same link',
      { ...wheel, draw: () => ({ segment: (drawn += 1) }) },
      /became/,
    ],
    ['that draws nothing', 'the same link', { ...wheel, draw: () => null }, /alike/],
    [
      'that pays by what was not kept',
      'what a bet is paid follows',
      { ...wheel, payout: (stake, choice) => (choice === choices['wheel']?.[0] ? stake : 0n) },
      /became/,
    ],
    [
      'that pays more than its ceiling',
      'a payout is never',
      { ...wheel, mostTimes: 2 },
      /for 28 on/,
    ],
    [
      'that pays small stakes better',
      'a payout is never',
      { ...crash, payout: (stake) => (stake < 1_000n ? stake + 1n : stake) },
      /and/,
    ],
    [
      'that takes no bets',
      'its pace',
      { ...wheel, pace: { bettingMs: 0, restMs: 1 } },
      /"bettingMs":0/,
    ],
    ['that never ends', 'its pace', { ...wheel, lastsMs: () => Number.POSITIVE_INFINITY }, /:/],
    [
      'that lets out after the end',
      'nobody leaves once',
      { ...crash, leaving: { ...leaving, moveAt: () => ({ outAt: 101 }) } },
      /left after/,
    ],
    [
      'that nobody can leave',
      'nobody leaves once',
      { ...crash, leaving: { ...leaving, moveAt: () => undefined } },
      /could leave/,
    ],
    [
      'that lets out by itself at something else',
      'who leaves by itself',
      { ...crash, leaving: { ...leaving, moveOf: () => ({ outAt: 102 }) } },
      /outAt/,
    ],
    [
      'that takes anything for a choice',
      'what is no choice',
      { ...crash, parseChoice: (input) => input as Json },
      /choice/,
    ],
    [
      'whose lists may have a thousand bets',
      'bets on spots',
      { ...wheel, parseChoice: (input) => input as Json },
      /./,
    ],
    [
      'that gives back more than was staked',
      'the band',
      { ...wheel, rtp: { ...wheel.rtp, declaredBps: 10_384, toBps: 10_384, exact } },
      /10384/,
    ],
  ])('%s', (_, title, game, says) => {
    expect(() => run(title, game)).toThrow(says)
  })
})
