import { plays } from '../lottery.ts'
import type { Family, Play } from '../play.ts'
import { wholeGroup, type PrizeGroups } from './groups.ts'
import type { Band, PlayTable, PlayTerms, PrizeMode } from './table.ts'

/** What every bet returns in a brand that has not said otherwise. */
export const defaultBand: Band = { fromBps: 8_500, toBps: 9_900 }

const chinese: readonly Family[] = ['ssc', '11x5', 'pk10', 'k3', 'lf3', 'lf5', 'lhc']
const regional: readonly Family[] = ['vnn', 'vns', 'thai', 'lao', 'hanoi', '4d']

type Sold = {
  readonly families: readonly Family[]
  readonly groups: PrizeGroups
  /** What comes back of stakes at odds. */
  readonly back: string
}

const sold: Readonly<Record<PrizeMode, Sold>> = {
  LOTT: { families: chinese, groups: { least: 1_800, most: 1_960, step: 2 }, back: '0.98' },
  ZY: { families: chinese, groups: { least: 1_700, most: 1_950, step: 2 }, back: '0.97' },
  ELOTT: { families: chinese, groups: { least: 1_800, most: 1_920, step: 2 }, back: '0.96' },
  SEA: { families: regional, groups: { least: 1_800, most: 1_900, step: 2 }, back: '0.92' },
}

const limits: PlayTerms['limits'] = {
  mostBets: 100_000,
  mostMultiple: 9_999,
  leastStake: '0',
  mostStake: '10000000',
  mostPrize: '100000000000',
}

const termsOf = (play: Play, { back }: Sold): PlayTerms => ({
  ways: 1,
  factor: '1',
  prizes: {},
  back: play.mode === 'official' ? '1' : back,
  limits,
})

export const familiesOf = (mode: PrizeMode): readonly Family[] => sold[mode].families

/** What a brand says of a prize mode at first. */
export function defaultMode(mode: PrizeMode) {
  const { groups, back } = sold[mode]
  return {
    groups: { ...groups, rebateOf: wholeGroup },
    backBps: Math.round(Number(back) * 10_000),
    limits,
    ofIssue: { issue: {}, play: {}, number: {}, member: {} },
    plays: {},
  }
}

/** What is sold in a prize mode until a brand says otherwise: every play of its families at its own prizes. */
export function defaultTable(mode: PrizeMode): PlayTable {
  const own = sold[mode]
  const offered = plays.filter(({ family }) => own.families.includes(family))
  return {
    mode,
    version: 1,
    groups: own.groups,
    plays: Object.fromEntries(offered.map((play) => [play.id, termsOf(play, own)])),
  }
}
