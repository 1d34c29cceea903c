import { describe, expect, it } from 'vitest'
import {
  dice,
  diceMultiple,
  leastTarget,
  mostTarget,
  winningRolls,
  type DiceChoice,
} from './dice.ts'

const sides = ['under', 'over'] as const

function everyRoll(choice: DiceChoice, stake: bigint): bigint {
  let paid = 0n
  for (let roll = 0; roll < 10_000; roll += 1) {
    paid += dice.play(stake, choice, [], { below: () => roll })!.payout
  }
  return paid
}

describe('dice', () => {
  it('[D1] returns exactly 99 % at every target, over all rolls', () => {
    for (const side of sides) {
      for (let target = leastTarget; target <= mostTarget; target += 1) {
        const wins = BigInt(winningRolls({ side, target }))
        // A stake that the winning rolls divide leaves nothing to round.
        const won = dice.play(wins * 100n, { side, target }, [], {
          below: () => (side === 'under' ? 0 : 9_999),
        })!
        expect(won.payout * wins * 10_000n, `${side} ${target}`).toBe(
          wins * 100n * 10_000n * 9_900n,
        )
      }
    }
  })

  it('[D1] wins at exactly as many rolls as it counts, at each end and in the middle', () => {
    for (const side of sides) {
      for (const target of [leastTarget, 201, 3_333, 5_000, 9_799, mostTarget]) {
        const stake = BigInt(winningRolls({ side, target }))
        expect(everyRoll({ side, target }, stake)).toBe(stake * 9_900n)
      }
    }
  })

  it('[D1] a part of a unit is the last draw of the round: below what is left it pays one more', () => {
    // 100 times 9900 / 3333 is 297 and 99 parts of 3333.
    const at = (draw: number) => {
      const numbers = [0, draw]
      const chance = { below: () => numbers.shift()! }
      return dice.play(100n, { side: 'under', target: 3_333 }, [], chance)!.payout
    }
    expect([at(0), at(98), at(99), at(3_332)]).toEqual([298n, 298n, 297n, 297n])
  })

  it('[D2] prints what a win pays in ten-thousandths', () => {
    expect(diceMultiple({ side: 'under', target: 4_950 })).toBe(20_000)
    expect(diceMultiple({ side: 'over', target: 9_800 })).toBe(495_000)
    expect(diceMultiple({ side: 'under', target: 9_800 })).toBe(10_102)
  })

  it('[D3] under does not win at the target, over does', () => {
    const at = (side: 'under' | 'over', roll: number) =>
      dice.play(100n, { side, target: 5_000 }, [], { below: () => roll })!.shown.isWon
    expect([at('under', 4_999), at('under', 5_000), at('over', 4_999), at('over', 5_000)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})
