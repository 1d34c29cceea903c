import * as contract from '@baize/contract/agents/settlement-desk'
import { ok, refuse } from '@baize/kernel/result'
import { addDays, businessDay, isDay, type Day } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import { actedBy, operatorOf, type Audit, type AuditActions } from '../../system/system.ts'
import type { Agents } from '../agents.ts'
import { sumPreview, type Previewed, type SettlementRow } from '../settlement/settlement.ts'
import { readMomentCursor, writeMomentCursor } from './moment-cursor.ts'
import { namesOf, type NameOf } from './names.ts'

const settlementActions = {
  'settlement.run': 'agents-desk.actionSettlementRun',
} as const satisfies AuditActions

type Deps = Pick<Agents, 'settlement' | 'rollups'> & {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly members: Pick<Members, 'findByAccount' | 'list'>
  readonly audit: Pick<Audit, 'open'>
}

const usualDays = 14
const mostDays = 62
const pageSize = 50
/** A run that an operator began is cut after this; the next one, or the clock, goes on where it ended. */
const runMs = 20_000

/** The operators' calls about what contracts come to. */
export function serveSettlementDesk(http: Http, deps: Deps): void {
  const { db, now, zone, members, settlement, rollups } = deps
  const audit = deps.audit.open(settlementActions)
  const today = (): Day => businessDay(now(), zone())

  serve(http, contract.listSettlementRuns, async ({ kind, from, to }) => {
    const last = to ?? today()
    const first = from ?? addDays(last as Day, 1 - usualDays)
    if (!isDay(first) || !isDay(last) || first > last || addDays(first, mostDays) <= last)
      return refuse('invalid_period')
    const runs = await settlement.listRuns({ ...(kind && { kind }), from: first, to: last })
    return ok({
      zone: zone(),
      from: first,
      to: last,
      closedUntil: shownMoment(await rollups.closedUntil(db), now()),
      items: runs.map((run) => ({
        ...run,
        from: run.from.toISOString(),
        to: run.to.toISOString(),
        amount: String(run.amount),
        setOff: String(run.setOff),
        paid: String(positive(run.amount - run.setOff) - run.owed),
        owed: String(run.owed),
        settledAt: run.settledAt.toISOString(),
      })),
    })
  })

  serve(
    http,
    contract.listSettledWindows,
    async ({ day, kind, currency, payee, cursor, limit = pageSize }) => {
      if (!isDay(day)) return ok({ items: [], next: null })
      const of = payee === undefined ? undefined : await members.findByAccount(db, payee)
      const before = readMomentCursor(cursor)
      const found = await settlement.list({
        day,
        ...(kind && { kinds: [kind] }),
        ...(currency && { currency }),
        ...(payee === undefined ? {} : { payee: of?.id ?? 'mem_' }),
        ...(before && { before: { from: before.at, id: before.name } }),
        limit: limit + 1,
      })
      const page = found.slice(0, limit)
      const nameOf = await namesOf(
        deps,
        page.flatMap(({ payer, payee: to }) => [payer, to]),
      )
      const last = page.at(-1)
      const next =
        last && found.length > limit ? writeMomentCursor({ at: last.from, name: last.id }) : null
      return ok({ items: page.map((row) => showWindow(row, nameOf)), next })
    },
  )

  serve(http, contract.dryRunSettlement, async ({ kind }) => {
    const { lines, ...preview } = await settlement.preview({ ...(kind && { kind }) })
    const nameOf = await namesOf(
      deps,
      lines.flatMap(({ due }) => [due.giver, due.downline]),
    )
    const due = lines.filter(({ isDue }) => isDue).length
    return ok({
      at: preview.at.toISOString(),
      closedUntil: shownMoment(preview.closedUntil, preview.at),
      due,
      running: lines.length - due,
      isCut: preview.isCut,
      totals: sumPreview(lines).map(({ currency, amount, pays, owes }) => ({
        currency,
        amount: String(amount),
        pays: String(pays),
        owes: String(owes),
      })),
      items: lines.map((line) => showDry(line, nameOf)),
    })
  })

  serve(http, contract.runSettlement, async ({ reason }, call) => {
    const cut = AbortSignal.timeout(runMs)
    await db.transaction((tx) =>
      audit.write(tx, {
        ...actedBy(operatorOf(call)),
        action: 'settlement.run',
        object: 'agents',
        reason,
        after: { at: now().toISOString() },
      }),
    )
    const { settled, paid } = await settlement.run(cut)
    return ok({ settled, paid, isCut: cut.aborted })
  })

  serve(http, contract.listPayables, async ({ kind, payer, page = 1 }) => {
    const of = payer === undefined ? undefined : await members.findByAccount(db, payer)
    const { rows, totals, has } = await settlement.listPayables({
      ...(kind && { kind }),
      ...(payer === undefined ? {} : { payer: of?.id ?? 'mem_' }),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    const nameOf = await namesOf(
      deps,
      rows.flatMap((row) => [row.payer, row.payee]),
    )
    return ok({
      total: totals.reduce((sum, { count }) => sum + count, 0),
      totals: totals.map(({ currency, owed, payers }) => ({
        currency,
        owed: String(owed),
        payers,
      })),
      items: rows.map((row) => ({
        payer: nameOf(row.payer),
        payerId: row.payer,
        payee: nameOf(row.payee),
        payeeId: row.payee,
        kind: row.kind,
        currency: row.currency,
        earned: String(row.earned),
        paid: String(row.paid),
        owed: String(row.earned - row.paid),
        since: row.since.toISOString(),
        shortSince: row.shortSince?.toISOString() ?? null,
        has: row.payer === 'house' ? null : String(has.get(row.payer) ?? 0n),
      })),
    })
  })
}

function showWindow(row: SettlementRow, nameOf: NameOf): contract.SettledWindow {
  const { validBet, loss, active, tier, rate, carriedIn } = row.reasons
  return {
    id: row.id,
    contract: row.contract,
    kind: row.kind,
    payer: nameOf(row.payer),
    payee: nameOf(row.payee),
    currency: row.currency,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
    validBet,
    loss,
    active,
    tier,
    rate,
    amount: String(row.amount),
    carriedIn,
    carriedOut: String(row.carriedOut),
    isPaid: row.isPaid,
  }
}

function showDry(line: Previewed, nameOf: NameOf): contract.DryLine {
  const { due, window, reasons, amount, pays, owes, isDue } = line
  return {
    contract: due.id,
    kind: due.kind,
    payer: nameOf(due.giver),
    payee: nameOf(due.downline),
    currency: due.currency,
    from: window.from.toISOString(),
    to: window.to.toISOString(),
    validBet: String(reasons.validBet),
    loss: String(reasons.loss),
    active: reasons.active,
    tier: reasons.tier,
    rate: reasons.rate,
    amount: String(amount),
    isDue,
    pays: String(pays),
    owes: String(owes),
  }
}

/** Before anything was closed the clock says a moment that no calendar has. */
function shownMoment(at: Date, now: Date): string {
  return Number.isFinite(Number(at)) ? at.toISOString() : now.toISOString()
}

function positive(value: bigint): bigint {
  return value > 0n ? value : 0n
}
