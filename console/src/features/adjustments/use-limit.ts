import { isCurrency, type Currency } from '@baize/kernel/money'
import { brandSource, policySource } from '../../shared/documents/sources.ts'
import { useLive } from '../../shared/documents/use-document.ts'

/**
 * The currency of a wallet, the brand's unless it is known better, and up to what one person may act alone in it; nothing
 * until both are known.
 */
export function useLimit(own?: string): Limit | undefined {
  const brand = useLive(brandSource)
  const policy = useLive(policySource)
  const currency = own ?? brand?.currency
  if (!policy || !isCurrency(currency)) return undefined
  const { secondPersonAbove, secondPersonAbovePerDay } = policy
  const [limit, total] = [secondPersonAbove[currency], secondPersonAbovePerDay[currency]]
  // Where one of them is not set, nobody acts alone.
  if (limit === undefined || total === undefined) return { currency, limit: undefined, total: 0n }
  return { currency, limit: BigInt(limit), total: BigInt(total) }
}

export type Limit = {
  readonly currency: Currency
  /** For one member. */
  readonly limit: bigint | undefined
  /** For all members together. */
  readonly total: bigint
}
