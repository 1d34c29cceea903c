import type { Call } from '../../../platform/http/call.ts'
import type { Actor } from '../../../platform/sessions.ts'

/** The member behind a call whose endpoint admits only members. */
export function memberOf({ actor }: Pick<Call, 'actor'>): Actor {
  if (actor === null) throw new Error('A call of members was let through without a session.')
  return actor
}
