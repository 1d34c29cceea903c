import type { BalanceAfter, Receipt, StoredLeg } from './movement.ts'

/** The answer, made from what is written: so it is the same whenever it is asked for. */
export function receiptOf(legs: readonly StoredLeg[], repeated: boolean): Receipt {
  const first = legs[0]
  if (first === undefined) throw new Error('A movement without legs was answered')
  const balances = new Map<string, BalanceAfter>()
  for (const leg of legs) {
    for (const after of sidesOf(leg)) balances.set(after.account, after)
  }
  const { id, kind, at } = first
  return { id, kind, at, balances: [...balances.values()], repeated }
}

function sidesOf(leg: StoredLeg): BalanceAfter[] {
  const { currency, position: version } = leg
  const sides = [
    { account: leg.debit, balance: leg.debitAfter, held: leg.debitHeld },
    { account: leg.credit, balance: leg.creditAfter, held: leg.creditHeld },
  ]
  return sides.flatMap(({ account, balance, held }) =>
    balance === null || held === null
      ? []
      : [{ account, currency, balance, held, available: balance - held, version }],
  )
}
