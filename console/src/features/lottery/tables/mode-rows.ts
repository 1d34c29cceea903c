import { none, ratio } from '@baize/games/lottery/fraction'
import type { Play } from '@baize/games/lottery/play'
import {
  loosensGroups,
  loosensLimits,
  loosensPlay,
  loosensSums,
  changedPlays,
  playsOfMode,
  usualTerms,
  type SaidMode,
  type SaidPlay,
} from '@baize/games/lottery/pricing/brand-tables'
import { checkPlay, faultsOfGroups, returnsAt } from '@baize/games/lottery/pricing/table'
import { prizeModes, type Band, type FoundFault } from '@baize/games/lottery/pricing/table'
import type { PrizeMode } from '@baize/games/lottery/pricing/table'
import type { PlayTablesDocument } from '@baize/contract/lottery/play-tables'

/** A play as the editor lists it: how it is sold, and what it returns at both ends of the groups, in hundredths of a percent. */
export type PlayRow = {
  readonly play: Play
  readonly said: SaidPlay
  /** The brand says it is sold otherwise than the rest. */
  readonly isOwn: boolean
  readonly leastBps: number
  readonly mostBps: number
  readonly faults: readonly FoundFault[]
}

export const saidOf = (play: Play, mode: SaidMode): SaidPlay =>
  mode.plays[play.id] ?? usualTerms(play, mode)

/** What a play returns, the least and the most of its words and tiers, at its highest and its lowest group. */
export function returnOfPlay(play: Play, said: SaidPlay, { groups }: Pick<SaidMode, 'groups'>) {
  const { least, most, rebateOf } = groups
  const ends =
    play.mode === 'official'
      ? [
          { group: most, rebate: none },
          { group: least, rebate: ratio(Math.max(most - least, 0), Math.max(rebateOf, 1)) },
        ]
      : [{ group: 2_000, rebate: none }]
  const shares = ends
    .flatMap((end) => Object.values(returnsAt(play, said, end)))
    .map(({ above, below }) => (Number(above) / Number(below)) * 10_000)
  return { leastBps: Math.min(...shares), mostBps: Math.max(...shares) }
}

type Looked = { readonly said: SaidMode; readonly band: Band; readonly rows: readonly PlayRow[] }

/** What was found last of each mode. Contents are never changed, so that what is the same was looked at already. */
const known = new Map<PrizeMode, Looked>()

/** Each play of a mode: what is not another than at the last look is not computed again. */
export function rowsOf(mode: PrizeMode, said: SaidMode, band: Band): readonly PlayRow[] {
  const before = known.get(mode)
  const isBand = before?.band.fromBps === band.fromBps && before.band.toBps === band.toBps
  if (before?.said === said && isBand) return before.rows
  const isSame = isBand && isSameForAll(before.said, said)
  const isRight = faultsOfGroups(said.groups).length === 0
  const rows = playsOfMode(mode).map((play, place): PlayRow => {
    const kept = before?.rows[place]
    const isKept = isSame && before?.said.plays[play.id] === said.plays[play.id]
    return isKept && kept !== undefined ? kept : rowOf(play, said, isRight ? band : undefined)
  })
  known.set(mode, { said, band, rows })
  return rows
}

/** What plays are sold by of which nothing is said, and what all of them pay. */
const isSameForAll = (one: SaidMode, other: SaidMode): boolean =>
  one.groups === other.groups && one.backBps === other.backBps && one.limits === other.limits

/** Where the groups are none, nothing is said of plays. */
function rowOf(play: Play, mode: SaidMode, band: Band | undefined): PlayRow {
  const said = saidOf(play, mode)
  return {
    play,
    said,
    isOwn: mode.plays[play.id] !== undefined,
    ...returnOfPlay(play, said, mode),
    faults: said.isSold && band !== undefined ? checkPlay(play, said, mode.groups, band) : [],
  }
}

/** How much is wrong with a mode, by the rule of the server. */
function countIn(mode: PrizeMode, said: SaidMode, band: Band): number {
  const ofGroups = faultsOfGroups(said.groups).length
  const rows = rowsOf(mode, said, band)
  const ids = new Set(rows.map(({ play }) => play.id))
  const strays = Object.keys(said.plays).filter((id) => !ids.has(id)).length
  return rows.reduce((sum, { faults }) => sum + faults.length, ofGroups + strays)
}

/** What is wrong in all modes together. What is as it was published was checked then, unless the band is another. */
export function countFaults(
  content: PlayTablesDocument,
  live: PlayTablesDocument,
  shown: PrizeMode,
): number {
  const isBand = isEqualJson(content.band, live.band)
  return prizeModes
    .filter((mode) => mode === shown || !isBand || !isEqualJson(content[mode], live[mode]))
    .reduce((sum, mode) => sum + countIn(mode, content[mode], content.band), 0)
}

const isEqualJson = (one: object, other: object) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The play that is sold again as the rest are, or as is said here. */
export function withPlay(mode: SaidMode, id: string, said: SaidPlay | undefined): SaidMode {
  const { [id]: _, ...rest } = mode.plays
  return { ...mode, plays: said === undefined ? rest : { ...rest, [id]: said } }
}

/** Which changes pay or take more, by the rule of the server: the beginning of their path. */
export function loosenedPaths(before: PlayTablesDocument, after: PlayTablesDocument): Set<string> {
  const paths = new Set<string>()
  if (after.band.fromBps < before.band.fromBps) paths.add('band.fromBps')
  if (after.band.toBps > before.band.toBps) paths.add('band.toBps')
  for (const mode of prizeModes) {
    const [old, now] = [before[mode], after[mode]] as const
    if (old === now) continue
    if (loosensGroups(old.groups, now.groups)) paths.add(`${mode}.groups`)
    if (now.backBps > old.backBps) paths.add(`${mode}.backBps`)
    if (loosensLimits(old.limits, now.limits)) paths.add(`${mode}.limits`)
    for (const kind of ['issue', 'play', 'number', 'member'] as const) {
      if (loosensSums(old.ofIssue[kind], now.ofIssue[kind])) paths.add(`${mode}.ofIssue.${kind}`)
    }
    for (const play of changedPlays(old, now)) {
      if (loosensPlay(play, saidOf(play, old), saidOf(play, now)))
        paths.add(`${mode}.plays.${play.id}`)
    }
  }
  return paths
}

/** Whether a change lies on one of these paths. */
export const isOn = (paths: ReadonlySet<string>, path: readonly string[]): boolean =>
  path.some((_, index) => paths.has(path.slice(0, index + 1).join('.')))
