import type { Unit } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Fragment, Transaction } from '../../platform/database/database.ts'
import { accountKinds } from '../account.ts'
import type { Account, AccountId, AccountKey, Balance, Owner } from '../account.ts'
import { listEntries, type EntryPage, type EntryRequest } from './entries.ts'
import * as store from './store.ts'
import type { Source } from './store.ts'

export type { Entry } from './entry.ts'
export type { EntryPage } from './entries.ts'

export type Accounts = {
  /** Opens an account, or gives the one that is there: an owner has one of each kind, part and currency. */
  openAccount<In extends Unit>(tx: Transaction, key: AccountKey<In>): Promise<Account<In>>
  /** Opens many, or finds them, in one statement; in the order of the keys. */
  openAccounts(tx: Transaction, keys: readonly AccountKey[]): Promise<Account[]>
  findAccount<In extends Unit>(key: AccountKey<In>, tx?: Source): Promise<Account<In> | undefined>
  /** Many of them, as far as they are there, in one statement and in the order of the keys. */
  findAccounts(keys: readonly AccountKey[], tx?: Source): Promise<(Account | undefined)[]>
  /** Closes a bounded account for good. Refused while anything is in it or on its way. */
  closeAccount(
    tx: Transaction,
    id: AccountId,
  ): Promise<Result<undefined, 'unknown_account' | 'account_not_empty'>>
  /** How an account stands, everything included that is committed. */
  balanceOf(id: AccountId, tx?: Source): Promise<Result<Balance, 'unknown_account'>>
  /** How all accounts of an owner stand, at one moment. */
  balances(owner: Owner, tx?: Source): Promise<Balance[]>
  /** The same of several owners in one statement, for who asks about many at once. */
  balancesOf(owners: readonly Owner[], tx?: Source): Promise<ReadonlyMap<Owner, Balance[]>>
  /**
   * The same with what another room keeps for each owner, as an expression over `asked.owner`: one statement sees the
   * money and what stands beside it at one moment.
   */
  balancesBeside<Beside>(
    owners: readonly Owner[],
    beside: Fragment,
  ): Promise<ReadonlyMap<Owner, BalancesBeside<Beside>>>
  /** What happened to an account, newest first, each entry with the balance after it, whatever a filter leaves out. */
  listEntries(id: AccountId, page?: EntryRequest): Promise<Result<EntryPage, 'unknown_account'>>
  /** Whether anybody but the house has money here: in an account, set aside, in play or owed. */
  holdsMoney(tx?: Source): Promise<boolean>
  /** Brings the latest of unbounded accounts into their rows; answers how many rows that were. */
  foldDeltas(): Promise<number>
}

export type BalancesBeside<Beside> = { readonly balances: Balance[]; readonly beside: Beside }

type Deps = { readonly db: Database; readonly now: () => Date }

export function createAccounts({ db, now }: Deps): Accounts {
  return {
    openAccount: (tx, key) => store.openAccount(tx, key, accountKinds[key.kind].bounded, now()),
    openAccounts: (tx, keys) =>
      store.openAccounts(
        tx,
        keys.map((key) => ({ ...key, bounded: accountKinds[key.kind].bounded })),
        now(),
      ),
    findAccount: (key, tx = db) => store.findAccount(tx, key),
    findAccounts: (keys, tx = db) => store.findAccounts(tx, keys),
    async closeAccount(tx, id) {
      const account = await store.lockAccount(tx, id)
      // Unbounded accounts are not locked by movements, so nobody could say that one is empty.
      if (account === undefined || !account.bounded) return refuse('unknown_account')
      if (account.closed) return ok()
      const found = await store.findBalance(tx, id)
      if (found === undefined || found.balance !== 0n) return refuse('account_not_empty')
      if (found.held !== 0n || found.creditsPending !== 0n) return refuse('account_not_empty')
      await store.closeAccount(tx, id, now())
      return ok()
    },
    async balanceOf(id, tx = db) {
      const found = await store.findBalance(tx, id)
      return found === undefined ? refuse('unknown_account') : ok(shown(found))
    },
    balances: async (owner, tx = db) => (await store.listBalances(tx, owner)).map(shown),
    async balancesOf(owners, tx = db) {
      const found = await store.listBalancesOf(tx, [...new Set(owners)])
      const byOwner = new Map<Owner, Balance[]>(owners.map((owner) => [owner, []]))
      for (const one of found) byOwner.get(one.owner)?.push(shown(one))
      return byOwner
    },
    async balancesBeside<Beside>(owners: readonly Owner[], beside: Fragment) {
      const byOwner = new Map<Owner, BalancesBeside<Beside>>()
      const rows = await store.listBalancesBeside(db, [...new Set(owners)], beside)
      for (const { owner, balance, ...row } of rows) {
        const known = byOwner.get(owner) ?? { balances: [], beside: row.beside as Beside }
        if (balance !== undefined) known.balances.push(shown(balance))
        byOwner.set(owner, known)
      }
      return byOwner
    },
    listEntries: (id, page = {}) => listEntries(db, id, page),
    holdsMoney: (tx = db) => store.holdsMoney(tx),
    foldDeltas: () => db.transaction((tx) => store.foldDeltas(tx)),
  }
}

/** Without the sums, from which nobody above should count again. */
function shown(found: Balance): Balance {
  const { id, owner, kind, part, currency, bounded, closed } = found
  const { balance, held, available, version } = found
  return { id, owner, kind, part, currency, bounded, closed, balance, held, available, version }
}
