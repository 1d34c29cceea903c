import { none, ratio } from '@baize/games/lottery/fraction'
import type { Play } from '@baize/games/lottery/play'
import {
  checkMode,
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
import { returnsAt, type Band, type FoundFault } from '@baize/games/lottery/pricing/table'
import { prizeModes, type PrizeMode } from '@baize/games/lottery/pricing/table'
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

/** A mode is never changed, so that what is wrong with it is found once. */
const known = new WeakMap<SaidMode, { readonly key: string; readonly faults: FoundFault[] }>()

export function faultsOf(mode: PrizeMode, said: SaidMode, band: Band): readonly FoundFault[] {
  const key = `${mode} ${band.fromBps} ${band.toBps}`
  const kept = known.get(said)
  if (kept?.key === key) return kept.faults
  const faults = checkMode(mode, said, band)
  known.set(said, { key, faults })
  return faults
}

export function rowsOf(mode: PrizeMode, said: SaidMode, band: Band): PlayRow[] {
  const faults = faultsOf(mode, said, band)
  return playsOfMode(mode).map((play) => {
    const field = `plays.${play.id}.`
    const own = saidOf(play, said)
    return {
      play,
      said: own,
      isOwn: said.plays[play.id] !== undefined,
      ...returnOfPlay(play, own, said),
      faults: faults.filter((fault) => fault.field.startsWith(field)),
    }
  })
}

/** What is wrong in all modes together. */
export const countFaults = (content: PlayTablesDocument): number =>
  prizeModes.reduce((sum, mode) => sum + faultsOf(mode, content[mode], content.band).length, 0)

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
