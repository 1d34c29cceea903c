import { Type } from 'typebox'
import { defineDocument, type ContentOf } from '../document.ts'
import { fields, shortText, sumPerCurrency, times } from '../schema.ts'
import { exactFraction, playId } from './lottery-parts.ts'

const sum = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })
const limits = fields({
  mostBets: times(1, 1_000_000),
  mostMultiple: times(1, 99_999),
  leastStake: sum,
  mostStake: sum,
  mostPrize: sum,
})
const said = fields({
  isSold: Type.Boolean(),
  ways: times(1, 1_000),
  factor: exactFraction,
  back: exactFraction,
  prizes: Type.Record(shortText(60), exactFraction),
  limits,
})
const mode = fields({
  groups: fields({
    least: times(1, 2_000),
    most: times(1, 2_000),
    step: times(1, 2_000),
    rebateOf: times(1, 100_000),
  }),
  /** Of stakes at odds, in hundredths of a percent. */
  backBps: times(1, 10_000),
  limits,
  /** Of all tickets of an issue together; in a currency without a sum there is no limit. */
  ofIssue: fields({
    issue: sumPerCurrency,
    play: sumPerCurrency,
    number: sumPerCurrency,
    member: sumPerCurrency,
  }),
  /** Those that are sold otherwise than the rest. */
  plays: Type.Record(playId, said),
})

/** What a brand sells in lotteries: by prize mode, within a band of what has to come back. */
export const playTablesDocument = defineDocument({
  name: 'playtables',
  readers: ['admin', 'finance', 'risk', 'auditor'],
  writers: ['admin', 'risk'],
  refusals: ['play_table_invalid', 'return_outside_band'],
  content: fields({
    /** What every bet has to return, in hundredths of a percent. */
    band: fields({ fromBps: times(1, 10_000), toBps: times(1, 10_000) }),
    LOTT: mode,
    ZY: mode,
    ELOTT: mode,
    SEA: mode,
  }),
})
export type PlayTablesDocument = ContentOf<typeof playTablesDocument>

declare module '../contract.ts' {
  interface ContractModules {
    playTables: typeof import('./play-tables.ts')
  }
}
