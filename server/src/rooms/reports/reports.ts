import type { Currency } from '@baize/kernel/money'
import type { ReplyOf } from '@baize/contract/endpoint'
import type {
  getProfit,
  listAccountRecord,
  listBets,
  listCreditReport,
} from '@baize/contract/wagers/records'
import type { getBet } from '@baize/contract/wagers/bets-desk'
import type { Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { WagerId, Wagers } from '../wagers/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { createAccountRecord, type AccountDeps, type WantedEntries } from './account.ts'
import { createBetRecord, createShowBet, type BetsDeps, type WantedBets } from './bets.ts'
import { createCreditReport, type WantedCredit } from './credit.ts'
import { createPlayReport, type PlayReportDeps, type PlayReport } from './play/play.ts'
import { createProfit } from './profit.ts'
import { readSpan, type DaySpan, type WantedSpan } from '@baize/kernel/day-span'
import { startTally } from './tally.ts'

export type { WantedEntries } from './account.ts'
export type { WantedBets } from './bets.ts'
export { createTeamBets } from './team/bets.ts'
export type { DaySpan, WantedSpan } from '@baize/kernel/day-span'

export type Reports = {
  /** Days of the brand's calendar; refused when they are none, turned around, too many or not begun. */
  readSpan(wanted: WantedSpan): Result<DaySpan, 'invalid_period'>
  /** A member's bets, newest first, with what the settled ones of the whole span come to. */
  listBets(wanted: WantedBets): Promise<ReplyOf<typeof listBets>>
  /** One bet, whoever made it, as its own record tells it. */
  getBet(id: WagerId, language: Language): Promise<Result<ReplyOf<typeof getBet>, 'not_found'>>
  /** All that moved a member's money, newest first, with what came in and what went out in the whole span. */
  listAccountRecord(wanted: WantedEntries): Promise<ReplyOf<typeof listAccountRecord>>
  /**
   * What others credited to a member and debited, newest first, with the balance before, after and at each; refused where
   * the module is off.
   */
  listCreditReport(
    wanted: WantedCredit,
  ): Promise<Result<ReplyOf<typeof listCreditReport>, 'not_enabled'>>
  /** What a member won and lost on each day of a span and in each category, beside deposits and withdrawals. */
  getProfit(member: MemberId, span: DaySpan): Promise<ReplyOf<typeof getProfit>>
  /** What the brand's members played in a span, beside its usual; refused for days that are no longer kept. */
  getPlay(span: DaySpan, currency?: Currency): Promise<Result<PlayReport, 'invalid_period'>>
  /** Removes what no report of the brand reaches any more. */
  sweep(tx: Transaction): Promise<number>
}

export type ReportsDeps = AccountDeps &
  BetsDeps &
  PlayReportDeps & {
    readonly db: Pick<Database, 'sql'>
    readonly wagers: Pick<Wagers, 'getWager'>
    readonly events: Pick<Events, 'subscribe'>
    readonly now: () => Date
    /** Of the brand; a day of its calendar is a day here. */
    readonly zone: () => string
    /** Whether members have the credit report. */
    readonly isCreditOn: () => boolean
  }

/** What members look up about their own account, and operators about all of them together. */
export function createReports(deps: ReportsDeps): Reports {
  const { now, zone, isCreditOn, wagers } = deps
  const show = createShowBet(deps)
  const readCredit = createCreditReport(deps)
  const play = createPlayReport(deps)
  startTally(deps)
  return {
    readSpan: (wanted) => readSpan(wanted, { now: now(), zone: zone() }),
    listBets: createBetRecord(deps),
    async getBet(id, language) {
      const found = await wagers.getWager(id)
      if (!found.ok) return refuse('not_found')
      return ok({ bet: show(found.value, language), member: found.value.member })
    },
    listAccountRecord: createAccountRecord(deps),
    listCreditReport: async (wanted) =>
      isCreditOn() ? ok(await readCredit(wanted)) : refuse('not_enabled'),
    getProfit: createProfit(deps),
    getPlay: play.read,
    sweep: play.sweep,
  }
}
