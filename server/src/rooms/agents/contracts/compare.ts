import { rateAt, type Reached, type Terms, type Tier } from './terms.ts'

export type Change<T> = { readonly from: T; readonly to: T }

/** What a tier was and what it becomes; null where there was none, or is none any more. */
export type TierChange = {
  readonly tier: number
  readonly from: Tier | null
  readonly to: Tier | null
}

export type TermsChanges = {
  readonly basis?: Change<Terms['basis']>
  readonly period?: Change<Terms['period']>
  readonly products?: Change<Terms['products']>
  readonly cap?: Change<bigint | null>
  readonly activeFrom?: Change<bigint>
  readonly carry?: Change<Terms['carry']>
  readonly tiers: readonly TierChange[]
  /** How the rates compare over all that can be reached, on the same basis, period and products; unlike where these differ. */
  readonly rates: 'same' | 'higher' | 'lower' | 'mixed' | 'unlike'
}

/** What changes from the present terms to those that are offered. */
export function compareTerms(present: Terms, offered: Terms): TermsChanges {
  const count = Math.max(present.tiers.length, offered.tiers.length)
  const pairs = Array.from({ length: count }, (_, index) => ({
    tier: index + 1,
    from: present.tiers[index] ?? null,
    to: offered.tiers[index] ?? null,
  }))
  return {
    ...changed('basis', present, offered),
    ...changed('period', present, offered),
    ...changed('cap', present, offered),
    ...changed('activeFrom', present, offered),
    ...changed('carry', present, offered),
    ...(sameProducts(present, offered)
      ? {}
      : { products: { from: present.products, to: offered.products } }),
    tiers: pairs.filter(({ from, to }) => !sameTier(from, to)),
    rates: compareRates(present, offered),
  }
}

function changed<Key extends 'basis' | 'period' | 'cap' | 'activeFrom' | 'carry'>(
  key: Key,
  present: Terms,
  offered: Terms,
): { readonly [K in Key]?: Change<Terms[K]> } {
  if (present[key] === offered[key]) return {}
  return { [key]: { from: present[key], to: offered[key] } } as { [K in Key]?: Change<Terms[K]> }
}

function sameProducts(one: Terms, other: Terms): boolean {
  return JSON.stringify(one.products) === JSON.stringify(other.products)
}

function sameTier(one: Tier | null, other: Tier | null): boolean {
  if (one === null || other === null) return false
  return (
    one.validBet === other.validBet &&
    one.loss === other.loss &&
    one.active === other.active &&
    one.rate === other.rate
  )
}

/**
 * Where one of two rising steps is above the other, it is so already at the corner by which it came to that height. So
 * the corners of both are enough.
 */
function compareRates(present: Terms, offered: Terms): TermsChanges['rates'] {
  const alike = present.basis === offered.basis && present.period === offered.period
  if (!alike || !sameProducts(present, offered)) return 'unlike'
  const points: Reached[] = [...present.tiers, ...offered.tiers]
  const [higher, lower] = [
    points.some((at) => rateAt(offered.tiers, at) > rateAt(present.tiers, at)),
    points.some((at) => rateAt(offered.tiers, at) < rateAt(present.tiers, at)),
  ]
  if (higher && lower) return 'mixed'
  if (higher) return 'higher'
  return lower ? 'lower' : 'same'
}
