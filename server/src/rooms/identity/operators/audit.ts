import type { Call } from '../../../platform/http/call.ts'
import type { AuditActions, Doer } from '../../system/system.ts'

export { doerOf, type AuditDoor } from '../audit.ts'

/** What happens to operators, as the audit trail has it. */
export const operatorActions = {
  'operator.created': 'ops.actionOperatorCreated',
  'operator.changed': 'ops.actionOperatorChanged',
  'operator.reset': 'ops.actionOperatorReset',
  'operator.password_changed': 'ops.actionPasswordChanged',
  'operator.signed_in': 'ops.actionSignedIn',
  'operator.signed_out': 'ops.actionSignedOut',
  'operator.locked': 'ops.actionOperatorLocked',
  'address.locked': 'ops.actionAddressLocked',
} as const satisfies AuditActions

/** Somebody who is signing in, named by the account: nobody else is known yet. */
export function entering(
  { id, name, username, roles }: Pick<Doer, 'id' | 'name' | 'username' | 'roles'>,
  { ip, requestId }: Pick<Call, 'ip' | 'requestId'>,
): Doer {
  return { id, name, username, roles, ip, requestId }
}

/** A stranger: what was typed as a name is not kept, because people type passwords there. */
export function visiting({ ip, requestId }: Pick<Call, 'ip' | 'requestId'>): Doer {
  return { id: 'visitor', name: 'Visitor', username: '', roles: [], ip, requestId }
}

export const objectOf = ({ username }: { readonly username: string }) => `operator ${username}`
