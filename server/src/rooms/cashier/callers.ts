import type { Call } from '../../platform/http/call.ts'
import type { Doer } from '../system/system.ts'
import type { MemberId } from '../wallet/wallet.ts'

/** The operator behind a call whose endpoint names roles. */
export function operatorOf({ actor, ip, requestId }: Call): Doer {
  if (!actor) throw new Error('An operator call was let through without a session.')
  return { id: actor.id, name: actor.name, roles: actor.roles, ip, requestId }
}

/** The member behind a call of their own. */
export function memberOf({ actor }: Call): MemberId {
  if (!actor) throw new Error('A call of a member was let through without a session.')
  return actor.id as MemberId
}
