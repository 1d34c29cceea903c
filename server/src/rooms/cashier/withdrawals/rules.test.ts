import { describe, expect, it } from 'vitest'
import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { money } from '@baize/kernel/money'
import { refuse } from '@baize/kernel/result'
import { ledgerRefusals } from '../../../ledger/ledger.ts'
import * as rules from './rules.ts'
import type { Withdrawal } from './withdrawal.ts'

const usual: CashierDocument = {
  withdrawMin: { PHP: '20000' },
  withdrawMax: { PHP: '50000000' },
  withdrawPerDay: {},
  withdrawTimesPerDay: 5,
  withdrawFeeBps: 0,
  withdrawFeeFixed: {},
  confirmMinutes: 1440,
  payeeWaitHours: 0,
  mostPayees: 5,
  mostOpenDeposits: 3,
  uplinePerDay: {},
  uplineMin: {},
  paymentTries: 5,
  paymentLockMinutes: 30,
  paymentResetHoldHours: 24,
  newAccountDays: 7,
  unusualTimes: 5,
  targetMinutes: 30,
}
const bounds = (given: Partial<CashierDocument> = {}) =>
  rules.boundsOf({ ...usual, ...given }, 'PHP')

describe('the fee', () => {
  it.each([
    [0, '0', 100_000n, 0n],
    [100, '0', 100_000n, 1_000n],
    [100, '0', 99n, 0n],
    [100, '0', 199n, 1n],
    [0, '500', 100_000n, 500n],
    [123, '7', 123_457n, 1_525n],
  ])('[X17] %d bps and %s of %s are %s, rounded down', (withdrawFeeBps, fixed, amount, fee) => {
    const of = bounds({ withdrawFeeBps, withdrawFeeFixed: { PHP: fixed } })
    expect(rules.withdrawalFeeOf(amount, of)).toBe(fee)
  })

  it('[X17] something is always left for the member: the least amount is above its fee', () => {
    for (const withdrawFeeBps of [0, 1, 100, 3_333, 9_999]) {
      for (const fixed of [0n, 1n, 7n, 500n, 99_999n]) {
        const given = { withdrawFeeBps, withdrawFeeFixed: { PHP: String(fixed) }, withdrawMin: {} }
        const of = bounds(given)
        expect(of.min - rules.withdrawalFeeOf(of.min, of)).toBeGreaterThan(0n)
      }
    }
    expect(bounds({ withdrawFeeBps: 10_000 }).min).toBe(9_007_199_254_740_991n)
  })
})

describe('the bounds', () => {
  const nothing = { sum: 0n, times: 0, isUnderWay: false }
  const given = {
    withdrawMin: { PHP: '100' },
    withdrawMax: { PHP: '1000' },
    withdrawPerDay: { PHP: '1500' },
    withdrawTimesPerDay: 3,
  }
  const codeOf = (amount: bigint, used: Partial<rules.Used> = {}) => {
    const checked = rules.checkBounds(amount, bounds(given), { ...nothing, ...used })
    return checked.ok ? 'ok' : checked.code
  }

  it.each([
    [99n, {}, 'below_minimum'],
    [100n, {}, 'ok'],
    [1_000n, {}, 'ok'],
    [1_001n, {}, 'above_maximum'],
    [100n, { isUnderWay: true }, 'one_under_way'],
    [500n, { sum: 1_000n }, 'ok'],
    [501n, { sum: 1_000n }, 'day_used_up'],
    [100n, { times: 2 }, 'ok'],
    [100n, { times: 3 }, 'day_used_up'],
  ])('[X14] %s after %o: %s', (amount, used, code) => {
    expect(codeOf(amount, used)).toBe(code)
  })

  it('[X14] a currency without a sum has no such bound', () => {
    const open = rules.boundsOf({ ...usual, withdrawMin: {}, withdrawMax: {} }, 'PHP')
    expect(open).toMatchObject({ min: 1n, max: 9_007_199_254_740_991n })
  })

  it('[X14] what is left of the day is never less than nothing', () => {
    expect(rules.leftOf(bounds(given), { ...nothing, sum: 2_000n, times: 9 })).toEqual({
      sum: 0n,
      times: 0,
    })
  })

  it('[X14] the day is the one of the brand, and ends where the next begins', () => {
    const at = new Date('2026-11-15T16:30:00Z')
    expect(rules.dayAt(at, 'Asia/Manila')).toEqual({
      day: '2026-11-16',
      nextAt: new Date('2026-11-16T16:00:00Z'),
    })
    expect(rules.dayAt(at, 'UTC').day).toBe('2026-11-15')
  })
})

