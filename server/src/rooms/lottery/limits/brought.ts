import type { StakeCall } from '../../wagers/wagers.ts'
import type { Counted } from './sums.ts'

/** A ticket that is written with its stake. */
export type Brought = Omit<Counted, 'worst' | 'day'> & {
  readonly content: string
  readonly bets: number
  readonly terms: { readonly worst?: string }
  readonly at: Date
}

/** What a sum of the table holds; what is more is told as this. */
const mostBig = 9_000_000_000_000_000_000n

export const broughtBy = ({ brings }: Pick<StakeCall, 'brings'>): Brought | undefined =>
  brings as Brought | undefined

export function countedOf({ terms, ...ticket }: Brought, day: string): Counted {
  const worst = BigInt(terms.worst ?? 0)
  return { ...ticket, day, worst: worst < mostBig ? worst : mostBig }
}
