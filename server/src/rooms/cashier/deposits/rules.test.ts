import { describe, expect, it } from 'vitest'
import * as rules from './rules.ts'
import { readPlace, writePlace } from './cursor.ts'

const expiresAt = new Date('2026-11-15T10:00:00Z')
const order = { state: 'awaiting', amount: 100n, currency: 'PHP', expiresAt } as const
const paid = { amount: 100n, currency: 'PHP', at: new Date('2026-11-15T09:59:00Z') }
const late = { ...paid, at: new Date('2026-11-15T10:00:01Z') }

describe('why money is held', () => {
  it.each([
    ['as ordered', order, paid, undefined],
    ['at the last moment', order, { ...paid, at: expiresAt }, undefined],
    ['less', order, { ...paid, amount: 99n }, 'amount_differs'],
    ['more', order, { ...paid, amount: 101n }, 'amount_differs'],
    ['another currency', order, { ...paid, currency: 'JPY' }, 'amount_differs'],
    ['late', order, late, 'paid_late'],
    ['late but seen in time', { ...order, state: 'verifying' }, late, undefined],
    ['expired', { ...order, state: 'expired' }, paid, 'paid_late'],
    ['cancelled', { ...order, state: 'cancelled' }, paid, 'paid_late'],
    ['failed', { ...order, state: 'failed' }, paid, 'paid_late'],
    ['less and late', { ...order, state: 'expired' }, { ...late, amount: 1n }, 'amount_differs'],
  ] as const)('[C15] %s', (_, deposit, news, why) => {
    expect(rules.whyHeld(deposit, news)).toBe(why)
  })
})

describe('the fee of what was paid', () => {
  it.each([
    [10_000n, 100n],
    [200n, 51n],
    [51n, 50n],
    [50n, 49n],
    [1n, 0n],
  ])('[C4] of %d is %d', (amount, fee) => {
    expect(rules.feeOfPaid({ feeBps: 50, feeFixed: '50' }, amount)).toBe(fee)
  })
})

describe('asking a silent gateway', () => {
  it('[C17] waits twice as long each time, up to an hour', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 100].map(rules.pauseAfter)
    expect(pauses.map((ms) => ms / 1000)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  })
})

describe('a cursor', () => {
  it('[C20] is read as it was written; anything else is none', () => {
    const at = new Date('2026-11-15T10:00:00.123Z')
    expect(readPlace(writePlace(at, 'dep_01'))).toEqual({ at, id: 'dep_01' })
    for (const text of ['', 'x', '1', '1.', "1.'; drop", '99999999999999999.dep']) {
      expect(readPlace(text)).toBeUndefined()
    }
  })
})
