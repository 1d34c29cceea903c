import { useQuery } from '@tanstack/react-query'
import { isCurrency, type Currency } from '@baize/kernel/money'
import { brandSource } from '../documents/sources.ts'
import { documentQuery } from '../documents/use-document.ts'

/** The currency of the brand, in which sums over many members are counted; nothing until it is known. */
export function useBrandCurrency(): Currency | undefined {
  const currency = useQuery(documentQuery(brandSource)).data?.live.content.currency
  return isCurrency(currency) ? currency : undefined
}
