import type { ReplyOf } from '@baize/contract/endpoint'
import type { AccountEntry, listCreditReport } from '@baize/contract/wagers/records'
import type { DaySpan } from '@baize/kernel/day-span'
import type { MemberId, RecordSource } from '../wallet/wallet.ts'
import { createAccountRecord, type AccountDeps, type WantedEntries } from './account.ts'

export type WantedCredit = Pick<WantedEntries, 'member' | 'span' | 'language' | 'cursor' | 'limit'>

/** What others gave and took: those above and below, the house by hand, and both by contract. */
const creditKinds: readonly RecordSource['kind'][] = ['upline', 'adjustment', 'contract']

/** Before anybody had anything. */
const beginning = new Date('2000-01-01T00:00:00Z')

/** More than come in one millisecond. */
const mostAtOnce = 1_000

/** The statement of a member on credit, made of the same sources as the account record. */
export function createCreditReport({ wallet, sources }: AccountDeps) {
  const own = sources.filter(({ kind }) => creditKinds.includes(kind))
  const readEntries = createAccountRecord({ wallet, sources: own })

  async function balanceAt(member: MemberId, until: Date): Promise<bigint> {
    const sums = await Promise.all(own.map((one) => one.sum(member, { from: beginning, until })))
    return sums.reduce((total, sum) => total + sum.in - sum.out, 0n)
  }

  /** Counted up from the first entry ever, so that a page needs nothing of the page before it. */
  async function balanceAfter(member: MemberId, { at, id }: AccountEntry): Promise<bigint> {
    const from = new Date(at)
    const ask = {
      from,
      until: new Date(from.getTime() + 1),
      outcome: 'done',
      limit: mostAtOnce,
    } as const
    const [before, ...lists] = await Promise.all([
      balanceAt(member, from),
      ...own.map((one) => one.list(member, ask)),
    ])
    const atOnce = lists.flat().filter((entry) => entry.id <= id)
    return atOnce.reduce((total, { amount }) => total + amount, before)
  }

  return async (wanted: WantedCredit): Promise<ReplyOf<typeof listCreditReport>> => {
    const { member, span } = wanted
    const [{ totals, items, ...page }, opening] = await Promise.all([
      readEntries({ ...wanted, outcome: 'done' }),
      balanceAt(member, span.from),
    ])
    const [newest] = items
    const balance = newest === undefined ? 0n : await balanceAfter(member, newest)
    return {
      ...page,
      ...daysOf(span),
      items: withBalances(items, balance),
      totals: {
        opening: String(opening),
        credited: totals.in,
        debited: totals.out,
        closing: String(opening + BigInt(totals.in) - BigInt(totals.out)),
      },
    }
  }
}

const daysOf = ({ firstDay, lastDay }: DaySpan) => ({ from: firstDay, to: lastDay })

function withBalances(items: readonly AccountEntry[], newest: bigint) {
  let balance = newest
  return items.map((entry) => {
    const after = balance
    balance -= BigInt(entry.amount)
    return { ...entry, balance: String(after) }
  })
}
