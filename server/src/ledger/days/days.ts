import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { findHorizon } from '../proof/proof.ts'
import { createDigest, firstHead, headOf, type DayHead } from './chain.ts'
import * as store from './store.ts'

export type { DayHead } from './chain.ts'

export type LedgerDays = {
  /** Chains every day (UTC) that is over and not chained yet; answers those that were. */
  chainDays(): Promise<DayHead[]>
  /** Newest first. */
  listDays(options?: { readonly limit?: number; readonly below?: Day }): Promise<DayHead[]>
  /** Whether a chained day still has the head that its legs and the day before give it. */
  checkDay(day: Day): Promise<boolean>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly stride?: bigint
}

/** Clocks of several nodes differ by less than this; a day that is over this long gets no more legs. */
const restMs = 5 * 60_000

export function createLedgerDays({ db, log, now, stride = 20_000n }: Deps): LedgerDays {
  async function chainDays(): Promise<DayHead[]> {
    const closed = businessDay(new Date(now().getTime() - restMs), 'UTC')
    // Whoever wrote before the end of the day must have come to an end.
    if ((await findHorizon(db)) === undefined) return []
    const made: DayHead[] = []
    for (;;) {
      const last = await store.latestHead(db)
      const next = last ? addDays(last.day, 1) : await store.firstDay(db)
      if (next === undefined || next >= closed) return made
      const head = await compute(next, last?.head ?? firstHead)
      if (!(await store.addHead(db, head, now()))) return made
      log.info({ day: head.day, head: head.head }, 'A day of the books was chained.')
      made.push(head)
    }
  }

  async function compute(day: Day, previous: string): Promise<DayHead> {
    const moments = businessDayBounds(day, 'UTC')
    const digest = createDigest()
    const range = await store.positionsOf(db, moments)
    if (range !== undefined) {
      for (let from = range.first; from <= range.last; from += stride) {
        digest.add(await store.listLegsOf(db, moments, { from, to: from + stride }))
      }
    }
    const content = { day, previous, ...digest.end() }
    return { ...content, head: headOf(content) }
  }

  async function checkDay(day: Day): Promise<boolean> {
    const known = await store.findHead(db, day)
    if (known === undefined) return false
    const before = await store.findHead(db, addDays(day, -1))
    const { head } = await compute(day, before?.head ?? firstHead)
    return head === known.head
  }

  return {
    chainDays,
    listDays: ({ limit = 31, below } = {}) => store.listHeads(db, limit, below),
    checkDay,
  }
}
