import { addDays, businessDay } from '@baize/kernel/time'
import type { Transaction } from '../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../platform/events/events.ts'
import type { WagerSettled } from '../wagers/events.ts'
import * as store from './store.ts'
import { sumsOf } from './sums.ts'
import {
  createWatch,
  keyOf,
  type Funnel,
  type WantedReturns,
  type WatchDeps,
  type WatchedPeriod,
} from './watch.ts'

export { watchReturns } from './alerts.ts'
export { fewest } from './rules.ts'
export type { Funnel, WantedReturns, Watched, WatchedPeriod } from './watch.ts'

export type Rtp = {
  /** What was played in a period and how it stands against what is declared, the worst first. */
  read(wanted: WantedReturns): Promise<WatchedPeriod>
  /** One of them as its rounds add up; nothing when it was not played in the period. */
  readFunnel(key: string, wanted: WantedReturns): Promise<Funnel | undefined>
  /** How many rounds of each game were settled today, by its key; a game that is not among them has none. */
  countToday(): Promise<ReadonlyMap<string, number>>
  /** Forgets days that no period reaches any more. */
  sweep(tx: Transaction): Promise<number>
}

type Deps = WatchDeps & { readonly events: Pick<Events, 'subscribe'> }

const keptDays = 400

/** Observed returns: heard from the wagers, kept by day, held against what is declared when somebody looks. */
export function createRtp(deps: Deps): Rtp {
  const { now, zone, events } = deps

  function countOf({ at, payload }: StoredEvent<WagerSettled>): store.Counted {
    const { currency, vendor, game } = payload
    const day = businessDay(at, zone())
    return { day, currency, vendor, game, sums: sumsOf(payload) }
  }

  events.subscribe<WagerSettled>({
    name: 'rtp',
    kinds: ['wager.settled'],
    handle: (tx, event) => store.count(tx, [countOf(event)]),
    handleMany: (tx, heard) => store.count(tx, heard.map(countOf)),
  })

  return {
    ...createWatch(deps),
    async countToday() {
      const rows = await store.listRounds(deps.db, businessDay(now(), zone()))
      return new Map(rows.map(({ vendor, game, rounds }) => [keyOf(vendor, game), rounds]))
    },
    sweep: (tx) => store.removeBefore(tx, addDays(businessDay(now(), zone()), -keptDays)),
  }
}