describe('what one person moves alone', () => {
  const row = {
    id: 'wdr_1',
    member: 'mem_1',
    currency: 'PHP',
    amount: 1_000n,
    state: 'reviewing',
    dispute: null,
    disbursed: 900n,
    feeTaken: 100n,
    received: 300n,
  } as unknown as Withdrawal

  it('[X23] counts a withdrawal with its fee, and the end of a dispute by what is missing', () => {
    expect(rules.movementOf(row)).toMatchObject({ what: 'withdrawal', money: { amount: 1_000n } })
    expect(rules.settlementOf(row, 'returned').money.amount).toBe(667n)
    expect(rules.settlementOf(row, 'forced').money.amount).toBe(600n)
  })

  it('[X23] is asked about while there is something to decide', () => {
    expect(rules.nextMovementOf(row)?.what).toBe('withdrawal')
    expect(rules.nextMovementOf({ ...row, state: 'approved' })).toBeUndefined()
    const disputed: Withdrawal = { ...row, state: 'partly_received', dispute: 'open' }
    expect(rules.nextMovementOf(disputed)?.what).toBe('withdrawal.return')
  })

  it('[X30] is a payment by the only one who agreed', () => {
    const agreed = { approvedById: 'opr_ines', secondById: '' }
    expect(rules.isPaidAlone(agreed, 'opr_ines')).toBe(true)
    expect(rules.isPaidAlone(agreed, 'opr_ada')).toBe(false)
    expect(rules.isPaidAlone({ ...agreed, secondById: 'opr_ada' }, 'opr_ines')).toBe(false)
  })
})

describe('a payment', () => {
  it('[X31] always adds up to what was asked for, and never takes more than the whole fee', () => {
    for (const [amount, fee] of [
      [100_000n, 1_001n],
      [7n, 3n],
      [10n, 0n],
      [999n, 998n],
    ] as const) {
      for (let part = 1n; part <= amount - fee; part += 1n + amount / 97n) {
        const payment = rules.paymentOf({ amount, fee }, part)
        if (!payment.ok) throw new Error(payment.code)
        const { paid, fee: taken, returned } = payment.value
        expect(paid + taken + returned).toBe(amount)
        expect(taken <= fee && taken * (amount - fee) <= fee * paid).toBe(true)
      }
      expect(rules.paymentOf({ amount, fee })).toEqual({
        ok: true,
        value: { paid: amount - fee, fee, returned: 0n },
      })
      expect(rules.paymentOf({ amount, fee }, amount - fee + 1n)).toMatchObject({
        code: 'amount_too_large',
      })
    }
  })

  it.each([
    [99_000n, 1_000n, 66_000n, 33_000n, 334n],
    [99_000n, 1_000n, 0n, 99_000n, 1_000n],
    [3n, 0n, 1n, 2n, 0n],
  ])(
    '[X50] of %s with a fee of %s, %s arrived: %s and %s come back',
    (disbursed, feeTaken, received, sum, fee) => {
      expect(rules.missingOf({ disbursed, feeTaken, received })).toEqual({ sum, fee })
    },
  )
})

describe('a word of the member', () => {
  const row = { disbursed: 1_000n }
  it.each([
    [{ outcome: 'received' }, 'received', 1_000n, 0n, null],
    [{ outcome: 'partly_received', part: money(1n, 'PHP') }, 'partly_received', 1n, 999n, 'open'],
    [{ outcome: 'partly_received', part: money(999n, 'PHP') }, 'partly_received', 999n, 1n, 'open'],
    [{ outcome: 'not_received' }, 'not_received', 0n, 1_000n, 'open'],
  ] as const)('[X41] %o', (told, state, received, remaining, dispute) => {
    expect(rules.confirmed(row, told)).toMatchObject({
      value: { state, received, remaining, dispute },
    })
  })

  it('[X41] a part is less than all, and is named', () => {
    const all = { outcome: 'partly_received', part: money(1_000n, 'PHP') } as const
    expect(rules.confirmed(row, all)).toMatchObject({ code: 'amount_too_large' })
    expect(rules.confirmed(row, { outcome: 'partly_received' })).toMatchObject({
      code: 'amount_invalid',
    })
  })
})

describe('reminders', () => {
  const from = new Date('2026-11-15T00:00:00Z')
  const until = new Date('2026-11-15T10:00:00Z')
  it.each([
    ['04:59:59', 0],
    ['05:00:00', 1],
    ['08:59:59', 1],
    ['09:00:00', 2],
    ['12:00:00', 2],
  ])('[X43] at %s %d are due', (time, due) => {
    expect(rules.remindersDue(from, until, new Date(`2026-11-15T${time}Z`))).toBe(due)
  })
})

describe('what the ledger refuses', () => {
  it('[X12] is told in four ways; everything else is a defect', () => {
    const told = [...ledgerRefusals, 'funds_locked', 'funds_owed'].flatMap((code) => {
      try {
        return [`${code} ${rules.holdRefusal(refuse(code)).code}`]
      } catch {
        return []
      }
    })
    expect(told).toEqual([
      'insufficient_funds insufficient_funds',
      'account_closed pocket_closed',
      'funds_locked funds_locked',
      'funds_owed funds_owed',
    ])
  })
})
