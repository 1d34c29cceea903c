import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import type { ContractKind } from '../contracts/contracts.ts'
import type { Change, Rollups } from '../rollups/rollups.ts'
import { computeAmount, type Amount, type CountedSums } from './amount.ts'
import { readSums, sameSums } from './compute.ts'
import { listWholes, type SettledWhole } from './recount.store.ts'
import { keptSums, keyOf, noSums, type AskedSums, type TeamAsk } from './team-sums.ts'

/** Why a window would come to something else now. */
export type RecountReason = {
  /** Settled late, corrected, judged since who counts as active, or the sums that are kept are no longer the same. */
  readonly why: 'late' | 'corrected' | 'leftOut' | 'sums'
  /** Empty where it is about no bets. */
  readonly product: string
  readonly times: number
  /** What it changes in the valid bets and in what the team lost. */
  readonly validBet: bigint
  readonly loss: bigint
  /** When the first and the last of it was counted; null where it is counted in no other window. */
  readonly first: Date | null
  readonly last: Date | null
}

export type Recounted = {
  readonly whole: SettledWhole
  readonly now: Amount
  readonly because: readonly RecountReason[]
}

export type RecountAsk = {
  readonly kind: ContractKind
  readonly day: Day
  readonly currency: Currency
}

export type Recount = {
  readonly lines: readonly Recounted[]
  /** There are more windows than were looked at. */
  readonly isCut: boolean
}

export type RecountDeps = {
  readonly db: Pick<Database, 'sql'>
  readonly zone: () => string
  readonly teams: Pick<Rollups, 'sumTeams' | 'listLate' | 'sumChanges' | 'closedUntil'>
  readonly wagers: Pick<Wagers, 'listChanged'>
}

/** So many windows are computed again by one call. */
const most = 5_000
/** What a resettled month of a large house changes would not fit into one call. */
const mostChanges = 50_000

/**
 * Computes what was settled for the windows of a day again, from what is kept now and with what became known of them later:
 * bets that were heard of late and corrections, each where it was settled first. What was carried into a window stays as it
 * was. Nothing is written.
 */
export function createRecount({ db, zone, teams, wagers }: RecountDeps) {
  async function changesOf({ from, to }: TeamAsk['window']): Promise<Change[] | undefined> {
    const span = { from, until: to, limit: mostChanges }
    const late = await teams.listLate(db, span)
    const corrected = await wagers.listChanged(span)
    if (late.length + corrected.length >= mostChanges) return undefined
    return [
      ...late,
      ...corrected.map(
        ({ member, product, currency, settledAt, changedAt, corrections, ...sums }): Change => ({
          ...sums,
          why: 'corrected',
          member,
          product,
          currency,
          slot: settledAt,
          day: businessDay(settledAt, zone()),
          countedAt: changedAt,
          times: corrections,
          bets: 0,
          stake: 0n,
        }),
      ),
    ]
  }

  async function recountGroup(
    ask: TeamAsk,
    wholes: readonly SettledWhole[],
    changes: readonly Change[],
  ) {
    const asked = { ...ask, agents: wholes.map(({ payee }) => payee) }
    const kept = await teams.sumTeams(db, asked)
    const isChanged = changes.length > 0
    const sums = isChanged ? await teams.sumTeams(db, { ...asked, changes }) : kept
    const found = isChanged ? await teams.sumChanges(db, { ...asked, changes }) : []
    return wholes.map((whole): Recounted => {
      const { terms, payee, reasons } = whole
      const team = keptSums(sums.get(payee) ?? noSums)
      const because = [
        ...found.filter(({ agent }) => agent === payee),
        ...unexplained(whole, kept.get(payee) ?? noSums),
      ]
      return { whole, now: computeAmount(terms, team, BigInt(reasons.carriedIn)), because }
    })
  }

  return async function recount(asked: RecountAsk): Promise<Result<Recount, 'too_many_changes'>> {
    const { start, end } = businessDayBounds(asked.day, zone())
    const found = await listWholes(db, { ...asked, from: start, until: end, limit: most + 1 })
    const closed = await teams.closedUntil(db)
    const groups = new Map<string, { ask: TeamAsk; wholes: SettledWhole[] }>()
    for (const whole of found.slice(0, most)) {
      const ask = askOf(asked, whole, { start, end: earliest(end, closed, whole.endsAt) })
      const group = groups.get(keyOf(ask)) ?? { ask, wholes: [] }
      group.wholes.push(whole)
      groups.set(keyOf(ask), group)
    }
    const known = new Map<string, Change[]>()
    const lines: Recounted[] = []
    for (const { ask, wholes } of groups.values()) {
      const span = JSON.stringify(ask.window)
      const changes = known.get(span) ?? (await changesOf(ask.window))
      if (changes === undefined) return refuse('too_many_changes')
      known.set(span, changes)
      lines.push(...(await recountGroup(ask, wholes, changes)))
    }
    return ok({ lines, isCut: found.length > most })
  }
}

/** A real-time salary is computed again for its whole day; all else for its window. */
function askOf(
  { kind, currency }: RecountAsk,
  { from, to, terms: { products, activeFrom } }: SettledWhole,
  day: { readonly start: Date; readonly end: Date },
): TeamAsk {
  return {
    window: kind === 'realtime' ? { from: day.start, to: day.end } : { from, to },
    grain: kind === 'hourly' || kind === 'realtime' ? 'slot' : 'day',
    agents: [],
    products,
    currency,
    activeFrom,
  }
}

/** What differs between the sums that it was settled from and those that are kept, without anything that came later. */
function unexplained({ sums: text }: SettledWhole, found: AskedSums): RecountReason[] {
  const [then, kept] = [readSums(text), keptSums(found)]
  if (sameSums(then, kept)) return []
  const none = { product: '', first: null, last: null }
  if (sameSums({ ...then, active: kept.active }, kept)) {
    const times = Math.abs(then.active - kept.active)
    return [{ ...none, why: 'leftOut', times, validBet: 0n, loss: 0n }]
  }
  const lost = ({ stake, payout }: CountedSums) => stake - payout
  const [validBet, loss] = [kept.validBet - then.validBet, lost(kept) - lost(then)]
  return [{ ...none, why: 'sums', times: 1, validBet, loss }]
}

function earliest(end: Date, closed: Date, endsAt: Date | null): Date {
  return [end, closed, ...(endsAt === null ? [] : [endsAt])].reduce((one, other) =>
    other < one ? other : one,
  )
}
