import { describe, expect, it } from 'vitest'
import { readPrizes } from './read-prizes.ts'

describe('prizes as operators write them', () => {
  it('[GR70] are amounts and slips, and come to the budget', () => {
    expect(readPrizes('5,000.00 x 1\n\n20 x 10\n0 × 9', 'PHP')).toEqual({
      prizes: [
        { amount: '500000', count: 1 },
        { amount: '2000', count: 10 },
        { amount: '0', count: 9 },
      ],
      total: 520_000n,
      slips: 20,
    })
  })

  it.each(['500', '500 x 0', 'x 4', '1.234 x 1', '-5 x 1', 'ten x 1'])(
    '[GR70] are refused with the line that cannot be read: %s',
    (line) => {
      expect(readPrizes(`10 x 1\n${line}`, 'PHP')).toEqual({ line })
    },
  )
})
