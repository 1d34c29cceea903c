import { deriveId, lowestId } from '@baize/kernel/ids'
import { isCurrency, money, scaleOf, type Currency, type Money } from '@baize/kernel/money'
import type { AccountId, AccountKey, Ledger, TransferId } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import * as store from './pools.store.ts'

export type Pool = {
  readonly pool: string
  readonly vendor: string
  /** What is in it, by currency. */
  readonly amounts: readonly Money[]
}

type Move = {
  readonly id: TransferId
  readonly pool: string
  readonly amount: Money
  readonly about: string
}

export type Pools = {
  /**
   * Makes a pool of a vendor, or leaves the one that is there. A name that another vendor has is a defect. With a seed
   * the house puts so many whole units in, once now and again whenever the pool was won.
   */
  open(vendor: string, pool: string, seed?: Seed): Promise<void>
  has(vendor: string, pool: string): Promise<boolean>
  /** From what the house won into the pool. The same id feeds once. */
  feed(move: Move): Promise<void>
  /** Back from the pool, for a bet that shall not have been. */
  giveBack(move: Move & { readonly of: TransferId }): Promise<void>
  /** Holds the pool for this transaction and says what is in it. */
  lock(
    tx: Transaction,
    pool: string,
    currency: Currency,
  ): Promise<{ readonly account: AccountId; readonly amount: bigint }>
  /** After all of it was won, in the same transaction: the pool begins anew with its seed. */
  beginAnew(tx: Transaction, pool: string, currency: Currency, won: TransferId): Promise<void>
  list(): Promise<Pool[]>
}

export type Seed = { readonly whole: number; readonly currency: Currency }

type Deps = { readonly db: Database; readonly ledger: Ledger; readonly now: () => Date }

export function createPools({ db, ledger, now }: Deps): Pools {
  // Pools are few, and never removed.
  const known = new Map<string, string>()

  async function ownerOf(pool: string): Promise<string | undefined> {
    const there = known.get(pool)
    if (there !== undefined) return there
    const found = await store.findOwner(db, pool)
    if (found !== undefined) known.set(pool, found)
    return found
  }

  async function account(key: AccountKey): Promise<AccountId> {
    const found =
      (await ledger.findAccount(key)) ?? (await db.transaction((tx) => ledger.openAccount(tx, key)))
    return found.id
  }

  const poolAccount = (part: string, currency: Currency) =>
    account({ owner: 'house', kind: 'jackpot', part, currency })
  const house = (currency: Currency) => account({ owner: 'house', kind: 'house', currency })

  async function submit(movement: Parameters<Ledger['submit']>[0]): Promise<void> {
    const done = await ledger.submit(movement)
    if (!done.ok) throw new Error(`A movement of a pool was refused: ${done.code}`)
  }

  return {
    async open(vendor, pool, seed) {
      const put = { pool, vendor, seed: seed?.whole ?? 0, at: now() }
      const { openedAt } = await store.putPool(db, put)
      const owner = await ownerOf(pool)
      if (owner !== vendor) throw new Error(`The pool ${pool} belongs to another vendor.`)
      if (seed === undefined || seed.whole === 0) return
      const amount = seedIn(seed.whole, seed.currency)
      const [debit, credit] = [await house(seed.currency), await poolAccount(pool, seed.currency)]
      // From when it was opened, so that every start and every node means the same movement.
      const id = await deriveId('trf', lowestId('trf', openedAt), 'seed', pool, seed.currency)
      const legs = [{ debit, credit, amount }]
      await submit({ id, reason: 'jackpot_contribution', legs, about: seedOf(pool) })
    },
    has: async (vendor, pool) => (await ownerOf(pool)) === vendor,
    async feed({ id, pool, amount, about }) {
      const [debit, credit] = [
        await house(amount.currency),
        await poolAccount(pool, amount.currency),
      ]
      await submit({ id, reason: 'jackpot_contribution', legs: [{ debit, credit, amount }], about })
    },
    async giveBack({ id, pool, amount, about, of }) {
      const [credit, debit] = [
        await house(amount.currency),
        await poolAccount(pool, amount.currency),
      ]
      await submit({ id, reason: 'correction', legs: [{ debit, credit, amount }], about, of })
    },
    async lock(tx, pool, currency) {
      await store.lockPool(tx, pool)
      const key = { owner: 'house', kind: 'jackpot', part: pool, currency } as const
      const { id } = await ledger.openAccount(tx, key)
      const balance = await ledger.balanceOf(id, tx)
      return { account: id, amount: balance.ok ? balance.value.balance : 0n }
    },
    async beginAnew(tx, pool, currency, won) {
      const whole = await store.findSeed(tx, pool)
      if (whole === 0) return
      const credit = (
        await ledger.openAccount(tx, { owner: 'house', kind: 'jackpot', part: pool, currency })
      ).id
      const debit = (await ledger.openAccount(tx, { owner: 'house', kind: 'house', currency })).id
      const id = await deriveId('trf', won, 'seed')
      const legs = [{ debit, credit, amount: seedIn(whole, currency) }]
      const posted = await ledger.post(tx, {
        id,
        reason: 'jackpot_contribution',
        legs,
        about: seedOf(pool),
      })
      if (!posted.ok) throw new Error(`A pool could not begin anew: ${posted.code}`)
    },
    async list() {
      const [rows, balances] = [await store.listPools(db), await ledger.balances('house')]
      const pools = balances.filter(({ kind }) => kind === 'jackpot')
      return rows.map(({ pool, vendor }) => ({
        pool,
        vendor,
        amounts: pools.flatMap(({ part, balance, currency }) =>
          part === pool && isCurrency(currency) ? [money(balance, currency)] : [],
        ),
      }))
    },
  }
}

const seedIn = (whole: number, currency: Currency): Money =>
  money(BigInt(whole) * 10n ** BigInt(scaleOf(currency)), currency)

const seedOf = (pool: string): string => `seed of ${pool}`
