import { describe, expect, it } from 'vitest'
import type { OperatorRole } from '@baize/contract/roles'
import { withdrawalActsOf, isOpenWithdrawal } from './acts.ts'

const as =
  (role: OperatorRole) =>
  (...roles: readonly OperatorRole[]) =>
    roles.includes(role)
const plain = { dispute: null, approval: null }

describe('what may be done to a withdrawal', () => {
  it.each([
    ['requested', ['approve', 'reject'], ['approve', 'reject']],
    ['reviewing', ['approve', 'reject'], ['approve', 'reject']],
    ['approved', ['disburse', 'reject'], ['reject']],
    ['disbursed', [], []],
    ['received', [], []],
    ['rejected', [], []],
  ] as const)('that is %s is %j for finance and %j for risk', (state, finance, risk) => {
    expect(withdrawalActsOf({ state, ...plain }, as('finance'), false)).toEqual(finance)
    expect(withdrawalActsOf({ state, ...plain }, as('risk'), false)).toEqual(risk)
    expect(withdrawalActsOf({ state, ...plain }, as('support'), false)).toEqual([])
    expect(isOpenWithdrawal({ state, dispute: null })).toBe(finance.length > 0)
  })

  it('is never to be the second person to one’s own request', () => {
    const row = { state: 'reviewing', dispute: null, approval: 'apr_1' } as const
    expect(withdrawalActsOf(row, as('risk'), false)).toEqual(['second', 'reject'])
    expect(withdrawalActsOf(row, as('risk'), true)).toEqual(['reject'])
  })

  it('in a dispute is to settle it, or to agree to what a colleague settled', () => {
    const row = { state: 'not_received', dispute: 'open' } as const
    expect(withdrawalActsOf({ ...row, approval: null }, as('finance'), false)).toEqual(['settle'])
    expect(withdrawalActsOf({ ...row, approval: null }, as('risk'), false)).toEqual([])
    expect(withdrawalActsOf({ ...row, approval: 'apr_1' }, as('risk'), false)).toEqual(['second'])
    expect(withdrawalActsOf({ ...row, approval: 'apr_1' }, as('finance'), true)).toEqual([])
    expect(isOpenWithdrawal(row)).toBe(true)
  })
})
