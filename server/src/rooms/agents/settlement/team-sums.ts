import type { Currency } from '@baize/kernel/money'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Terms } from '../contracts/contracts.ts'
import type { CountedSums } from './amount.ts'

type Source = Pick<Database, 'sql'>

export type TeamAsk = {
  readonly window: { readonly from: Date; readonly to: Date }
  /** Whole days of the brand, or five minutes. */
  readonly grain: 'day' | 'slot'
  readonly agents: readonly MemberId[]
  readonly products: Terms['products']
  readonly currency: Currency
  readonly activeFrom: bigint
}

/** With who would be active and is left out, where that is counted. */
export type AskedSums = CountedSums & {
  readonly leftOut?: number
  readonly leftOutMembers?: readonly string[]
}

/** What is asked, whoever it is asked about. */
export function keyOf({ window, grain, products, currency, activeFrom }: TeamAsk): string {
  return JSON.stringify([window, grain, products, currency, String(activeFrom)])
}

/** What is asked of the rollups: what teams came to, and up to when windows are closed. */
export type TeamSource = {
  sumTeams(source: Source, ask: TeamAsk): Promise<ReadonlyMap<string, AskedSums>>
  closedUntil(source: Source): Promise<Date>
}

export const noSums: CountedSums = {
  stake: 0n,
  validBet: 0n,
  payout: 0n,
  bonus: 0n,
  rebate: 0n,
  active: 0,
}

/** Only what an amount is made of, in one order, so that two of them can be compared and kept. */
export function keptSums({
  stake,
  validBet,
  payout,
  bonus,
  rebate,
  active,
}: CountedSums): CountedSums {
  return { stake, validBet, payout, bonus, rebate, active }
}
