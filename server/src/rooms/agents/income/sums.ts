import type { ReplyOf } from '@baize/contract/endpoint'
import type { getIncome } from '@baize/contract/agents/settlements'
import { daysOf, type DaySpan } from '@baize/kernel/day-span'
import { businessDay } from '@baize/kernel/time'
import type { MemberId } from '../../identity/identity.ts'
import { contractKinds } from '../contracts/contracts.ts'
import type { IncomeDeps } from './deps.ts'
import * as store from './store.ts'

type Deps = Pick<IncomeDeps, 'db' | 'wallet' | 'zone'>
type Income = ReplyOf<typeof getIncome>
type Source = Income['sources'][number]['source']

/** Rebates are not given out by anybody yet; the answer says so, beside its nought. */
const noRebate: Income['sources'][number] = {
  source: 'rebate',
  exists: false,
  got: '0',
  given: '0',
  windows: 0,
  last: null,
  owed: '0',
  owes: '0',
}

const total = (rows: readonly store.EarnedRow[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0n)
const add = (sums: Iterable<bigint>) => [...sums].reduce((sum, one) => sum + one, 0n)

/** What somebody earned by source and by day, beside what was given to downlines. */
export function createIncomeSums({ db, wallet, zone }: Deps) {
  return async (member: MemberId, span: DaySpan): Promise<Income> => {
    const currency = await wallet.currencyOf(member)
    const ask = { member, currency, from: span.from, until: span.until }
    const [got, given, owed, owes] = await Promise.all([
      store.sumEarned(db, 'got', ask),
      store.sumEarned(db, 'given', ask),
      store.sumOwed(db, 'got', ask),
      store.sumOwed(db, 'given', ask),
    ])
    const dayOf = ({ day, ended }: store.EarnedRow): string =>
      ended === null ? day : businessDay(new Date(ended.getTime() - 1), zone())
    const sourceOf = (source: Source) => {
      const rows = got.filter(({ kind }) => kind === source)
      const last = rows.reduce<Date | null>(
        (latest, one) => (latest === null || one.last > latest ? one.last : latest),
        null,
      )
      return {
        source,
        exists: true,
        got: String(total(rows)),
        given: String(total(given.filter(({ kind }) => kind === source))),
        windows: rows.reduce((sum, { windows }) => sum + windows, 0),
        last: last?.toISOString() ?? null,
        owed: String(owed.get(source) ?? 0n),
        owes: String(owes.get(source) ?? 0n),
      }
    }
    const ofKind = (rows: readonly store.EarnedRow[], source: Source) =>
      String(total(rows.filter(({ kind }) => kind === source)))
    return {
      currency,
      zone: zone(),
      from: span.firstDay,
      to: span.lastDay,
      sources: [...contractKinds.map(sourceOf), noRebate],
      days: daysOf(span).map((day) => {
        const rows = got.filter((row) => dayOf(row) === day)
        return {
          day,
          got: {
            rebate: '0',
            dividend: ofKind(rows, 'dividend'),
            daily: ofKind(rows, 'daily'),
            hourly: ofKind(rows, 'hourly'),
            realtime: ofKind(rows, 'realtime'),
          },
          given: String(total(given.filter((row) => dayOf(row) === day))),
        }
      }),
      totals: {
        got: String(total(got)),
        given: String(total(given)),
        net: String(total(got) - total(given)),
        windows: got.reduce((sum, { windows }) => sum + windows, 0),
        owed: String(add(owed.values())),
        owes: String(add(owes.values())),
      },
    }
  }
}
