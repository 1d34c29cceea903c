import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import { listDays, medianStep, secondsOf } from './rules.ts'
import * as store from './store.ts'
import type { OrderKind, Span } from './store.ts'

export { createCashierDays, type CashierDays } from './days.ts'

export type CashierDay = {
  readonly day: string
  readonly deposits: bigint
  readonly depositCount: number
  readonly withdrawals: bigint
  readonly withdrawalCount: number
  readonly fees: bigint
  readonly depositMedianSeconds: number
  readonly withdrawalMedianSeconds: number
}

export type CashierReport = {
  readonly currency: Currency
  readonly currencies: readonly Currency[]
  readonly days: readonly CashierDay[]
  readonly methods: readonly store.MethodRow[]
  readonly waiting: {
    readonly deposits: number
    readonly withdrawals: number
    readonly disputes: number
    readonly oldestSeconds: number
  }
}

export type Report = {
  /** Day by day, every day of the span, in one currency, the brand's unless another is named; and what waits now. */
  read(
    from: string,
    to: string,
    currency?: Currency,
  ): Promise<Result<CashierReport, 'invalid_period'>>
}

export type ReportDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly currency: () => Currency
  /** What of the way out waits for a person. */
  readonly waitingOut: () => Promise<{
    readonly withdrawals: number
    readonly disputes: number
    readonly oldest: Date | null
  }>
}

export function createReport({ db, now, currency: ofBrand, waitingOut }: ReportDeps): Report {
  async function readDays(span: Span, days: readonly string[]): Promise<CashierDay[]> {
    const rows = await store.listDays(db.lately, span)
    const waits = await store.listWaits(db.lately, span)
    return days.map((day) => dayOf(day, rows, waits))
  }

  async function readWaiting(): Promise<CashierReport['waiting']> {
    const { count, oldest } = await store.readWaiting(db)
    const out = await waitingOut()
    const ages = [oldest, out.oldest].flatMap((at) =>
      at === null ? [] : [Math.floor((now().getTime() - at.getTime()) / 1000)],
    )
    const { withdrawals, disputes } = out
    return { deposits: count, withdrawals, disputes, oldestSeconds: Math.max(0, ...ages) }
  }

  return {
    async read(from, to, currency = ofBrand()) {
      const days = listDays(from, to)
      const [first, last] = [days?.at(0), days?.at(-1)]
      if (days === undefined || first === undefined || last === undefined) {
        return refuse('invalid_period')
      }
      const span = { from: first, to: last, currency }
      const found = await store.listCurrencies(db.lately, span)
      return ok({
        currency,
        currencies: [...new Set([ofBrand(), ...found])],
        days: await readDays(span, days),
        methods: await store.sumMethods(db.lately, span),
        waiting: await readWaiting(),
      })
    },
  }
}

function dayOf(
  day: string,
  rows: readonly store.DayRow[],
  waits: readonly store.WaitRow[],
): CashierDay {
  const of = (kind: OrderKind) => rows.find((row) => row.day === day && row.kind === kind)
  const median = (kind: OrderKind) =>
    secondsOf(medianStep(waits.filter((wait) => wait.day === day && wait.kind === kind)))
  const [deposit, withdrawal] = [of('deposit'), of('withdrawal')]
  return {
    day,
    deposits: deposit?.amount ?? 0n,
    depositCount: Number(deposit?.completed ?? 0n),
    withdrawals: withdrawal?.amount ?? 0n,
    withdrawalCount: Number(withdrawal?.completed ?? 0n),
    fees: (deposit?.fees ?? 0n) + (withdrawal?.fees ?? 0n),
    depositMedianSeconds: median('deposit'),
    withdrawalMedianSeconds: median('withdrawal'),
  }
}
