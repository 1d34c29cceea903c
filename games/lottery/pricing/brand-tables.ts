import { fraction, isEqual, less, showFraction } from '../fraction.ts'
import { findPlay, plays } from '../lottery.ts'
import type { Play } from '../play.ts'
import { asItIs, type PrizeGroups } from './groups.ts'
import { returnsAt, type FoundFault, type IssueLimits, type PlayTable } from './table.ts'
import { checkTable, type Band, type PlayTerms, type PrizeMode, type SumsOf } from './table.ts'
import { familiesOf } from './default-tables.ts'

/** How a brand sells one play otherwise than the others of its prize mode. */
export type SaidPlay = {
  readonly isSold: boolean
  readonly ways: number
  readonly factor: string
  /** Of one stake, as a fraction: of official plays at the whole group, 1 is all. */
  readonly back: string
  readonly prizes: Readonly<Record<string, string>>
  readonly limits: PlayTerms['limits']
}

/** What a brand says of a prize mode: what holds for all its plays, and the plays that differ. */
export type SaidMode = {
  readonly groups: Omit<PrizeGroups, 'rebateOf'> & { readonly rebateOf: number }
  /** Of stakes at odds, in hundredths of a percent. */
  readonly backBps: number
  readonly limits: PlayTerms['limits']
  readonly ofIssue: IssueLimits
  readonly plays: Readonly<Record<string, SaidPlay>>
}

const backOf = (play: Play, { backBps }: Pick<SaidMode, 'backBps'>): string =>
  play.mode === 'official' ? '1' : showFraction(fraction(`${backBps}/10000`))

/** How a play is sold that the brand says nothing of. */
export const usualTerms = (play: Play, said: SaidMode): SaidPlay => ({
  isSold: true,
  ways: 1,
  factor: '1',
  back: backOf(play, said),
  prizes: {},
  limits: said.limits,
})

export const playsOfMode = (mode: PrizeMode): Play[] =>
  plays.filter(({ family }) => familiesOf(mode).includes(family))

/** The table by which tickets are sold. */
export function tableOfMode(mode: PrizeMode, said: SaidMode, version: number): PlayTable {
  const sold = playsOfMode(mode).flatMap((play): [string, PlayTerms][] => {
    const { isSold, ...terms } = said.plays[play.id] ?? usualTerms(play, said)
    return isSold ? [[play.id, terms]] : []
  })
  const { groups, ofIssue } = said
  return { mode, version, groups, ofIssue, plays: Object.fromEntries(sold) }
}

/** What is wrong with what a brand says of a mode, where. Every return is recomputed. */
export function checkMode(mode: PrizeMode, said: SaidMode, band: Band): FoundFault[] {
  const known = new Set(playsOfMode(mode).map(({ id }) => id))
  const stray = Object.keys(said.plays).find((id) => !known.has(id))
  if (stray !== undefined) return [{ field: `plays.${stray}`, fault: 'play_unknown' }]
  return checkTable(tableOfMode(mode, said, 1), band)
}

const isMore = (one: string, other: string) => less(fraction(one), fraction(other)).above > 0n

/** Whether a limit for all tickets of an issue is higher, or gone. */
export function loosensSums(before: SumsOf, after: SumsOf): boolean {
  return Object.entries(before).some(([currency, sum]) => {
    const now = after[currency]
    return sum !== undefined && (now === undefined || BigInt(now) > BigInt(sum))
  })
}

export function loosensLimits(before: PlayTerms['limits'], after: PlayTerms['limits']): boolean {
  return (
    after.mostBets > before.mostBets ||
    after.mostMultiple > before.mostMultiple ||
    isMore(before.leastStake, after.leastStake) ||
    isMore(after.mostStake, before.mostStake) ||
    isMore(after.mostPrize, before.mostPrize)
  )
}

/** A higher group pays more, and so does a rebate that is divided by less, or that more can be had of. */
export const loosensGroups = (before: SaidMode['groups'], after: SaidMode['groups']): boolean =>
  after.most > before.most || after.least < before.least || after.rebateOf < before.rebateOf

/** Whether a play returns more by it at the whole group, takes more, or is sold where it was not. */
export function loosensPlay(play: Play, before: SaidPlay, after: SaidPlay): boolean {
  if (!after.isSold) return false
  if (!before.isSold) return true
  const [old, now] = [returnsAt(play, before, asItIs), returnsAt(play, after, asItIs)]
  const returnsMore = Object.entries(now).some(([of, share]) => {
    const was = old[of]
    return was === undefined || (!isEqual(share, was) && less(share, was).above > 0n)
  })
  return returnsMore || loosensLimits(before.limits, after.limits)
}

/** Plays of which something is said in either of two versions, and that differ. */
export function changedPlays(before: SaidMode, after: SaidMode): Play[] {
  const ids = new Set([...Object.keys(before.plays), ...Object.keys(after.plays)])
  return [...ids].toSorted().flatMap((id) => {
    const play = findPlay(id)
    const isSame = JSON.stringify(before.plays[id]) === JSON.stringify(after.plays[id])
    return play === undefined || isSame ? [] : [play]
  })
}
