import type { Call } from '../../platform/http/call.ts'
import type { Audit, Doer } from '../system/system.ts'

/** The part of the audit that this room needs. */
export type AuditDoor = Pick<Audit, 'open'>

/** A caller whose endpoint admits only operators. */
export function doerOf({ actor, ip, requestId }: Call): Doer {
  if (!actor) throw new Error('An operator call was let through without a session.')
  const { id, name, username = '', roles } = actor
  return { id, name, username, roles, ip, requestId }
}
