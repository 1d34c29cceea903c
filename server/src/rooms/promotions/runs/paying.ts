import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grants } from '../grants/grants.ts'
import { plainGrant, type Terms } from '../programmes/programmes.ts'
import type { Programme, RunKind } from './programme.ts'
import * as store from './store.ts'
import type { Run } from './store.ts'

export type PayingDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly terms: Pick<Terms, 'live'>
  readonly grants: Pick<Grants, 'giveAll'>
  readonly programmeOf: (kind: RunKind) => Programme
  /** Told after the commit of those who got something. */
  readonly given: (members: readonly MemberId[]) => void
  /** So many members are one transaction. */
  readonly atOnce: number
}

/** So many transactions are under way at once. */
const lanes = 2

type Paid = { readonly last: MemberId; readonly given: number; readonly refused: number }

/**
 * Pays what a run came to: while the database writes one batch, the next is read and planned. Each transaction takes lines
 * that no other holds, of this node or another, and of who died in it the lines are free again.
 */
export function createPaying({ db, now, terms, grants, atOnce, ...deps }: PayingDeps) {
  async function payAll(id: string, signal?: AbortSignal): Promise<number> {
    let [given, refused, isBroken] = [0, 0, false]
    const goesOn = () => !isBroken && signal?.aborted !== true
    async function payOn(): Promise<void> {
      let after = ''
      while (goesOn()) {
        const paid = await paySome(id, after)
        if (paid === undefined) return
        after = paid.last
        given += paid.given
        refused += paid.refused
      }
    }
    // Where one fails, the other begins nothing more, and is waited for.
    const lane = () =>
      payOn().catch((error: unknown) => {
        isBroken = true
        throw error
      })
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
    if (goesOn()) await close(id, refused > 0)
    return given
  }

  /** The next lines that nobody pays; nothing when there are none. */
  async function paySome(id: string, after: string): Promise<Paid | undefined> {
    return await db.transaction(async (tx) => {
      const run = await store.joinPosting(tx, id)
      if (run === undefined) return undefined
      const lines = await store.takeUnpaid(tx, id, after, atOnce)
      const last = lines.at(-1)?.member
      if (last === undefined) return undefined
      const paid = await pay(tx, run, lines)
      store.closeLines(tx, id, paid)
      if (paid.size > 0) tx.afterCommit(() => deps.given([...paid.keys()]))
      return { last, given: paid.size, refused: lines.length - paid.size }
    })
  }

  async function pay(tx: Transaction, run: Run, lines: readonly store.RunLine[]) {
    const { offer, isPaidAtOnce, sourceOf } = deps.programmeOf(run.kind)
    const claimUntil = new Date(now().getTime() + terms.live().claimDays * 86_400_000)
    const wishes = lines.map(({ member, currency, amount, why }) =>
      plainGrant({
        member,
        offer,
        version: run.version,
        source: sourceOf(run),
        state: isPaidAtOnce ? 'claimed' : 'issued',
        currency,
        amount,
        claimUntil: isPaidAtOnce ? null : claimUntil,
        why,
      }),
    )
    const paid = new Map<MemberId, string>()
    for (const [place, outcome] of (await grants.giveAll(tx, wishes, 'house')).entries()) {
      const line = lines[place]
      if (line !== undefined && outcome.ok) paid.set(line.member, outcome.value.id)
    }
    return paid
  }

  /** When nobody pays any more: it is done, or waits for its budget where that was too little. */
  async function close(id: string, isRefused: boolean): Promise<void> {
    await db.transaction(async (tx) => {
      const run = await store.holdRun(tx, id)
      if (run?.state !== 'posting') return
      const isPaid = !(await store.hasUnpaid(tx, id))
      if (isPaid) store.saveRun(tx, { ...run, state: 'done', waits: null, doneAt: now() })
      else if (isRefused) store.saveRun(tx, { ...run, waits: 'budget' })
    })
  }

  return payAll
}
