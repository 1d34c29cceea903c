import { describe, expect, it } from 'vitest'
import { parseMoney } from '@baize/kernel/money'
import { readLimit, whenHeld } from './read-limit.ts'

describe('a limit that is typed', () => {
  it.each([
    ['100', { amount: 10_000n }],
    ['0.01', { amount: 1n }],
    ['0', { wrong: 'errors.amount_not_positive' }],
    ['', { wrong: 'errors.amount_invalid' }],
    ['1.234', { wrong: 'errors.amount_too_precise' }],
    ['90071992547409.92', { wrong: 'errors.amount_too_large' }],
  ])('%o is %o', (text, read) => {
    expect(readLimit(parseMoney(text, 'PHP'))).toEqual(read)
  })

  it.each([
    [null, 5n, 'now'],
    ['100', 99n, 'now'],
    ['100', 100n, 'already'],
    ['100', 101n, 'later'],
  ] as const)('beside %s, %d holds %s', (amount, wanted, when) => {
    expect(whenHeld({ amount }, wanted)).toBe(when)
  })
})
