import type { SandboxManner } from '@baize/contract/cashier/methods-desk'
import type { NewsKind } from '../../rooms/cashier/gateways/port.ts'
import type { Payment } from './payment.ts'

/** One call-back that the sandbox will make. */
export type PlannedCall = {
  /** Told again under the same name it is the same fact. */
  readonly name: string
  readonly kind: NewsKind
  readonly amount: bigint
  readonly afterMs: number
  readonly isForged?: boolean
}

/** What the sandbox takes for paid, by its manner. */
export function paidBy({ manner, amount }: Pick<Payment, 'manner' | 'amount'>): bigint {
  const tenth = amount / 10n > 0n ? amount / 10n : 1n
  if (manner === 'pays_less' && amount > tenth) return amount - tenth
  return manner === 'pays_more' ? amount + tenth : amount
}

const laterMs = 1_500

/** What the sandbox tells after somebody pressed Pay. */
export function callsAfterPay(payment: Pick<Payment, 'manner' | 'amount'>): PlannedCall[] {
  const amount = paidBy(payment)
  const pending: PlannedCall = { name: 'pending', kind: 'pending', amount, afterMs: 0 }
  const settled: PlannedCall = { name: 'settled', kind: 'settled', amount, afterMs: 0 }
  switch (payment.manner) {
    case 'pays':
    case 'pays_less':
    case 'pays_more':
    // A gateway that is down was up when this payment was made.
    case 'is_down':
      return [pending, settled]
    case 'pays_twice':
      // Three times the same fact, and twice another that says the same.
      return [
        settled,
        settled,
        settled,
        { ...settled, name: 'settled again' },
        { ...settled, name: 'settled again' },
      ]
    case 'out_of_order':
      return [
        settled,
        { ...pending, afterMs: laterMs },
        { name: 'created', kind: 'created', amount, afterMs: 2 * laterMs },
      ]
    case 'forges':
      return [
        { ...settled, isForged: true },
        { ...settled, afterMs: laterMs },
      ]
    case 'refuses':
      return callsAfterRefusal()
    case 'pays_late':
    case 'stays_silent':
      return []
  }
}

export function callsAfterRefusal(): PlannedCall[] {
  return [{ name: 'refused', kind: 'refused', amount: 0n, afterMs: 0 }]
}

/** What the sandbox tells when the order is over: a gateway that pays late had the money on its way. */
export function callsAfterClose(
  payment: Pick<Payment, 'manner' | 'amount' | 'state'>,
): PlannedCall[] {
  if (payment.manner !== 'pays_late' || payment.state !== 'paid') return []
  return [{ name: 'settled', kind: 'settled', amount: payment.amount, afterMs: laterMs }]
}

/** What the books say when they are asked; one that stays silent says that it does not know yet. */
export function statusOf(
  payment: Payment,
  manner: SandboxManner,
): { kind: NewsKind; amount: bigint } {
  if (payment.state === 'refused') return { kind: 'refused', amount: 0n }
  // What comes late is not in the books yet.
  const isKnown = payment.state === 'paid' && payment.manner !== 'pays_late'
  if (!isKnown) return { kind: 'created', amount: 0n }
  const kind = manner === 'stays_silent' ? 'pending' : 'settled'
  return { kind, amount: payment.paid ?? payment.amount }
}
