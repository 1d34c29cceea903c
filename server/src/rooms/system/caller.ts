import type { Call } from '../../platform/http/call.ts'
import type { Doer } from './audit/audit.ts'

/** The operator behind a call whose endpoint names roles. */
export function operatorOf({ actor, ip, requestId }: Call): Doer {
  if (!actor) throw new Error('An operator call was let through without a session.')
  const { id, name, username = '', roles } = actor
  return { id, name, username, roles, ip, requestId }
}
