import type { InputOf, ReplyOf } from '@baize/contract/endpoint'
import type { getSettlement, listSettlements } from '@baize/contract/agents/settlements'
import type { DaySpan } from '@baize/kernel/day-span'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { MemberId } from '../../identity/identity.ts'
import { wireTerms } from '../contract-shape.ts'
import { readTerms } from '../contracts/contracts.ts'
import type { IncomeDeps } from './deps.ts'
import { partiesOf, showWindow } from './shape.ts'
import * as store from './store.ts'

type Deps = Pick<IncomeDeps, 'db' | 'members' | 'wallet' | 'zone'>
type Wanted = Pick<InputOf<typeof listSettlements>, 'side' | 'kind' | 'cursor' | 'limit'>

const usualPage = 20

/** What windows came to that ended in a span, got or given, with what the whole span comes to. */
export function createWindowsRecord({ db, members, wallet, zone }: Deps) {
  return async (
    member: MemberId,
    span: DaySpan,
    { side, kind, cursor, limit = usualPage }: Wanted,
  ): Promise<ReplyOf<typeof listSettlements>> => {
    const currency = await wallet.currencyOf(member)
    const { from, until } = span
    const ask = { member, side, kind, currency, from, until }
    const before = readCursor(cursor)
    const page = { limit: limit + 1, ...(before === undefined ? {} : { before }) }
    const [found, totals] = await Promise.all([
      store.listWindows(db, ask, page),
      store.sumWindows(db, ask),
    ])
    const items = found.slice(0, limit)
    const names = await members.list(db, partiesOf(items))
    const last = items.at(-1)
    return {
      currency,
      zone: zone(),
      from: span.firstDay,
      to: span.lastDay,
      items: items.map((row) => showWindow(row, names, zone())),
      next: found.length > limit && last !== undefined ? writeCursor(last) : null,
      totals,
    }
  }
}

/** So many payments of one window are named; a payer who pays in smaller pieces is told by the sum of the rest. */
const mostPieces = 50

/** One window with all that explains it: its terms, the sums of the team, and cent by cent what became of it. */
export function createWindowDetail({ db, members, zone }: Deps) {
  return async (
    member: MemberId,
    id: string,
  ): Promise<Result<ReplyOf<typeof getSettlement>, 'not_found'>> => {
    const row = await store.findWindow(db, id, member)
    if (row === undefined) return refuse('not_found')
    const isEarned = row.amount > 0n
    const [names, pieces, paidBefore, beside] = await Promise.all([
      members.list(db, partiesOf([row])),
      isEarned ? store.listPieces(db, row, mostPieces) : [],
      isEarned ? store.sumPaidBefore(db, row) : 0n,
      store.findBeside(db, row, member),
    ])
    const paid = pieces[0]?.all ?? 0n
    const shown = pieces.reduce((sum, { amount }) => sum + amount, 0n)
    const start = row.earnedAfter - row.amount
    const over = (paidBefore < row.earnedAfter ? paidBefore : row.earnedAfter) - start
    const setOffBefore = isEarned && over > 0n ? over : 0n
    return ok({
      currency: row.currency,
      zone: zone(),
      window: showWindow(row, names, zone()),
      terms: wireTerms(readTerms(row.terms)),
      sums: {
        stake: row.sums.stake,
        payout: row.sums.payout,
        bonus: row.sums.bonus,
        rebate: row.sums.rebate,
      },
      setOffBefore: String(setOffBefore),
      setOffLater: isEarned ? String(row.amount - setOffBefore - paid - row.owed) : '0',
      payments: pieces.map(({ at, amount, transfer }) => ({
        at: at.toISOString(),
        amount: String(amount),
        transfer,
      })),
      paidBesides: String(paid - shown),
      ...beside,
    })
  }
}

function writeCursor({ from, id }: Pick<store.WindowRow, 'from' | 'id'>): string {
  return `${from.getTime()}.${id}`
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = ''): { readonly from: Date; readonly id: string } | undefined {
  const [, ms, id] = /^(\d{12,14})\.(stl_[0-9a-z]{10,40})$/.exec(cursor) ?? []
  return ms === undefined || id === undefined ? undefined : { from: new Date(Number(ms)), id }
}
