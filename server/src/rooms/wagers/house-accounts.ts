import type { Currency } from '@baize/kernel/money'
import type { AccountId, AccountKey, Ledger } from '../../ledger/ledger.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MemberId } from '../wallet/wallet.ts'

export type HouseAccounts = {
  /** Where stakes wait for their end. */
  inPlay(currency: Currency): Promise<AccountId>
  /** What the house won and lost. */
  house(currency: Currency): Promise<AccountId>
  /** A prize pool, by its name. */
  jackpot(pool: string, currency: Currency): Promise<AccountId>
  /** Where a member's purses at a provider stand. */
  purseOf(member: MemberId, provider: string, currency: Currency): Promise<AccountId>
  /** What a member owes after a correction that found too little. */
  debtOf(member: MemberId, currency: Currency): Promise<AccountId>
}

type Deps = { readonly db: Database; readonly ledger: Ledger }

export function createHouseAccounts({ db, ledger }: Deps): HouseAccounts {
  const known = new Map<string, Promise<AccountId>>()

  async function find(key: AccountKey): Promise<AccountId> {
    const account =
      (await ledger.findAccount(key)) ?? (await db.transaction((tx) => ledger.openAccount(tx, key)))
    return account.id
  }

  type Kind = 'in_play' | 'house' | 'jackpot'

  /** There are a few for each currency, so they are looked for once. */
  function remembered(kind: Kind, currency: Currency, part?: string): Promise<AccountId> {
    const name = `${kind} ${currency} ${part ?? ''}`
    const there = known.get(name)
    if (there !== undefined) return there
    const found = find({ owner: 'house', kind, currency, ...(part === undefined ? {} : { part }) })
    known.set(name, found)
    found.catch(() => known.delete(name))
    return found
  }

  return {
    inPlay: (currency) => remembered('in_play', currency),
    house: (currency) => remembered('house', currency),
    jackpot: (pool, currency) => remembered('jackpot', currency, pool),
    purseOf: (member, part, currency) =>
      find({ owner: `member:${member}`, kind: 'purse', part, currency }),
    debtOf: (member, currency) => find({ owner: `member:${member}`, kind: 'debt', currency }),
  }
}
