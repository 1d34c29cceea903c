import { describe, expect, it } from 'vitest'
import type { OperatorRole } from '@baize/contract/roles'
import { depositActsOf, isOpenDeposit } from './acts.ts'

const as =
  (role: OperatorRole) =>
  (...roles: readonly OperatorRole[]) =>
    roles.includes(role)
const plain = { approval: null, gatewayReference: '' }
const asked = { approval: 'apr_1', gatewayReference: '' }

describe('what may be done to a deposit', () => {
  it.each([
    ['awaiting', ['approve', 'reject', 'expire', 'slip']],
    ['verifying', ['approve', 'return', 'reject', 'slip']],
    ['held', ['approve', 'return', 'reject', 'slip']],
    ['success', []],
    ['failed', []],
    ['expired', []],
    ['cancelled', []],
    ['returned', []],
  ] as const)('that is %s is %j for finance', (state, acts) => {
    expect(depositActsOf({ state, ...plain }, as('finance'), false)).toEqual(acts)
    expect(isOpenDeposit({ state })).toBe(acts.length > 0)
  })

  it('is not to send back what its gateway still makes sure of', () => {
    const row = { ...plain, state: 'verifying', gatewayReference: 'pay_1' } as const
    expect(depositActsOf(row, as('finance'), false)).toEqual(['approve', 'reject', 'slip'])
    const held = { ...row, state: 'held' } as const
    expect(depositActsOf(held, as('finance'), false)).toContain('return')
  })

  it('is nothing for those who only look, until a second person is asked', () => {
    const row = { state: 'verifying' } as const
    expect(depositActsOf({ ...row, ...plain }, as('risk'), false)).toEqual([])
    expect(depositActsOf({ ...row, ...asked }, as('risk'), false)).toEqual(['second', 'reject'])
    expect(depositActsOf({ ...row, ...asked }, as('support'), false)).toEqual([])
  })

  it('is never to be the second person to one’s own request', () => {
    const row = { state: 'verifying', ...asked } as const
    expect(depositActsOf(row, as('finance'), true)).toEqual(['reject'])
    expect(depositActsOf(row, as('finance'), false)).toEqual(['second', 'reject'])
  })
})
