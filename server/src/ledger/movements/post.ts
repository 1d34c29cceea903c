import type { Result } from '@baize/kernel/result'
import type { Transaction } from '../../platform/database/database.ts'
import type { Apply, Outcome, Request } from './apply.ts'
import { isOvertaken } from './failures.ts'
import type { LedgerRefusal, Movement, Receipt, TransferId } from './movement.ts'
import { receiptOf } from './receipt.ts'
import * as store from './store.ts'

/**
 * In a savepoint of its own: where no bounded account takes part, the first writer of an id is known only when the key
 * of the table refuses the second, and after that refusal the look shows what was done.
 */
export async function postAll(
  tx: Transaction,
  apply: Apply,
  movements: readonly Movement[],
): Promise<Result<Receipt, LedgerRefusal>[]> {
  const requests: Request[] = movements.map((movement) => ({ movement }))
  const attempt = async () => (await tx.transaction((inner) => apply(inner, requests)))()
  let outcomes: Outcome[]
  try {
    outcomes = await attempt()
  } catch (error) {
    if (!isOvertaken(error)) throw error
    outcomes = await attempt()
  }
  const defect = outcomes.find((outcome) => 'defect' in outcome)
  if (defect !== undefined && 'defect' in defect) throw defect.defect
  return outcomes as Result<Receipt, LedgerRefusal>[]
}

export async function findReceipt(
  source: Pick<Transaction, 'sql'>,
  id: TransferId,
): Promise<Receipt | undefined> {
  const legs = (await store.listLegs(source, [id])).get(id)
  return legs && receiptOf(legs, true)
}
