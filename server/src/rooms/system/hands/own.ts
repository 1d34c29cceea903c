import type { Transaction } from '../../../platform/database/database.ts'
import { TransportRefusal } from '../../../platform/http/answer.ts'

/** Whether an account of a member is that of the person who is this operator; by their ids. */
export type IsOwnAccount = (tx: Transaction, operator: string, member: string) => Promise<boolean>

/**
 * Nobody moves or gives anything on an own account. It is thrown, so that a way which does not ask for it ends here, too, with
 * everything that its transaction wrote.
 */
export function createOwnRefusal(isOwn: IsOwnAccount) {
  return async (tx: Transaction, operator: string, member: string | null): Promise<void> => {
    if (member === null || !(await isOwn(tx, operator, member))) return
    throw new TransportRefusal('own_account')
  }
}
