import { refuse, ok, type Result } from '@baize/kernel/result'
import { fraction, less, none, over, plus, ratio, times, type Fraction } from '../fraction.ts'
import { findPlay } from '../lottery.ts'
import type { Play, Tiers } from '../play.ts'
import { prizesAt, scaled, wholeGroup, type ChosenGroup, type PrizeGroups } from './groups.ts'
import { isBelow, ofBps, returnsOf, type Returns } from './returns.ts'
import type { BetCost } from './stake.ts'

export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type PrizeMode = (typeof prizeModes)[number]

/** How a play is sold by a brand; as JSON keeps it. Fractions are texts: `1000/3`, `0.98`. */
export type PlayTerms = {
  /** How many stakes a bet costs, and how much of the stake each of them is. */
  readonly ways: number
  readonly factor: string
  /**
   * What a tier pays for one stake: at the whole group in official plays, and as it is paid in others. Tiers that are missing pay
   * their share of `back`.
   */
  readonly prizes: Readonly<Record<string, string>>
  /** How much of a stake its own prizes give back: 1 is all. */
  readonly back: string
  readonly limits: {
    readonly mostBets: number
    readonly mostMultiple: number
    /** Of one bet in the smallest unit; and what it may be paid for one hit, which refuses the bet and never cuts the prize. */
    readonly leastStake: string
    readonly mostStake: string
    readonly mostPrize: string
  }
}

/** Sums by the code of their currency, in smallest units; without one there is no limit. */
export type SumsOf = Readonly<Partial<Record<string, string>>>

/**
 * Of all tickets of an issue together: what they may be paid at the worst, all of them, those of one play, and those that are on
 * one number of it; and what one member may stake on it.
 */
export type IssueLimits = {
  readonly issue: SumsOf
  readonly play: SumsOf
  readonly number: SumsOf
  readonly member: SumsOf
}

/** What a brand sells in a prize mode. A table is never changed: a bet keeps the number of the one that it was made under. */
export type PlayTable = {
  readonly mode: PrizeMode
  readonly version: number
  readonly groups: PrizeGroups
  readonly plays: Readonly<Record<string, PlayTerms>>
  readonly ofIssue?: IssueLimits
}

/** How much has to come back of every bet, and how much may. */
export type Band = { readonly fromBps: number; readonly toBps: number }

export const costOf = ({ ways, factor }: PlayTerms): BetCost => ({ ways, factor: fraction(factor) })

const stakesOf = ({ ways, factor }: PlayTerms) => times(ratio(ways, 1), fraction(factor))

/** Prizes of a play, or of a ticket of it that says its own, for one stake at a group. */
export function tiersAt(
  play: Pick<Play, 'mode'>,
  own: Tiers,
  terms: PlayTerms,
  { group }: Pick<ChosenGroup, 'group'>,
): Tiers {
  const backed = scaled(own, fraction(terms.back))
  const named = Object.fromEntries(
    Object.entries(backed).map(([tier, { chance, prize }]) => {
      const said = terms.prizes[tier]
      return [tier, { chance, prize: said === undefined ? prize : fraction(said) }]
    }),
  )
  const paid = play.mode === 'official' ? prizesAt(named, group) : named
  // Judged bets count stakes: a bet that costs several gets its prize once.
  const stakes = stakesOf(terms)
  return scaled(paid, over(ratio(1, 1), stakes))
}

export type TableFault =
  | 'play_unknown'
  | 'ways_invalid'
  | 'factor_invalid'
  | 'prize_invalid'
  | 'prize_of_combination'
  | 'back_invalid'
  | 'limit_invalid'
  | 'groups_invalid'
  | 'return_outside_band'

/** What is wrong, where: `plays.ssc-dragon-tiger.prizes.dragon`. */
export type FoundFault = {
  readonly field: string
  readonly fault: TableFault
  /** What it would return, and within which band it must be. */
  readonly returned?: Fraction
}

/** Recomputes every return of a table, and finds all that is no table or lies outside the band. */
export function checkTable({ groups, plays }: PlayTable, band: Band): FoundFault[] {
  const faults = faultsOfGroups(groups)
  if (faults.length > 0) return faults
  return Object.entries(plays).flatMap(([id, terms]) => {
    const play = findPlay(id)
    if (play === undefined) return [{ field: `plays.${id}`, fault: 'play_unknown' as const }]
    return checkPlay(play, terms, groups, band)
  })
}

/** The same of one play, where nothing is wrong with the groups. */
export function checkPlay(
  play: Play,
  terms: PlayTerms,
  groups: PrizeGroups,
  band: Band,
): FoundFault[] {
  const found = faultsOfTerms(play, terms).map((each) => ({
    ...each,
    field: `plays.${play.id}.${each.field}`,
  }))
  return found.length > 0 ? found : outsideBand(play, terms, groups, band)
}

export function faultsOfGroups({
  least,
  most,
  step,
  rebateOf = wholeGroup,
}: PrizeGroups): FoundFault[] {
  const isGroup = (group: number) => Number.isSafeInteger(group) && group >= 1
  const field = (name: string) => [{ field: `groups.${name}`, fault: 'groups_invalid' as const }]
  if (!isGroup(most) || most > wholeGroup) return field('most')
  if (!isGroup(least) || least > most) return field('least')
  if (!isGroup(step)) return field('step')
  return isGroup(rebateOf) ? [] : field('rebateOf')
}

