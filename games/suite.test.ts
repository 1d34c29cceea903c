import { describe, expect, it } from 'vitest'
import type { BlackjackShown } from './blackjack/blackjack.ts'
import { findGame, listGames } from './find-game.ts'
import type { Json } from './game.ts'
import type { MinesShown } from './mines/mines.ts'
import { spots } from './roulette/spots.ts'
import { suite, type Tried } from './suite.ts'

type Trial = Pick<Tried, 'choices' | 'hidden' | 'open'> & Partial<Pick<Tried, 'moves'>>

/** Games that let choose; all others have no choice and no moves. A folder that is added adds its line here, when it needs one. */
const trials: Readonly<Record<string, Trial>> = {
  dice: {
    choices: [
      { side: 'under', target: 200 },
      { side: 'over', target: 5_000 },
      { side: 'under', target: 9_800 },
    ],
  },
  mines: {
    choices: [{ mines: 1 }, { mines: 3 }, { mines: 24 }],
    // Few cells to choose from, so that many rounds take the same way over different boards.
    moves: (_, made) => {
      const left: Json[] = [3, 12, 21, ...Array(25).keys()]
        .filter(
          (cell) =>
            !made.some(
              (move) => typeof move === 'object' && (move as { open: number }).open === cell,
            ),
        )
        .slice(0, 2)
        .map((open) => ({ open }))
      return made.length === 0 ? left : [...left, 'cash_out']
    },
    hidden: ({ shown }) => (shown as MinesShown).board,
  },
  blackjack: {
    choices: [null],
    moves: ({ shown }) => (shown as BlackjackShown).moves,
    hidden: ({ shown }) => (shown as BlackjackShown).dealer.cards[1] ?? null,
    open: ({ shown }) => {
      const { dealer, hands } = shown as BlackjackShown
      return [dealer.cards, hands.map(({ cards }) => cards)]
    },
  },
  roulette: {
    choices: [
      { bets: [{ spot: 'red', stake: '100' }] },
      {
        bets: [
          { spot: 'straight-0', stake: '7' },
          { spot: 'split-0-2', stake: '3' },
          { spot: 'dozen-3', stake: '50' },
        ],
      },
      { bets: spots.map(({ id: spot }, index) => ({ spot, stake: String(1 + index) })) },
    ],
  },
}

describe.each(listGames().map(({ id }) => id))('%s', (id) => {
  const game = findGame(id)!
  const tried: Tried = { game, moves: () => [], choices: [null], ...trials[id] }
  it.each(suite.map((check) => [check.title, check] as const))('%s', (_, check) => {
    expect(() => check.run(tried)).not.toThrow()
  })
})
