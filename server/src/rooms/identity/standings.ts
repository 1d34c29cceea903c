import type { Currency } from '@baize/kernel/money'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { gather } from '../../platform/gather.ts'
import { barOf, type BarKind, type Member, type MemberId } from './members/members.ts'
import * as store from './standings.store.ts'

export type Standing = Pick<Member, 'type' | 'state'> & {
  /** The bar that holds now. */
  readonly bar?: BarKind | undefined
  /** Whether somebody above wants to be asked about each stake. */
  readonly isWatched?: boolean
}

/** What rooms above ask about accounts while money moves, where a whole account would be too much. */
export type Standings = {
  /** How these accounts stand in this transaction. One that does not exist is not among them. */
  list(tx: Transaction, ids: readonly MemberId[]): Promise<ReadonlyMap<string, Standing>>
  /** What these accounts are called, likewise. */
  listNames(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The same, with whether an account is of the demo. */
  listShown(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, ShownMember>>
  /** The accounts of the demo; not asked for in production, where there is none. */
  listDemo(): Promise<string[]>
  /** The currency of an account, which never changes; nothing when there is no such account. */
  findCurrency(id: MemberId): Promise<Currency | undefined>
}

/** What others may be told of an account, once its name is masked. */
export type ShownMember = { readonly name: string; readonly demo: boolean }

/** The oldest go when there are too many. */
const mostKnown = 200_000

/** Runs ask about hundreds at once. */
const gathering = { most: 500, lanes: 2 }

type Deps = { readonly db: Database; readonly now: () => Date }

export function createStandings({ db, now }: Deps): Standings {
  const currencies = new Map<string, Currency>()

  function remember(id: string, currency: Currency): void {
    const [oldest] = currencies.size >= mostKnown ? currencies.keys() : []
    if (oldest !== undefined) currencies.delete(oldest)
    currencies.set(id, currency)
  }

  const look = gather(async (ids: readonly MemberId[]) => {
    const found = await store.listCurrencies(db, ids)
    return ids.map((id) => found.get(id))
  }, gathering)

  return {
    async list(tx, ids) {
      const rows = await store.listStandings(tx, [...new Set(ids)])
      const at = now()
      return new Map(
        rows.map(({ id, type, state, isWatched, ...row }) => [
          id,
          { type, state, isWatched, bar: barOf(row, at)?.kind },
        ]),
      )
    },
    async listNames(tx, ids) {
      const rows = await store.listNames(tx, [...new Set(ids)])
      return new Map(rows.map(({ id, account }) => [id, account]))
    },
    async listShown(tx, ids) {
      const rows = await store.listNames(tx, [...new Set(ids)])
      return new Map(rows.map(({ id, account, demo }) => [id, { name: account, demo }]))
    },
    listDemo: () => store.listDemo(db),
    async findCurrency(id) {
      const known = currencies.get(id)
      if (known !== undefined) return known
      const found = await look(id)
      if (found !== undefined) remember(id, found)
      return found
    },
  }
}
