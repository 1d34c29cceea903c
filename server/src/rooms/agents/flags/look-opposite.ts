import { businessDay } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import { findOpposites } from './opposite.ts'
import * as store from './sides.store.ts'
import type { Opposite } from './side.ts'

export type OppositePair = store.Suspects & { readonly rounds: readonly Opposite[] }

type Deps = { readonly db: Database; readonly now: () => Date; readonly zone: () => string }

const dayMs = 86_400_000
/** Chance puts two against each other once; so often, and so often of what both played, it hardly does. */
const watchedMs = 7 * dayMs
const leastRounds = 3
const keptMs = 8 * dayMs
const betsAtOnce = 500
/** Of a crowded round the highest stakes are compared: those are worth the trouble. */
const mostSeats = 300
const shownRounds = 5

/** Looks through the rounds that were shared since the last time; answers who stands against whom again and again. */
export function createOppositeLook({ db, now, zone }: Deps): () => Promise<OppositePair[]> {
  /** Whether there was anything. */
  async function lookOnce(): Promise<boolean> {
    return await db.transaction(async (tx) => {
      const rounds = await store.takeRounds(tx, betsAtOnce)
      for (const round of rounds) {
        const bets = await store.listSeated(tx, round, mostSeats)
        const members = [...new Set(bets.map(({ member }) => member))]
        const day = businessDay(bets[0]?.at ?? now(), zone())
        const above = await store.listAboveAll(tx, members, day)
        await store.insertOpposites(tx, findOpposites(round, bets, above))
      }
      await store.markLooked(tx, rounds)
      return rounds.length > 0
    })
  }

  return async () => {
    while (await lookOnce());
    const at = now().getTime()
    await store.forgetBefore(db, new Date(at - keptMs))
    const suspects = await store.listSuspects(db, new Date(at - watchedMs), leastRounds)
    const pairs: OppositePair[] = []
    for (const pair of suspects) {
      pairs.push({ ...pair, rounds: await store.listOpposites(db, pair, shownRounds) })
    }
    return pairs
  }
}
