import { isRefused, type Database, type Transaction } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import * as store from './store.ts'
import { createRoundTurns } from './turns.ts'

export { createRoundTurns } from './turns.ts'
export {
  countOpenByVendor,
  countOpenOfGames,
  listRounds,
  listStale,
  markSwept,
  type RoundFilter,
} from './store.ts'
export type { RoundKey, StoredRound } from './store.ts'

export type Rounds = {
  /** Adds a bet to its round before the stake is taken, so that whatever was staked can be found. */
  add(bet: Omit<store.NewBet, 'at'>): Promise<'new' | 'open' | 'closed'>
  /** Takes a bet out whose stake was refused. */
  drop(key: store.RoundKey, bet: string): Promise<void>
  find(key: store.RoundKey): Promise<store.StoredRound | undefined>
  /** Notes that something happened in a round, or that it is over. */
  note(key: store.RoundKey, closes: boolean): Promise<void>
  /** Calls about one round of one player follow each other. */
  inTurn<T>(key: store.RoundKey, work: () => Promise<T>): Promise<T>
  /** Forgets rounds so old that nobody asks for them; answers how many. */
  forgetOld(tx: Transaction): Promise<number>
}

type Deps = { readonly db: Database; readonly now: () => Date }

const keptMs = 400 * 86_400_000
/** One at a time: two upserts of the same rounds would wait for each other anyway. */
const writing = { most: 500, lanes: 1, apart: isRefused }
const reading = { most: 500, lanes: 2 }

export function nameOf({ vendor, member, round }: store.RoundKey): string {
  return JSON.stringify([vendor, member, round])
}

export function createRounds({ db, now }: Deps): Rounds {
  const take = createRoundTurns()
  const find = gather((keys: readonly store.RoundKey[]) => store.listWanted(db, keys), reading)
  const note = gather(async (rounds: readonly store.Ended[]) => {
    await store.noteRounds(db, rounds)
    return rounds
  }, writing)
  const add = gather(async (bets: readonly store.NewBet[]) => {
    const open = new Map((await store.addBets(db, bets)).map((one) => [nameOf(one), one]))
    return bets.map((bet) => {
      const found = open.get(nameOf(bet))
      if (found === undefined) return 'closed' as const
      return found.isNew ? ('new' as const) : ('open' as const)
    })
  }, writing)

  return {
    add: (bet) => add({ ...bet, at: now() }),
    drop: (key, bet) => store.dropBet(db, key, bet),
    find,
    note: async (key, closes) => void (await note({ ...key, at: now(), closes })),
    inTurn: (key, work) => take(nameOf(key), work),
    forgetOld: (tx) => store.removeRoundsBefore(tx, new Date(now().getTime() - keptMs)),
  }
}
