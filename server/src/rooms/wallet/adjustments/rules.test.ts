import { describe, expect, it } from 'vitest'
import { adjustmentKinds } from '@baize/contract/wallet/adjustment-kinds'
import { money } from '@baize/kernel/money'
import { ledgerRefusals } from '../../../ledger/ledger.ts'
import type { Adjustment, AdjustmentRequest } from './adjustment.ts'
import { doesKindFit, isSame, notMoved } from './rules.ts'

describe('kinds', () => {
  it('[W11] each is for credits, for debits or for both, and no other way', () => {
    expect(doesKindFit({ kind: 'goodwill', direction: 'credit' })).toBe(true)
    expect(doesKindFit({ kind: 'goodwill', direction: 'debit' })).toBe(false)
    expect(doesKindFit({ kind: 'chargeback', direction: 'credit' })).toBe(false)
    expect(doesKindFit({ kind: 'other', direction: 'debit' })).toBe(true)
    expect(Object.values(adjustmentKinds).every((ways) => ways.length > 0)).toBe(true)
  })
})

describe('a repetition', () => {
  const operator = {
    id: 'opr_ines',
    name: 'Ines',
    username: 'ines',
    roles: ['finance'],
    ip: '',
    requestId: '',
  }
  const request: AdjustmentRequest = {
    id: 'adj_1',
    member: 'mem_1',
    direction: 'credit',
    kind: 'goodwill',
    amount: '40',
    currency: 'PHP',
    reason: 'Broken game',
    operator,
  }
  const amount = money(40n, 'PHP')
  const known = {
    ...request,
    amount: 40n,
    currency: 'PHP',
    requestedById: 'opr_ines',
  } as unknown as Adjustment

  it('[W12] is the same with all that was asked for, and not with any of it changed', () => {
    expect(isSame(known, request, amount)).toBe(true)
    const changes: Partial<AdjustmentRequest>[] = [
      { member: 'mem_2' },
      { direction: 'debit' },
      { kind: 'other' },
      { reason: 'Another' },
      { operator: { ...operator, id: 'opr_ben' } },
    ]
    for (const change of changes) {
      expect({ change, same: isSame(known, { ...request, ...change }, amount) }).toEqual({
        change,
        same: false,
      })
    }
    expect(isSame(known, request, money(41n, 'PHP'))).toBe(false)
    expect(isSame(known, request, money(40n, 'JPY'))).toBe(false)
  })
})

describe('what the ledger refuses', () => {
  it('[W14] is told in three ways; everything else is a defect', () => {
    const told = [...ledgerRefusals, 'funds_locked' as const, 'funds_owed' as const].flatMap(
      (code) => {
        const said = notMoved(code)
        return said === undefined ? [] : [`${code} ${said}`]
      },
    )
    expect(told).toEqual([
      'insufficient_funds debit_not_covered',
      'account_closed pocket_closed',
      'funds_locked funds_locked',
      'funds_owed funds_locked',
    ])
  })
})
