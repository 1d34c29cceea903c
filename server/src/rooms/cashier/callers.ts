import type { Call } from '../../platform/http/call.ts'
import type { MemberId } from '../wallet/wallet.ts'

/** The member behind a call of their own. */
export function memberOf({ actor }: Call): MemberId {
  if (!actor) throw new Error('A call of a member was let through without a session.')
  return actor.id as MemberId
}
