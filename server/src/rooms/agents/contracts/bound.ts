import { ok, refuse, type Result } from '@baize/kernel/result'
import { rateAt, refuseTier, type Terms } from './terms.ts'

export type BoundRefusal =
  | 'bound_basis'
  | 'bound_period'
  | 'bound_products'
  | 'bound_active_from'
  | 'bound_cap'
  | 'bound_carry'
  | 'rate_above_own'

/**
 * Whether somebody who has the terms `own` may give the terms `given`: at no point that a team can reach is more given
 * than the own terms give there. Both are steps that only rise, so that it is enough to look at the corners, which are the
 * tiers of what is given.
 */
export function checkBound(given: Terms, own: Terms): Result<undefined, BoundRefusal> {
  if (given.basis !== own.basis) return refuse('bound_basis')
  if (given.period !== own.period) return refuse('bound_period')
  if (!isInside(given.products, own.products)) return refuse('bound_products')
  // Were members active for less below, a point of theirs would be another one above.
  if (given.activeFrom < own.activeFrom && own.tiers.some(({ active }) => active > 0)) {
    return refuse('bound_active_from')
  }
  // Who gets no more than so much in a window has no more to give of it.
  if (own.cap !== null && (given.cap === null || given.cap > own.cap)) return refuse('bound_cap')
  if (hardness[given.carry] < hardness[own.carry]) return refuse('bound_carry')
  for (const [index, tier] of given.tiers.entries()) {
    const most = rateAt(own.tiers, tier)
    if (tier.rate > most) return refuseTier('rate_above_own', index, { max: percent(most) })
  }
  return ok()
}

/** How much of a loss is carried: who carries more above would pay below what it never gets. */
const hardness: Readonly<Record<Terms['carry'], number>> = { none: 0, previous: 1, permanent: 2 }

/** The house gives at most the highest rate that operators set for the kind. */
export function checkHouseBound(
  given: Terms,
  highest: number,
): Result<undefined, 'rate_above_house'> {
  const index = given.tiers.findIndex(({ rate }) => rate > highest)
  return index === -1 ? ok() : refuseTier('rate_above_house', index, { max: percent(highest) })
}

function isInside(inner: Terms['products'], outer: Terms['products']): boolean {
  return outer === null || (inner !== null && inner.every((product) => outer.includes(product)))
}

/** A rate as people write it, without a sign: 1250 is 12.5. */
export function percent(rate: number): string {
  return String(rate / 100)
}
