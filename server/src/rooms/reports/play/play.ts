import type { getPlayReport } from '@baize/contract/play/play-report'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { daysOf, type DaySpan } from '@baize/kernel/day-span'
import { firstRecentSlot, usualDaysOf, usualWeeks } from './hours.ts'
import { addUp, showTotals, type Played } from './played.ts'
import { dayPoints, hourPoints } from './points.ts'
import * as store from './store.ts'
import { compare } from './usual.ts'

export type PlayReport = ReplyOf<typeof getPlayReport>

export type PlayReportDeps = {
  readonly db: Pick<Database, 'sql'>
  readonly now: () => Date
  readonly zone: () => string
  /** Of the brand; what was played in others is shown by itself. */
  readonly currency: () => Currency
}

/** So many days can be asked for, the same as are kept of what games return. */
const shownDays = 400

/** Counts settled bets of the brand, in the transaction that hears of them. */
export async function countPlay(
  tx: Transaction,
  bets: readonly store.PlayedBet[],
  now: Date,
): Promise<void> {
  const recent = firstRecentSlot(now)
  await store.addPlayers(
    tx,
    bets.filter(({ stakedAt }) => stakedAt >= recent),
  )
  await store.addQuarters(tx, bets)
}

export function createPlayReport({ db, now, zone, currency: ofBrand }: PlayReportDeps) {
  /** All that a report is made of: every day of the span, the usual days before it, and quarters where they are shown. */
  async function readPlayed(span: DaySpan, today: Day, currency: Currency): Promise<Played> {
    const boundsOf = (day: Day) => businessDayBounds(day, zone())
    const spanDays = daysOf(span)
    const usualDays = (day: Day) => usualDaysOf(day, span.firstDay)
    // The one day that is seen hour by hour, or the one that still runs and is compared up to this moment.
    const isOne = span.firstDay === span.lastDay
    const fine = isOne ? span.firstDay : spanDays.find((day) => day === today)
    const fineDays = fine === undefined ? [] : [fine, ...usualDays(fine)]
    const wholeDays = new Set([...spanDays, ...spanDays.slice(0, 7).flatMap(usualDays)])
    for (const day of fineDays) wholeDays.delete(day)
    const [quarters, sums] = await Promise.all([
      store.listQuarters(db, currency, fineDays.map(boundsOf)),
      store.sumSpans(db, currency, [...wholeDays].map(boundsOf)),
    ])
    const quartersOf = new Map(fineDays.map((day, place) => [day, quarters[place] ?? []]))
    const sumsOf = new Map([...wholeDays].map((day, place) => [day, sums[place]]))
    return {
      spanDays,
      usualDays,
      boundsOf,
      zone: zone(),
      quartersOf: (day) => quartersOf.get(day) ?? [],
      sumsOf: (day) => sumsOf.get(day) ?? addUp((quartersOf.get(day) ?? []).map((one) => one.sums)),
    }
  }

  return {
    /** The brand's play in a span beside its usual; refused for days of which nothing is kept any more. */
    async read(
      span: DaySpan,
      currency: Currency = ofBrand(),
    ): Promise<Result<PlayReport, 'invalid_period'>> {
      const at = now()
      const today = businessDay(at, zone())
      if (span.firstDay < addDays(today, -shownDays)) return refuse('invalid_period')
      const [played, found, activeMembers] = await Promise.all([
        readPlayed(span, today, currency),
        store.listCurrencies(db, { start: span.from, end: span.until }),
        store.countPlayers(db, firstRecentSlot(at)),
      ])
      const isOne = span.firstDay === span.lastDay
      return ok({
        currency,
        currencies: [...new Set([ofBrand(), ...found])],
        by: isOne ? 'hour' : 'day',
        totals: showTotals(addUp(played.spanDays.map(played.sumsOf))),
        usual: compare(played, at, today),
        points: isOne ? hourPoints(played, span.firstDay) : dayPoints(played),
        activeMembers,
      })
    },

    /** Removes quarters that no report reaches, also not for its usual, and players who are no longer recent. */
    async sweep(tx: Transaction): Promise<number> {
      const oldest = addDays(businessDay(now(), zone()), -shownDays - 7 * usualWeeks)
      const players = await store.removePlayers(tx, firstRecentSlot(now()))
      const { start } = businessDayBounds(oldest, zone())
      return players + (await store.removeQuarters(tx, start))
    },
  }
}
