import type { Call } from '../../../platform/http/call.ts'
import type { Audit, AuditActions, Doer } from '../../system/system.ts'

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

/** The part of the audit that this room needs. */
export type AuditDoor = Pick<Audit, 'open'>

/** A caller whose endpoint admits only operators. */
export function doerOf({ actor, ip, requestId }: Call): Doer {
  if (!actor) throw new Error('An operator call was let through without a session.')
  return { id: actor.id, name: actor.name, roles: actor.roles, ip, requestId }
}

/** Somebody who is signing in, named by the account: nobody else is known yet. */
export function entering(
  { id, name, roles }: Pick<Doer, 'id' | 'name' | 'roles'>,
  { ip, requestId }: Pick<Call, 'ip' | 'requestId'>,
): Doer {
  return { id, name, roles, ip, requestId }
}

/** A stranger: what was typed as a name is not kept, because people type passwords there. */
export function visiting({ ip, requestId }: Pick<Call, 'ip' | 'requestId'>): Doer {
  return { id: 'visitor', name: 'Visitor', roles: [], ip, requestId }
}

export const objectOf = ({ username }: { readonly username: string }) => `operator ${username}`
