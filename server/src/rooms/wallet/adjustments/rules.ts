import { kindsOf } from '@baize/contract/wallet/adjustment-kinds'
import type { Currency, Money } from '@baize/kernel/money'
import type { LedgerRefusal } from '../../../ledger/ledger.ts'
import type { HeldRefusal } from '../rules.ts'
import type { Adjustment, AdjustmentRequest, NotMoved } from './adjustment.ts'

/** A closed list of kinds, each for credits, for debits or for both. */
export function doesKindFit({ kind, direction }: Pick<AdjustmentRequest, 'kind' | 'direction'>) {
  return kindsOf(direction).includes(kind)
}

/** Whether a request is the one that is known under its id; who repeats it belongs to it. */
export function isSame(known: Adjustment, request: AdjustmentRequest, amount: Money): boolean {
  return (
    known.member === request.member &&
    known.direction === request.direction &&
    known.kind === request.kind &&
    known.currency === amount.currency &&
    known.amount === amount.amount &&
    known.reason === request.reason &&
    known.requestedById === request.operator.id
  )
}

/** What the ledger may refuse when all else is in order; the rest would be our defect. */
export function notMoved(code: LedgerRefusal | HeldRefusal): NotMoved | undefined {
  if (code === 'insufficient_funds') return 'debit_not_covered'
  if (code === 'account_closed') return 'pocket_closed'
  return code === 'funds_locked' || code === 'funds_owed' ? 'funds_locked' : undefined
}

/** How an adjustment stands in the audit trail, where sums are texts. */
export function recordOf(
  adjustment: Omit<Adjustment, 'number'>,
): Readonly<Record<string, unknown>> {
  const { member, direction, kind, amount, currency, state, transfer, refusal } = adjustment
  return { member, direction, kind, amount: String(amount), currency, state, transfer, refusal }
}

/** The account of the house that stands against what is moved by hand. */
export function houseAccount(currency: Currency) {
  return { owner: 'house', kind: 'adjustments', currency } as const
}
