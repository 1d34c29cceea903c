import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import type { TextKey } from '@baize/texts/keys'
import { carries } from '../kinds.ts'

/** What terms give that one does not have oneself, by field, as the server would refuse it. Rates are told by tier. */
export function fieldsBeyondOwn(
  given: ContractTerms,
  own: ContractTerms,
): Readonly<Partial<Record<string, TextKey>>> {
  const isInside =
    own.products === null ||
    (given.products?.every((product) => own.products?.includes(product)) ?? false)
  const asksActive = own.tiers.some(({ activeMembers }) => activeMembers > 0)
  const isAbove = (one: string, other: string) => BigInt(one) > BigInt(other)
  return {
    ...(given.basis !== own.basis && { basis: 'errors.bound_basis' as const }),
    ...(given.periodicType !== own.periodicType && { period: 'errors.bound_period' as const }),
    ...(!isInside && { products: 'errors.bound_products' as const }),
    ...(asksActive &&
      isAbove(own.betAmount, given.betAmount) && {
        activeFrom: 'errors.bound_active_from' as const,
      }),
    ...(own.cap !== null &&
      (given.cap === null || isAbove(given.cap, own.cap)) && { cap: 'errors.bound_cap' as const }),
    ...(carries.indexOf(given.carry) < carries.indexOf(own.carry) && {
      carry: 'errors.bound_carry' as const,
    }),
  }
}
