import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { money, type Currency, type Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { largestAmount } from '../../../ledger/ledger.ts'
import type { WalletState } from '../../wallet/wallet.ts'

export type UplineBounds = { readonly min: bigint; readonly perDay: bigint }

/** A currency for which nothing is set has no such bound. */
export function boundsOf(
  { uplineMin, uplinePerDay }: Pick<CashierDocument, 'uplineMin' | 'uplinePerDay'>,
  currency: Currency,
): UplineBounds {
  return {
    min: BigInt(uplineMin[currency] ?? 1),
    perDay: BigInt(uplinePerDay[currency] ?? largestAmount),
  }
}

export function leftOf({ perDay }: UplineBounds, used: bigint): bigint {
  return perDay > used ? perDay - used : 0n
}

/** What there is, and what of it stays: by locks, and for what is owed on contracts. */
export type Purse = {
  readonly available: bigint
  readonly cash: bigint
  readonly heldByLocks: bigint
  readonly heldByContracts: bigint
}

/** Locks come first, as in the wallet; the rest of the cash is held for contracts before any of it may leave. */
export function purseOf({ available, unlocked, pockets }: WalletState): Purse {
  const pocket = pockets.find((each) => each.pocket === 'cash')
  const cash = pocket === undefined ? 0n : pocket.amount - pocket.held
  return {
    available,
    cash,
    heldByLocks: cash - unlocked,
    heldByContracts: unlocked - available,
  }
}

export function checkBounds(
  { amount, currency }: Money,
  bounds: UplineBounds,
  used: bigint,
): Result<undefined, 'below_minimum' | 'day_used_up' | 'above_day_left'> {
  if (amount < bounds.min) return refuse('below_minimum', { min: money(bounds.min, currency) })
  const left = leftOf(bounds, used)
  if (amount <= left) return ok()
  return left === 0n
    ? refuse('day_used_up')
    : refuse('above_day_left', { left: money(left, currency) })
}

/** A note as it is kept: one line, without signs that cannot be seen. */
export function cleanNote(note: string): string {
  return note
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}
