import type { Currency } from '@baize/kernel/money'
import type { Account, AccountId, AccountKey, Ledger, Owner } from '../../ledger/ledger.ts'
import type { Database, Fragment, Transaction } from '../../platform/database/database.ts'
import { gather } from '../../platform/gather.ts'
import { availableBeside } from './rules.ts'
import { grantOf, keptAs, pocketOf } from './pocket.ts'
import type { MemberId, Pocket, PocketState, WalletState } from './pocket.ts'
import { heldBeside } from './store.ts'

export type Pockets = {
  /** The account behind a pocket, opened when it is asked for the first time. */
  open(member: MemberId, pocket: Pocket, tx?: Transaction): Promise<Account<Currency>>
  /** The cash of many, in their order: what is not known yet is opened or found by one statement. */
  openCash(
    tx: Transaction,
    whose: readonly { readonly member: MemberId; readonly currency: Currency }[],
  ): Promise<AccountId[]>
  /** Whether a pocket was ever used. */
  has(member: MemberId, pocket: Pocket): Promise<boolean>
  /** How all pockets of a member stand, at one moment. Those never used are not there, except the cash. */
  state(member: MemberId): Promise<WalletState>
  currencyOf(member: MemberId): Promise<Currency>
}

type Deps = {
  readonly db: Database
  readonly ledger: Ledger
  readonly currencyOf: (member: MemberId) => Currency | Promise<Currency>
  /** How what is owed is read beside balances. */
  readonly owedBeside: () => Fragment
}

/** Accounts never change in what is kept here; the oldest go when there are too many. */
const mostKnown = 200_000

/** What is held back, by currency. */
type Sums = Readonly<Record<string, string>>
type Held = { readonly locks: Sums | null; readonly owed: Sums | null }

type Asked = { readonly member: MemberId; readonly currency: Currency }

const gathering = { most: 200, lanes: 2 }
/** A key is little beside what is read of a balance. */
const opening = { most: 500, lanes: 2 }

export function ownerOf(member: MemberId): Owner {
  return `member:${member}`
}

function keyOf({ member, currency }: Asked, pocket: Pocket): string {
  return `${member} ${pocket} ${currency}`
}

export function createPockets({ db, ledger, currencyOf, owedBeside }: Deps): Pockets {
  const known = new Map<string, Account<Currency>>()

  function remember(key: string, account: Account<Currency>): void {
    const [oldest] = known.size >= mostKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(key, account)
  }

  /** Balances, and what is held back, of all who ask together, as they stand at one moment. */
  const look = gather(async (asked: readonly Asked[]) => {
    const owners = asked.map(({ member }) => ownerOf(member))
    const found = await ledger.balancesBeside<Held>(owners, heldBeside(owedBeside()))
    return asked.map(({ member, currency }) => {
      const { balances = [], beside } = found.get(ownerOf(member)) ?? {}
      return walletState(currency, balances, {
        locked: BigInt(beside?.locks?.[currency] ?? 0),
        owed: BigInt(beside?.owed?.[currency] ?? 0),
      })
    })
  }, gathering)

  /** The accounts of all who ask together, found as a rule; those that are not there are opened in a transaction of their own. */
  const openOwn = gather(async (keys: readonly AccountKey<Currency>[]) => {
    const found = (await ledger.findAccounts(keys)) as (Account<Currency> | undefined)[]
    const missing = keys.filter((_, place) => found[place] === undefined)
    if (missing.length === 0) return found as Account<Currency>[]
    const opened = await db.transaction((own) => ledger.openAccounts(own, missing))
    let next = 0
    return found.map((one) => one ?? (opened[next++] as Account<Currency>))
  }, opening)

  return {
    currencyOf: async (member) => await currencyOf(member),
    async open(member, pocket, tx) {
      const currency = await currencyOf(member)
      const key = keyOf({ member, currency }, pocket)
      const found = known.get(key)
      if (found !== undefined) return found
      const wanted = { owner: ownerOf(member), currency, ...keptAs(pocket) }
      if (tx !== undefined) return await ledger.openAccount(tx, wanted)
      const account = await openOwn(wanted)
      remember(key, account)
      return account
    },
    async openCash(tx, whose) {
      const ids = new Map<string, AccountId>()
      const unknown = new Map<string, Asked>()
      for (const one of whose) {
        const key = keyOf(one, 'cash')
        const account = known.get(key)
        if (account === undefined) unknown.set(key, one)
        else ids.set(key, account.id)
      }
      if (unknown.size > 0) {
        const wanted = [...unknown.values()].map(({ member, currency }) => {
          return { owner: ownerOf(member), currency, ...keptAs('cash') }
        })
        const opened = (await ledger.openAccounts(tx, wanted)) as Account<Currency>[]
        const keyed = [...unknown.keys()].flatMap((key, place) => {
          const account = opened[place]
          return account === undefined ? [] : [[key, account] as const]
        })
        for (const [key, { id }] of keyed) ids.set(key, id)
        // One that is opened here is there for others when this is committed.
        tx.afterCommit(() => {
          for (const [key, account] of keyed) remember(key, account)
        })
      }
      return whose.map((one) => {
        const id = ids.get(keyOf(one, 'cash'))
        if (id === undefined) throw new Error('The cash of a member was not opened')
        return id
      })
    },
    async has(member, pocket) {
      const currency = await currencyOf(member)
      if (known.has(keyOf({ member, currency }, pocket))) return true
      const wanted = { owner: ownerOf(member), currency, ...keptAs(pocket) }
      return (await ledger.findAccount(wanted)) !== undefined
    },
    async state(member) {
      const currency = await currencyOf(member)
      return await look({ member, currency })
    },
  }
}

type Standing = Pick<Account, 'kind' | 'part' | 'currency'> & {
  readonly balance: bigint
  readonly held: bigint
  readonly version: bigint
}

/** Accounts of another currency, or that are no pockets, are not part of the wallet. */
function walletState(
  currency: Currency,
  balances: readonly Standing[],
  { locked, owed }: Pick<WalletState, 'locked' | 'owed'>,
): WalletState {
  const used = balances.flatMap((each): PocketState[] => {
    const pocket = each.currency === currency ? pocketOf(each) : undefined
    return pocket === undefined || isOver(pocket, each) ? [] : [stateOf(pocket, each)]
  })
  const cash = used.find(({ pocket }) => pocket === 'cash')
  const unused: PocketState = { pocket: 'cash', amount: 0n, held: 0n, version: 0n }
  const pockets = cash === undefined ? [unused, ...used] : used
  const free = (cash?.amount ?? 0n) - (cash?.held ?? 0n)
  return {
    currency,
    balance: pockets.reduce((sum, { amount }) => sum + amount, 0n),
    available: availableBeside(locked + owed, free),
    locked,
    owed,
    unlocked: availableBeside(locked, free),
    pockets,
    version: pockets.reduce((most, { version }) => (version > most ? version : most), 0n),
  }
}

/** A bonus leaves an empty pocket behind; what may yet come into it is shown when it does. */
function isOver(pocket: Pocket, { balance, held }: Standing): boolean {
  return grantOf(pocket) !== undefined && balance === 0n && held === 0n
}

export function stateOf(
  pocket: Pocket,
  { balance, held, version }: Pick<Standing, 'balance' | 'held' | 'version'>,
): PocketState {
  return { pocket, amount: balance, held, version }
}

/** Which pocket an account is, for those whose accounts a movement touched. */
export type Touched = ReadonlyMap<AccountId, Pocket>
