import type { AccountId } from '../account.ts'
import type { BalanceAfter, Receipt, StoredLeg } from './movement.ts'

/** The answer, made from what is written: so it is the same whenever it is asked for. */
export function receiptOf(legs: readonly StoredLeg[], repeated: boolean): Receipt {
  const first = legs[0]
  if (first === undefined) throw new Error('A movement without legs was answered')
  const balances: BalanceAfter[] = []
  for (const leg of legs) {
    note(balances, leg, leg.debit, leg.debitAfter, leg.debitHeld)
    note(balances, leg, leg.credit, leg.creditAfter, leg.creditHeld)
  }
  const { id, kind, at } = first
  return { id, kind, at, balances, repeated }
}

/** Of several legs that touch an account the last one tells how it stands. */
function note(
  balances: BalanceAfter[],
  { currency, position: version }: StoredLeg,
  account: AccountId,
  balance: bigint | null,
  held: bigint | null,
): void {
  if (balance === null || held === null) return
  const after = { account, currency, balance, held, available: balance - held, version }
  const known = balances.findIndex((each) => each.account === account)
  if (known === -1) balances.push(after)
  else balances[known] = after
}
