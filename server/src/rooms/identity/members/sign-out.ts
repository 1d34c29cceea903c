import type { Transaction } from '../../../platform/database/database.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import * as store from './store.ts'

/**
 * Ends every session of a member, save one if told so, and all that could open another without the person being
 * asked: what browsers remember, and steps that are half done.
 */
export async function signOutEverywhere(
  tx: Transaction,
  sessions: Pick<Sessions, 'closeAllOf'>,
  memberId: string,
  except?: string,
): Promise<void> {
  await store.deleteRemembered(tx, memberId)
  await store.deleteTickets(tx, memberId)
  await sessions.closeAllOf(tx, 'member', memberId, except)
}
