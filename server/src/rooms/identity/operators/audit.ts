import type { Call } from '../../../platform/http/call.ts'
import type { AuditActions, Doer } from '../../system/system.ts'
import type { compareRights, RightsChange } from './rules.ts'

export { doerOf, type AuditDoor } from '../audit.ts'

/** What happens to operators, as the audit trail has it. */
export const operatorActions = {
  'operator.created': 'ops.actionOperatorCreated',
  /** As older entries have it, for what is told apart by now. */
  'operator.changed': 'ops.actionOperatorChanged',
  'operator.renamed': 'ops.actionOperatorRenamed',
  'operator.closed': 'ops.actionOperatorClosed',
  'operator.opened': 'ops.actionOperatorOpened',
  'operator.roles_given': 'ops.actionOperatorRolesGiven',
  'operator.roles_taken': 'ops.actionOperatorRolesTaken',
  'operator.accounts': 'ops.actionOperatorAccountsNamed',
  'operator.reset': 'ops.actionOperatorReset',
  'operator.password_changed': 'ops.actionPasswordChanged',
  'operator.signed_in': 'ops.actionSignedIn',
  'operator.signed_out': 'ops.actionSignedOut',
  'operator.locked': 'ops.actionOperatorLocked',
  'address.locked': 'ops.actionAddressLocked',
} as const satisfies AuditActions

type Rights = Parameters<typeof compareRights>[0]
type Told = {
  readonly action: keyof typeof operatorActions
  readonly before: Partial<Rights>
  readonly after: Partial<Rights>
}

/** The entries of a change: each thing that was done has its own. */
export function tellApart(change: RightsChange, before: Rights, after: Rights): Told[] {
  const { isRenamed, closes, opens, given, taken } = change
  const names = { before: { name: before.name }, after: { name: after.name } }
  const states = { before: { closed: before.closed }, after: { closed: after.closed } }
  const roles = { before: { roles: before.roles }, after: { roles: after.roles } }
  return [
    ...(isRenamed ? [{ action: 'operator.renamed', ...names } as const] : []),
    ...(closes ? [{ action: 'operator.closed', ...states } as const] : []),
    ...(opens ? [{ action: 'operator.opened', ...states } as const] : []),
    ...(given.length > 0 ? [{ action: 'operator.roles_given', ...roles } as const] : []),
    ...(taken.length > 0 ? [{ action: 'operator.roles_taken', ...roles } as const] : []),
  ]
}

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
