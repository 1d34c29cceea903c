import { createContext, use } from 'react'

/** What is sold now, for the parts that buy. */
export type Sale = {
  /** Of the prices. */
  readonly version: number
  /** The slip was made under others. */
  readonly hasOldPrices: boolean
  readonly accept: () => void
  readonly isClosed: boolean
  /** Plays a line of the slip over coming draws. */
  readonly onChase: () => void
  /** What the member has at hand, in smallest units; nothing while it is not known. */
  readonly funds: bigint | undefined
}

export const SaleContext = createContext<Sale | undefined>(undefined)

export function useSale(): Sale {
  const sale = use(SaleContext)
  if (sale === undefined) throw new Error('useSale stands outside <SaleContext>')
  return sale
}