function faultsOfTerms(play: Play, terms: PlayTerms): FoundFault[] {
  const { ways, factor, prizes, back, limits } = terms
  const faults: FoundFault[] = []
  const add = (field: string, fault: TableFault) => faults.push({ field, fault })
  if (!Number.isSafeInteger(ways) || ways < 1 || ways > 1_000) add('ways', 'ways_invalid')
  if (!isPositive(factor)) add('factor', 'factor_invalid')
  if (!isPositive(back)) add('back', 'back_invalid')
  for (const [tier, prize] of Object.entries(prizes)) {
    if (play.isPricedByTicket) add(`prizes.${tier}`, 'prize_of_combination')
    else if (play.tiers[tier] === undefined || !isPositive(prize))
      add(`prizes.${tier}`, 'prize_invalid')
  }
  const { leastStake, mostStake, mostPrize, mostBets, mostMultiple } = limits
  for (const [name, count] of Object.entries({ mostBets, mostMultiple })) {
    if (!Number.isSafeInteger(count) || count < 1) add(`limits.${name}`, 'limit_invalid')
  }
  // A bet may cost less than a smallest unit, as long as the ticket does not.
  if (!/^(?:0|[1-9]\d{0,17})$/.test(leastStake)) add('limits.leastStake', 'limit_invalid')
  for (const [name, sum] of Object.entries({ mostStake, mostPrize })) {
    if (!/^[1-9]\d{0,17}$/.test(sum)) add(`limits.${name}`, 'limit_invalid')
  }
  return faults
}

function isPositive(text: string): boolean {
  return /^\d{1,12}(?:\.\d{1,9}|\/[1-9]\d{0,11})?$/.test(text) && fraction(text).above > 0n
}

/** What a play of a table returns, by word or tier, at a group and with its rebate. */
export function returnsAt(play: Play, terms: PlayTerms, { group, rebate }: ChosenGroup): Returns {
  const isOfficial = play.mode === 'official'
  // By tickets of combinations nothing is known of chances here: each returns all at its own price.
  if (play.isPricedByTicket) {
    const share = over(fraction(terms.back), stakesOf(terms))
    const paid = isOfficial ? times(share, ratio(group, wholeGroup)) : share
    return { all: isOfficial ? plus(paid, rebate) : paid }
  }
  const paid = Object.fromEntries(
    Object.entries(tiersAt(play, play.tiers, terms, { group })).map(([tier, { prize }]) => [
      tier,
      prize,
    ]),
  )
  const returns = returnsOf(play, paid, ratio(1, 1))
  return isOfficial
    ? Object.fromEntries(Object.entries(returns).map(([of, share]) => [of, plus(share, rebate)]))
    : returns
}

/** At its highest group and at its lowest, with the rebate that belongs to it: between them it is in between. */
function outsideBand(play: Play, terms: PlayTerms, groups: PrizeGroups, band: Band): FoundFault[] {
  const { least, most, rebateOf = wholeGroup } = groups
  const ends: readonly ChosenGroup[] =
    play.mode === 'official'
      ? [
          { group: most, rebate: none },
          { group: least, rebate: ratio(most - least, rebateOf) },
        ]
      : [{ group: wholeGroup, rebate: none }]
  const found = new Map<string, FoundFault>()
  for (const end of ends) {
    for (const [of, returned] of Object.entries(returnsAt(play, terms, end))) {
      const isInside =
        !isBelow(returned, ofBps(band.fromBps)) && !isBelow(ofBps(band.toBps), returned)
      const named = terms.prizes[of] === undefined ? 'back' : `prizes.${of}`
      const isAll = of === 'all' && Object.keys(terms.prizes).length > 0
      const field = `plays.${play.id}.${isAll ? 'prizes' : named}`
      if (!isInside) found.set(field, { field, fault: 'return_outside_band', returned })
    }
  }
  return [...found.values()]
}

export type SaleFault =
  | 'too_many_bets'
  | 'stake_below_limit'
  | 'stake_above_limit'
  | 'prize_above_limit'

/** Whether bets at this stake are sold; a prize is never cut, so what could win too much is refused. */
export function checkLimits(
  { limits }: PlayTerms,
  bet: { readonly bets: number; readonly ofBet: Fraction; readonly highest: Fraction },
): Result<undefined, SaleFault> {
  const isMore = (sum: Fraction, most: string) => less(sum, fraction(most)).above > 0n
  if (bet.bets > limits.mostBets) return refuse('too_many_bets', { most: limits.mostBets })
  if (isBelow(bet.ofBet, fraction(limits.leastStake)))
    return refuse('stake_below_limit', { least: limits.leastStake })
  if (isMore(bet.ofBet, limits.mostStake))
    return refuse('stake_above_limit', { most: limits.mostStake })
  return isMore(bet.highest, limits.mostPrize)
    ? refuse('prize_above_limit', { most: limits.mostPrize })
    : ok()
}
