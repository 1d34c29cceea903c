import { describe, expect, it } from 'vitest'
import { roundSeconds, winnerLimit } from './winner-speed.ts'

describe('the winner board', () => {
  it('moves half a pixel with each of sixty frames a second', () => {
    // 20 rows of 32 px at 30 px a second.
    expect(roundSeconds(winnerLimit)).toBeCloseTo(640 / 30)
  })
})
