import { describe, expect, it } from 'vitest'
import { gemChance, listSteps, lookOf, neighbourOf, payoutAt, pickClosed } from './state.ts'

const shown = { mines: 4, opened: [3, 7], multiple: 13_836, next: 16_735, hit: false, board: null }

describe('the board of mines', () => {
  it('shows what lies open, and the mines only when it is over', () => {
    expect([lookOf(shown, 3), lookOf(shown, 4)]).toEqual(['gem', 'closed'])
    const over = { ...shown, opened: [3, 8], hit: true, board: [8, 9, 10, 11] }
    expect([lookOf(over, 3), lookOf(over, 8), lookOf(over, 9), lookOf(over, 0)]).toEqual([
      'gem',
      'hit',
      'mine',
      'closed',
    ])
  })

  it('moves by arrows and holds at its edges', () => {
    expect(
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'].map((key) =>
        neighbourOf(24, key),
      ),
    ).toEqual([19, 24, 23, 24, 20, 24, 24])
  })

  it('tells the chance and the payout of the next step', () => {
    expect(gemChance(4, 6)).toBe(789)
    expect(payoutAt(5000n, 4, 6)).toBe(15_828n)
  })

  it('lists steps round the one that is reached, and none beyond the last', () => {
    expect(listSteps(4, 6).map(({ gems }) => gems)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(listSteps(24, 0)).toEqual([{ gems: 1, multiple: 242_500 }])
  })

  it('picks only a card that is closed', () => {
    expect(pickClosed(shown, () => 3)).toBe(4)
    expect(pickClosed(shown, (bound) => bound - 1)).toBe(24)
  })
})
