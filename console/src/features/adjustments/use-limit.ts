import { useQuery } from '@tanstack/react-query'
import { isCurrency, type Currency } from '@baize/kernel/money'
import { brandSource, policySource } from '../../shared/documents/sources.ts'
import { documentQuery } from '../../shared/documents/use-document.ts'

/**
 * The currency of a wallet, the brand's unless it is known better, and up to what one person may act alone in it; nothing
 * until both are known.
 */
export function useLimit(own?: string): Limit | undefined {
  const brand = useQuery(documentQuery(brandSource)).data
  const policy = useQuery(documentQuery(policySource)).data
  const currency = own ?? brand?.live.content.currency
  if (!policy || !isCurrency(currency)) return undefined
  const { secondPersonAbove, secondPersonAbovePerDay } = policy.live.content
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
