import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { money, type Currency, type Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { largestAmount } from '../../../ledger/ledger.ts'

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

/** A name that its bearer's people know again and nobody else: two signs of its beginning and one of its end. */
export function maskedName(name: string): string {
  const signs = [...name.trim()]
  if (signs.length < 5) return `${signs[0] ?? ''}***`
  return `${signs[0]}${signs[1]}***${signs.at(-1)}`
}

/** A note as it is kept: one line, without signs that cannot be seen. */
export function cleanNote(note: string): string {
  return note
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}
