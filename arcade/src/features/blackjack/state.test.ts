import { describe, expect, it } from 'vitest'
import { blackjack } from '@baize/games/blackjack/blackjack'
import type { BlackjackMove } from '@baize/games/blackjack/table'
import { basicMove } from '@baize/games/blackjack/strategy'
import { fastChance } from '@baize/games/fast-chance'
import { costOf, moveOfKey, returnedOn, returnedOnInsurance } from './state.ts'

const stake = 200n

/** Plays a round to its end: insured, split and doubled wherever that can be, else by the strategy. */
function playOut(seed: number, isBold: boolean) {
  const moves: BlackjackMove[] = []
  let cost = 0n
  for (;;) {
    const played = blackjack.play(stake, null, moves, fastChance(seed))!
    if (played.isOver) return { played, cost }
    const bold = (['insure', 'split', 'double'] as const).find((move) =>
      played.shown.moves.includes(move),
    )
    const move = (isBold ? bold : undefined) ?? basicMove(played.shown)
    cost += costOf(move, stake)
    moves.push(move)
  }
}

describe('what is said of money', () => {
  it.each([true, false])(
    '[CL5] is what the rules take and pay, in 2,000 rounds (bold: %s)',
    (bold) => {
      const seen = new Set<string>()
      for (let seed = 1; seed <= 2000; seed += 1) {
        const { played, cost } = playOut(seed, bold)
        const { shown, staked, payout } = played
        expect(stake + cost).toBe(staked)
        const returned = shown.hands.reduce(
          (sum, hand) => sum + returnedOn(hand, stake),
          returnedOnInsurance(shown, stake),
        )
        expect(returned).toBe(payout)
        for (const { outcome, bets } of shown.hands) seen.add(`${outcome} ${bets}`)
        seen.add(shown.insurance)
      }
      expect(seen).toContain('blackjack 1')
      expect(seen).toContain('push 2')
      expect(seen.has('won')).toBe(bold)
    },
  )
})

describe('a key', () => {
  it('makes the move that it names, when it is allowed', () => {
    expect(moveOfKey('H', ['hit', 'stand'])).toBe('hit')
    expect(moveOfKey('d', ['hit', 'stand'])).toBeUndefined()
    expect(moveOfKey('y', ['insure', 'decline'])).toBe('insure')
    expect(moveOfKey('x', ['hit'])).toBeUndefined()
  })
})
