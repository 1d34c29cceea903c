import type { OperatorRole } from '@baize/contract/roles'
import { decideApproval } from '@baize/contract/system/approvals'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Doer } from '../audit/audit.ts'
import type { StoredApproval } from './store.ts'

export const approvalLifeMs = 30 * 60_000

/** Those of some roles whom the call that decides lets in at all; nobody else is named, waited for or told. */
export function decidersAmong(roles: readonly OperatorRole[]): OperatorRole[] {
  const { access } = decideApproval
  return roles.filter((role) => typeof access !== 'string' && access.some((one) => one === role))
}

/** May this person decide this request now? */
export function mayDecide(
  approval: StoredApproval,
  roles: readonly string[],
  by: Doer,
  now: Date,
): Result<undefined, 'same_person' | 'already_decided' | 'not_allowed'> {
  if (stateAt(approval, now) !== 'waiting') return refuse('already_decided')
  if (approval.requestedById === by.id) return refuse('same_person')
  if (!holdsOneOf(by, roles)) return refuse('not_allowed')
  return ok()
}

export function holdsOneOf({ roles: held }: Doer, roles: readonly string[]): boolean {
  return roles.some((role) => held.includes(role))
}

/** What waits tells of members and their money, so the others see what concerns them. */
export function seesAll(viewer: Doer): boolean {
  return holdsOneOf(viewer, ['admin', 'auditor'])
}

/** Only who asked takes a request back, and only while it waits. */
export function mayWithdraw(
  approval: StoredApproval,
  by: Doer,
  now: Date,
): Result<undefined, 'already_decided' | 'not_allowed'> {
  if (approval.requestedById !== by.id) return refuse('not_allowed')
  return stateAt(approval, now) === 'waiting' ? ok() : refuse('already_decided')
}

/** Whether somebody decides from where it was asked for. */
export function isSameAddress({ requestedIp }: StoredApproval, { ip }: Doer): boolean {
  return ip !== '' && ip === requestedIp
}

/** A request whose time is over is expired, whether or not anybody wrote that down yet. */
export function stateAt({ state, expiresAt }: StoredApproval, now: Date): StoredApproval['state'] {
  return state === 'waiting' && expiresAt <= now ? 'expired' : state
}
