import type { Call } from '../../platform/http/call.ts'
import type { Audit, Doer } from '../system/system.ts'

/** The part of the audit that this room needs. */
export type AuditDoor = Pick<Audit, 'open'>

/** A caller whose endpoint admits only operators. */
export function doerOf({ actor, ip, requestId }: Call): Doer {
  if (!actor) throw new Error('An operator call was let through without a session.')
  return { id: actor.id, name: actor.name, roles: actor.roles, ip, requestId }
}
