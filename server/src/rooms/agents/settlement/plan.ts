import type { HeldDue } from './store.ts'

export type PlannedPayment = {
  readonly due: HeldDue
  readonly amount: bigint
  readonly isShort: boolean
}

/**
 * How much of each due is paid from what payers have, in the order given: what somebody gets can be paid on by who comes
 * later. Who has too little pays what there is; the rest stays owed. The house has enough.
 */
export function planPayments(
  dues: readonly HeldDue[],
  available: ReadonlyMap<string, bigint>,
): PlannedPayment[] {
  const left = new Map(available)
  return dues.map((due) => {
    const owed = due.earned - due.paid
    const has = due.payer === 'house' ? owed : positive(left.get(due.payer) ?? 0n)
    const amount = has < owed ? has : owed
    if (due.payer !== 'house') left.set(due.payer, (left.get(due.payer) ?? 0n) - amount)
    // Money in a closed account, or in one of another currency, is nobody's to plan with.
    const receiver = left.get(due.payee)
    if (receiver !== undefined) left.set(due.payee, receiver + amount)
    return { due, amount, isShort: amount < owed }
  })
}

function positive(value: bigint): bigint {
  return value > 0n ? value : 0n
}
