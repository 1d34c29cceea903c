import { describe, expect, it } from 'vitest'
import type { Doer } from '../audit/audit.ts'
import { decidersAmong, mayDecide, stateAt } from './rules.ts'
import type { StoredApproval } from './store.ts'

const now = new Date('2026-11-15T06:00:00Z')
const approval: StoredApproval = {
  id: 'apr_1',
  action: 'status.publish',
  object: 'status',
  content: {},
  requestedById: 'opr_ana',
  requestedBy: 'Ana',
  requestedIp: '203.0.113.9',
  requestedRoles: ['admin'],
  requestedAt: new Date(now.getTime() - 60_000),
  reason: 'Move',
  expiresAt: new Date(now.getTime() + 60_000),
  state: 'waiting',
  decidedBy: '',
  decidedAt: null,
  decidedReason: '',
  refusal: '',
}
const person = (id: string, ...roles: string[]): Doer => ({
  id,
  name: id,
  username: id,
  roles,
  ip: '',
  requestId: '',
})
const outcome = (of: Partial<StoredApproval>, by: Doer) => {
  const result = mayDecide({ ...approval, ...of }, ['admin', 'risk'], by, now)
  return result.ok ? 'ok' : result.code
}

describe('deciding a request', () => {
  it('[S6] another person with the role may', () => {
    expect(outcome({}, person('opr_ben', 'risk'))).toBe('ok')
  })
  it('[S6] the one who asked may not, whatever the roles', () => {
    expect(outcome({}, person('opr_ana', 'admin'))).toBe('same_person')
  })
  it('[S6] a person without the role may not', () => {
    expect(outcome({}, person('opr_ben', 'finance'))).toBe('not_allowed')
  })
  it('[S44] nobody is named whom the call does not let in', () => {
    expect(decidersAmong(['admin', 'content', 'finance', 'support'])).toEqual(['admin', 'finance'])
  })
  it('[S6] a decided or expired one stays so', () => {
    const ben = person('opr_ben', 'risk')
    expect(outcome({ state: 'rejected' }, ben)).toBe('already_decided')
    expect(outcome({ expiresAt: now }, ben)).toBe('already_decided')
    expect(stateAt({ ...approval, expiresAt: now }, now)).toBe('expired')
    expect(stateAt({ ...approval, state: 'approved', expiresAt: now }, now)).toBe('approved')
  })
})
