import { useQuery } from '@tanstack/react-query'
import { isCurrency, type Currency } from '@baize/kernel/money'
import { brandSource, policySource } from '../../shared/documents/sources.ts'
import { documentQuery } from '../../shared/documents/use-document.ts'

/**
 * The currency of a wallet, the brand's unless it is known better, and up to what one person may act alone in it; nothing
 * until both are known.
 */
export function useLimit(
  own?: string,
): { currency: Currency; limit: bigint | undefined } | undefined {
  const brand = useQuery(documentQuery(brandSource)).data
  const policy = useQuery(documentQuery(policySource)).data
  const currency = own ?? brand?.live.content.currency
  if (!policy || !isCurrency(currency)) return undefined
  const limit = policy.live.content.adjustmentSecondPersonAbove[currency]
  return { currency, limit: limit === undefined ? undefined : BigInt(limit) }
}
