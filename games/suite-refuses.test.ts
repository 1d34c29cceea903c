import { describe, expect, it } from 'vitest'
import { dice } from './dice/dice.ts'
import type { Bets, Game, Json, Played } from './game.ts'
import { mines, type MinesShown } from './mines/mines.ts'
import { roulette } from './roulette/roulette.ts'
import { suite, type Tried } from './suite.ts'

const asGame = (game: Pick<Game, 'id'>) => game as unknown as Game
const { purse } = dice
const [oneShot, stepped, spread] = [dice, mines, roulette].map(asGame) as [Game, Game, Game]
const bets = spread.bets as Bets

const trials = new Map<string, Omit<Tried, 'game'>>([
  ['dice', { choices: [{ side: 'under', target: 5_000 }], moves: () => [] }],
  [
    'mines',
    {
      choices: [{ mines: 1 }],
      moves: (_, made) => (made.length === 0 ? [{ open: 7 }] : ['cash_out']),
      hidden: ({ shown }) => (shown as MinesShown).board,
    },
  ],
  ['roulette', { choices: [{ bets: [{ spot: 'red', stake: '10' }] }], moves: () => [] }],
])

/** A game whose rounds stand otherwise than its rules say. */
function playedAs(game: Game, change: (played: Played, moves: readonly Json[]) => Played): Game {
  return {
    ...game,
    play(stake, choice, moves, chance) {
      const played = game.play(stake, choice, moves, chance)
      return played && change(played, moves)
    },
  }
}

function run(title: string, game: Game): void {
  const check = suite.find((one) => one.title.startsWith(title))
  if (check === undefined) throw new Error(`Nothing checks that ${title}.`)
  check.run({ game, ...trials.get(game.id)! })
}

/** Rounds that tell one of the numbers that chance will give. */
const telling: Game = {
  ...stepped,
  play(stake, choice, moves, chance) {
    const played = stepped.play(stake, choice, moves, chance)
    const told = { ...(played?.shown as MinesShown), next: chance.below(3) }
    return played && { ...played, shown: told }
  },
}

const anyList: Game['parseChoice'] = (input) => (input as { bets?: Json }).bets

// A check that no game could fail would hold nothing.
describe('the suite says no to a game', () => {
  it.each<[string, string, Game, RegExp]>([
    [
      'whose stake shrinks',
      'what is staked',
      playedAs(stepped, (played, { length }) => ({
        ...played,
        staked: (played.staked * BigInt(9 - length)) / 9n,
      })),
      /became/,
    ],
    [
      'that begins with another stake',
      'what is staked',
      playedAs(oneShot, (played) => ({ ...played, staked: played.staked + 1n })),
      /for/,
    ],
    [
      'that pays beyond its ceiling',
      'a payout is never negative',
      { ...oneShot, mostTimes: 1 },
      /for/,
    ],
    [
      'that declares steps and has none',
      'rounds take steps',
      { ...oneShot, steps: { abandon: () => undefined } },
      /none waited/,
    ],
    [
      'that has steps and declares none',
      'rounds take steps',
      { ...stepped, steps: 'none' },
      /waited for a move/,
    ],
    [
      'that knows a move and declares none',
      'rounds take steps',
      { ...oneShot, parseMove: () => 'hit' },
      /hit/,
    ],
    [
      'that makes a move for who left which it does not allow',
      'a round that is left',
      { ...stepped, steps: { abandon: () => 'cash_out' } },
      /does not allow its own moves/,
    ],
    [
      'whose abandonment costs',
      'a round that is left',
      playedAs(stepped, (played, moves) =>
        moves.includes('cash_out') ? { ...played, staked: played.staked + 1n } : played,
      ),
      /stakes for somebody who left/,
    ],
    ['that tells what is to come', 'what is shown before the end', telling, /against/],
    [
      'that plays another stake than its bets',
      'the stake of several bets',
      {
        ...spread,
        play: (stake, _, moves, chance) =>
          oneShot.play(stake, { side: 'under', target: 500 }, moves, chance),
      },
      /was played with/,
    ],
    [
      'that adds up wrongly',
      'the stake of several bets',
      { ...spread, bets: { ...bets, stakeOf: () => 11n } },
      /11/,
    ],
    [
      'whose spots take more than the table',
      'the stake of several bets',
      { ...spread, bets: { ...bets, spotLimit: (_, max) => max * 2n } },
      /red/,
    ],
    ['that reads any list', 'a list of bets', { ...spread, parseChoice: anyList }, /taken/],
    [
      'that declares beside its band',
      'the band of its return',
      {
        ...oneShot,
        returns: [{ of: 'a bet', rtp: { declaredBps: 9_600, fromBps: 9_700, toBps: 9_700 } }],
      },
      /9600/,
    ],
    [
      'that declares more than its fraction',
      'the band of its return',
      { ...spread, rtp: { ...spread.rtp, declaredBps: 9_730 } },
      /9730/,
    ],
    [
      'that is never settled from its purse',
      'what it declares of a purse',
      { ...oneShot, purse: { ...purse!, settleMs: 60_000, idleMs: 60_000 } },
      /60000/,
    ],
    [
      'with a purse that forgets nobody',
      'what it declares of a purse',
      { ...oneShot, purse: { ...purse!, idleMs: 3_600_000 } },
      /3600000/,
    ],
    [
      'with a purse and a pool',
      'what it declares of a purse',
      { ...oneShot, purse: purse!, pool: { name: 'grand', contributionBps: 100, seed: 0 } },
      /least/,
    ],
    [
      'with a pool that takes everything',
      'its pool',
      { ...oneShot, pool: { name: 'grand', contributionBps: 10_000, seed: 0 } },
      /grand/,
    ],
  ])('%s', (_, title, game, says) => {
    expect(() => run(title, game)).toThrow(says)
  })
})
