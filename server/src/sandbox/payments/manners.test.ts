import { describe, expect, it } from 'vitest'
import { sandboxManners } from '@baize/contract/cashier/methods-desk'
import { callsAfterClose, callsAfterPay, paidBy, statusOf } from './manners.ts'
import type { Payment } from './payment.ts'

const payment = (change: Partial<Payment> = {}): Payment => ({
  id: 'pay_1',
  deposit: 'dep_1',
  currency: 'PHP',
  amount: 1000n,
  paid: null,
  state: 'created',
  manner: 'pays',
  back: '/',
  expiresAt: new Date(0),
  createdAt: new Date(0),
  decidedAt: null,
  ...change,
})

describe('a manner', () => {
  it.each([
    ['pays', ['pending 1000', 'settled 1000']],
    [
      'pays_twice',
      ['settled 1000', 'settled 1000', 'settled 1000', 'settled 1000', 'settled 1000'],
    ],
    ['pays_less', ['pending 900', 'settled 900']],
    ['pays_more', ['pending 1100', 'settled 1100']],
    ['pays_late', []],
    ['refuses', ['refused 0']],
    ['stays_silent', []],
    ['out_of_order', ['settled 1000', 'pending 1000', 'created 1000']],
    ['forges', ['settled 1000', 'settled 1000']],
    ['is_down', ['pending 1000', 'settled 1000']],
  ] as const)('[C26] %s calls back %o', (manner, calls) => {
    const planned = callsAfterPay(payment({ manner }))
    expect(planned.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(calls)
  })

  it('[C26] each has its plan', () => {
    for (const manner of sandboxManners) expect(callsAfterPay(payment({ manner }))).toBeDefined()
  })

  it('[C26] forges the first of two', () => {
    expect(callsAfterPay(payment({ manner: 'forges' })).map(({ isForged }) => isForged)).toEqual([
      true,
      undefined,
    ])
  })

  it('[C26] never pays nothing', () => {
    expect(paidBy({ manner: 'pays_less', amount: 1n })).toBe(1n)
    expect(paidBy({ manner: 'pays_less', amount: 2n })).toBe(1n)
    expect(paidBy({ manner: 'pays_more', amount: 1n })).toBe(2n)
  })

  it('[C26] pays late once the order is over, if somebody paid', () => {
    const late = { manner: 'pays_late' } as const
    expect(callsAfterClose(payment({ ...late, state: 'paid' }))).toMatchObject([
      { kind: 'settled' },
    ])
    expect(callsAfterClose(payment({ ...late, state: 'created' }))).toEqual([])
    expect(callsAfterClose(payment({ state: 'paid' }))).toEqual([])
  })

  it.each([
    [{ state: 'created' }, 'pays', 'created'],
    [{ state: 'closed' }, 'pays', 'created'],
    [{ state: 'refused' }, 'pays', 'refused'],
    [{ state: 'paid', paid: 1000n }, 'pays', 'settled'],
    [{ state: 'paid', paid: 1000n }, 'stays_silent', 'pending'],
    [{ state: 'paid', paid: 1000n, manner: 'pays_late' }, 'pays', 'created'],
  ] as const)('[C26] the books of %o say, when it %s, %s', (change, manner, kind) => {
    expect(statusOf(payment(change), manner).kind).toBe(kind)
  })
})
