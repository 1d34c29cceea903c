import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { boundsOf, checkBounds, cleanNote, leftOf } from './rules.ts'

describe('the bounds', () => {
  const bounds = boundsOf({ uplineMin: { PHP: '50' }, uplinePerDay: { PHP: '1000' } }, 'PHP')
  it.each([
    [49n, 0n, 'below_minimum'],
    [50n, 0n, 'ok'],
    [1_000n, 0n, 'ok'],
    [1_001n, 0n, 'above_day_left'],
    [50n, 951n, 'above_day_left'],
    [50n, 2_000n, 'day_used_up'],
  ])('[X82] %s after %s: %s', (amount, used, code) => {
    const checked = checkBounds(money(amount, 'PHP'), bounds, used)
    expect(checked.ok ? 'ok' : checked.code).toBe(code)
  })

  it('[X82] a currency without a sum has no such bound', () => {
    const open = boundsOf({ uplineMin: {}, uplinePerDay: {} }, 'JPY')
    expect(checkBounds(money(1n, 'JPY'), open, 0n).ok).toBe(true)
    expect(leftOf(open, 0n)).toBe(9_007_199_254_740_991n)
  })
})

it('[X83] a note is one line without signs that cannot be seen', () => {
  expect(cleanNote(' for\nrent\u202e \u200b!')).toBe('for rent !')
})
