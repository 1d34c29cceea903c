import type { Currency } from '@baize/kernel/money'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Member, MemberId } from './members/member.ts'
import * as store from './standings.store.ts'

export type Standing = Pick<Member, 'type' | 'state'>

/** What rooms above ask about accounts while money moves, where a whole account would be too much. */
export type Standings = {
  /** How these accounts stand in this transaction. One that does not exist is not among them. */
  list(tx: Transaction, ids: readonly MemberId[]): Promise<ReadonlyMap<string, Standing>>
  /** The currency of an account, which never changes; nothing when there is no such account. */
  findCurrency(id: MemberId): Promise<Currency | undefined>
}

/** The oldest go when there are too many. */
const mostKnown = 200_000

export function createStandings({ db }: { readonly db: Database }): Standings {
  const currencies = new Map<string, Currency>()

  function remember(id: string, currency: Currency): void {
    const [oldest] = currencies.size >= mostKnown ? currencies.keys() : []
    if (oldest !== undefined) currencies.delete(oldest)
    currencies.set(id, currency)
  }

  return {
    async list(tx, ids) {
      const rows = await store.listStandings(tx, [...new Set(ids)])
      return new Map(rows.map(({ id, type, state }) => [id, { type, state }]))
    },
    async findCurrency(id) {
      const known = currencies.get(id)
      if (known !== undefined) return known
      const found = await store.findCurrency(db, id)
      if (found !== undefined) remember(id, found)
      return found
    },
  }
}
