import { describe, expect, it } from 'vitest'
import { payShared } from './pay-shared.ts'

const bets = [
  { spot: '12-sun', stake: '50' },
  { spot: '1', stake: '100' },
]
const paid = (bet: Omit<Parameters<typeof payShared>[0], 'stake'>, outcome: object, stake = 0n) => {
  const result = payShared({ ...bet, stake }, outcome as never)
  return result.ok ? result.value.payout : result.code
}

describe('what a bet in a shared round is paid', () => {
  it('[G9] follows from its list and the outcome; the stake is the sum of the list', () => {
    const list = { model: 'wheel', choice: { bets } }
    expect(paid(list, { segment: 4, spot: '12-sun' })).toBe(650n)
    expect(paid(list, { segment: 1, spot: '1' })).toBe(200n)
    expect(paid(list, { segment: 0, spot: '51' })).toBe(0n)
  })

  it('[G9] follows from the move of whoever left, and is nothing for whoever stayed too long', () => {
    const flight = { model: 'crash', choice: { outAt: 0 } }
    expect(paid({ ...flight, move: { outAt: 140 } }, { crashedAt: 150 }, 1_000n)).toBe(1_400n)
    expect(paid({ ...flight, move: { outAt: 151 } }, { crashedAt: 150 }, 1_000n)).toBe(0n)
    expect(paid(flight, { crashedAt: 150 }, 1_000n)).toBe(0n)
  })

  it('is refused for what is no bet of the game', () => {
    const sun = { segment: 4, spot: '12-sun' }
    expect(paid({ model: 'dice', choice: null }, sun)).toBe('unknown_model')
    expect(paid({ model: 'wheel', choice: { bets: [{ spot: '2', stake: '5' }] } }, sun)).toBe(
      'invalid_choice',
    )
    expect(paid({ model: 'wheel', choice: { bets }, move: { outAt: 140 } }, sun)).toBe(
      'invalid_move',
    )
    expect(paid({ model: 'crash', choice: { outAt: 0 } }, { crashedAt: 150 }, 150n)).toBe(
      'invalid_stake',
    )
  })
})
