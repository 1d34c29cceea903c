import { ok, refuse, type Result } from '@baize/kernel/result'
import { none, ratio, times, type Fraction } from '../fraction.ts'
import type { Tiers } from '../play.ts'

/** A prize group is what three digits in order pay for a ticket of two: at 2000 all comes back. */
export const wholeGroup = 2000

/** Which groups a brand offers, and in which steps one may choose. */
export type PrizeGroups = {
  readonly least: number
  readonly most: number
  readonly step: number
  /** What the difference between two groups is divided by to be a share of the stake; 2000, where nothing is lost by choosing. */
  readonly rebateOf?: number
}

/** The group that was chosen, and what comes back of each stake for the part of one's own that was not. */
export type ChosenGroup = { readonly group: number; readonly rebate: Fraction }

export type GroupFault = 'group_unknown' | 'group_above_own'

export const asItIs: ChosenGroup = { group: wholeGroup, rebate: none }

/** A member plays at their own group or below it; what is below comes back as a rebate of the stake. */
export function chooseGroup(
  { least, most, step, rebateOf = wholeGroup }: PrizeGroups,
  own: number,
  chosen: number,
): Result<ChosenGroup, GroupFault> {
  const highest = Math.min(own, most)
  const isStep = Number.isSafeInteger(chosen) && (highest - chosen) % step === 0
  if (!isStep || chosen < least) return refuse('group_unknown', { least, most: highest, step })
  if (chosen > highest) return refuse('group_above_own', { most: highest })
  return ok({ group: chosen, rebate: ratio(highest - chosen, rebateOf) })
}

/** Groups that a member of that group may choose, the lowest first. */
export function groupsFor({ least, most, step }: PrizeGroups, own: number): number[] {
  const highest = Math.min(own, most)
  const count = Math.max(Math.floor((highest - least) / step) + 1, 0)
  return Array.from({ length: count }, (_, index) => highest - (count - 1 - index) * step)
}

/** What tiers pay at a group: the fraction itself. */
export function prizesAt(tiers: Tiers, group: number): Tiers {
  const share = ratio(group, wholeGroup)
  return scaled(tiers, share)
}

export const scaled = (tiers: Tiers, share: Fraction): Tiers =>
  Object.fromEntries(
    Object.entries(tiers).map(([name, { chance, prize }]) => [
      name,
      { chance, prize: times(prize, share) },
    ]),
  )
