import type { ErrorCode } from '@baize/contract/errors'
import type { Money } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'
import type { PlayerLimit } from './api.ts'

/** The sum that was typed, if it can be a limit. */
export function readLimit(
  read: Result<Money, Extract<ErrorCode, `amount_${string}`>>,
): { readonly amount: bigint } | { readonly wrong: `errors.${ErrorCode}` } {
  if (!read.ok) return { wrong: `errors.${read.code}` }
  if (read.value.amount <= 0n) return { wrong: 'errors.amount_not_positive' }
  // What the books take at most; the server has the last word.
  if (read.value.amount > 9_007_199_254_740_991n) return { wrong: 'errors.amount_too_large' }
  return { amount: read.value.amount }
}

/** When a wanted amount would hold, beside the limit that there is. */
export function whenHeld(
  limit: Pick<PlayerLimit, 'amount'>,
  wanted: bigint,
): 'now' | 'later' | 'already' {
  if (limit.amount === null) return 'now'
  const own = BigInt(limit.amount)
  if (wanted === own) return 'already'
  return wanted < own ? 'now' : 'later'
}
