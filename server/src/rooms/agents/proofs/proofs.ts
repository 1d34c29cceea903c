import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds, type Day, type Span } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { SettledSum, Wagers } from '../../wagers/wagers.ts'
import type { Rollups } from '../rollups/rollups.ts'
import * as compare from './compare.store.ts'
import type { Proof, ProofId } from './proof.ts'
import * as store from './store.ts'

export { watchProofs } from './alerts.ts'
export type { Difference, Proof } from './proof.ts'

/** The job that proves a day for an operator. */
export const proveDayJob = 'agents.prove_day'

export type ProofRefusal = 'day_not_closed' | 'day_not_provable'

/** Whether what is kept of members and teams is what the wagers come to. */
export type Proofs = {
  /** Whether a day can be proven: closed for a while, and not from before all was kept that it needs. */
  check(day: Day): Promise<Result<undefined, ProofRefusal>>
  /** Counts a closed day again from the wagers, compares, and keeps what it found. */
  prove(
    day: Day,
    asked: { readonly by: string | null; readonly signal: AbortSignal },
  ): Promise<Result<Proof, ProofRefusal>>
  /** Proves the days of the last week that can be and are not yet; answers how many. */
  proveDue(signal: AbortSignal): Promise<number>
  /** Newest first. */
  list(page: { readonly before?: string; readonly limit: number }): Promise<Proof[]>
  /** The last proof of each day of the last month in which sums differ. */
  listDiffering(): Promise<Proof[]>
}

export type ProofsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly makeId: IdMaker
  readonly wagers: Pick<Wagers, 'sumSettled'>
  readonly rollups: Pick<Rollups, 'closedUntil' | 'provableFrom'>
}

const slotMs = 300_000
/** What was on its way when the day was closed has been heard of by then. */
const restMs = 15 * 60_000
const pageSize = 5_000
/** So many of each kind of difference are kept with a proof; all are counted. */
const shown = 20
const cutOffMs = 6 * 3_600_000

export function createProofs({ db, now, zone, makeId, wagers, rollups }: ProofsDeps): Proofs {
  const boundsOf = (day: Day): Span => businessDayBounds(day, zone())
  const today = () => businessDay(now(), zone())

  async function check(day: Day): Promise<Result<undefined, ProofRefusal>> {
    const { start, end } = boundsOf(day)
    const closed = await rollups.closedUntil(db)
    if (closed.getTime() < end.getTime() + restMs) return refuse('day_not_closed')
    const from = await rollups.provableFrom(db)
    return from !== null && start < from ? refuse('day_not_provable') : ok()
  }

  /** Five minutes at a time, and of these a page at a time: what is held is bounded, however much was played. */
  async function countSlot(id: ProofId, from: Date): Promise<void> {
    const until = new Date(from.getTime() + slotMs)
    let after: SettledSum | undefined
    do {
      const page = await wagers.sumSettled({
        from,
        until,
        limit: pageSize,
        ...(after && { after }),
      })
      await store.addSums(db, id, from, page)
      after = page.length < pageSize ? undefined : page.at(-1)
    } while (after !== undefined)
  }

  async function countDay(id: ProofId, span: Span, signal: AbortSignal): Promise<void> {
    const end = span.end.getTime()
    for (let slot = span.start.getTime(); slot < end; slot += slotMs) {
      signal.throwIfAborted()
      await countSlot(id, new Date(slot))
    }
    await store.moveLate(db, id, span)
  }

  async function findDifferences(proof: ProofId, day: Day, span: Span) {
    const asked = { proof, day, limit: shown }
    const found = [
      await compare.differInMembers(db, asked),
      await compare.differInTeams(db, asked),
      await compare.differInActive(db, asked),
      await compare.differInSlots(db, asked, span),
    ]
    return {
      ...(await compare.measure(db, asked)),
      differing: found.reduce((sum, { total }) => sum + total, 0),
      differences: found.flatMap(({ first }) => first),
    }
  }

  async function prove(
    day: Day,
    { by, signal }: { readonly by: string | null; readonly signal: AbortSignal },
  ): Promise<Result<Proof, ProofRefusal>> {
    const checked = await check(day)
    if (!checked.ok) return checked
    const id = makeId('prf')
    const begunAt = now()
    const span = boundsOf(day)
    try {
      await countDay(id, span, signal)
      const found = await findDifferences(id, day, span)
      const proof: Proof = { id, day, askedBy: by, begunAt, endedAt: now(), ...found }
      await db.transaction((tx) => store.insertProof(tx, proof))
      return ok(proof)
    } finally {
      await store.forgetSums(db, id, new Date(begunAt.getTime() - cutOffMs))
    }
  }

  return {
    check,
    prove,
    async proveDue(signal) {
      let count = 0
      for (let day = addDays(today(), -7); day < today(); day = addDays(day, 1)) {
        if (await store.isProven(db, day)) continue
        const proof = await prove(day, { by: null, signal })
        if (proof.ok) count += 1
      }
      return count
    },
    list: (page) => store.listProofs(db, page),
    async listDiffering() {
      const last = await store.listLast(db, addDays(today(), -31))
      return last.filter(({ differing }) => differing > 0)
    },
  }
}
