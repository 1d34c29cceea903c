import { money, type Unit } from '@baize/kernel/money'
import type {
  AccountId,
  AccountKind,
  Ledger,
  Leg,
  Movement,
  Owner,
} from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import * as store from './store.ts'
import type { Purse } from './store.ts'

export type { Purse } from './store.ts'

export type PointBalance = { readonly points: bigint; readonly held: bigint; readonly owed: bigint }

/** Points as the ledger keeps them: what members have, what waits, what is owed. */
export type Purses = {
  balanceOf(member: MemberId): Promise<PointBalance>
  /** Where the points of a member are; nothing for who never had any. */
  find(member: MemberId): Promise<Purse | undefined>
  /**
   * The purses of members, opened where there is none, and kept until the transaction ends. Whoever moves points takes them
   * first: two never move the points of one member at once.
   */
  lock(tx: Transaction, members: readonly MemberId[]): Promise<ReadonlyMap<string, Purse>>
  setRests(
    tx: Transaction,
    rests: readonly { readonly member: string; readonly rest: bigint }[],
  ): Promise<void>
  /** Gives points or, below zero, takes them back: what is owed first, what is missing is owed. */
  earn(
    tx: Transaction,
    purse: Purse,
    change: bigint,
    id: Movement['id'],
    about: string,
  ): Promise<Movement>
  /** From the member's points into those that wait. */
  heldAccount(tx: Transaction, purse: Purse): Promise<AccountId>
  /** Back to the member; what is owed first. */
  returnLegs(tx: Transaction, purse: Purse, points: bigint): Promise<Leg[]>
  house(tx: Transaction, kind: 'points_issued' | 'points_spent'): Promise<AccountId>
}

type Deps = {
  readonly db: Database
  readonly ledger: Pick<Ledger, 'openAccount' | 'balances' | 'balanceOf'>
}

export const pts = (amount: bigint) => money(amount, 'PTS')

export function createPurses({ db, ledger }: Deps): Purses {
  const houseAccounts = new Map<string, AccountId>()
  const open = async (tx: Transaction, owner: Owner, kind: AccountKind) =>
    (await ledger.openAccount<Unit>(tx, { owner, kind, currency: 'PTS' })).id

  async function house(tx: Transaction, kind: 'points_issued' | 'points_spent') {
    const known = houseAccounts.get(kind)
    if (known !== undefined) return known
    const id = await open(tx, 'house', kind)
    // An account of a transaction that is undone is not there afterwards.
    tx.afterCommit(() => void houseAccounts.set(kind, id))
    return id
  }

  async function accountOf(
    tx: Transaction,
    purse: Purse,
    which: 'held' | 'owed',
  ): Promise<AccountId> {
    const known = purse[which]
    if (known !== null) return known
    const id = await open(tx, ownerOf(purse.member), `points_${which}`)
    await store.setAccounts(tx, { ...purse, [which]: id })
    return id
  }

  async function standsAt(tx: Transaction, id: AccountId): Promise<bigint> {
    const found = await ledger.balanceOf(id, tx)
    return found.ok ? found.value.available : 0n
  }

  /** How much of it goes to what the member owes, which stands below zero. */
  const owedOf = async (tx: Transaction, { owed }: Purse) =>
    owed === null ? 0n : -(await standsAt(tx, owed))

  const least = (a: bigint, b: bigint) => (a < b ? a : b)
  const legOf = (debit: AccountId, credit: AccountId, points: bigint): Leg[] =>
    points === 0n ? [] : [{ debit, credit, amount: pts(points) }]

  return {
    async balanceOf(member) {
      const all = await ledger.balances(ownerOf(member), db)
      const of = (kind: AccountKind) => all.find((one) => one.kind === kind)?.balance ?? 0n
      return { points: of('points'), held: of('points_held'), owed: -of('points_owed') }
    },
    find: (member) => store.findPurse(db, member),
    async lock(tx, members) {
      const wanted = [...new Set(members)].toSorted()
      const found = await store.lockPurses(tx, wanted)
      if (found.length === wanted.length) return byMember(found)
      const known = byMember(found)
      for (const member of wanted.filter((one) => !known.has(one))) {
        await store.insertPurse(tx, { member, points: await open(tx, ownerOf(member), 'points') })
      }
      return byMember(await store.lockPurses(tx, wanted))
    },
    setRests: store.setRests,
    async earn(tx, purse, change, id, about) {
      const issued = await house(tx, 'points_issued')
      if (change > 0n) {
        const repaid = least(await owedOf(tx, purse), change)
        const legs = [
          ...(repaid > 0n ? legOf(issued, await accountOf(tx, purse, 'owed'), repaid) : []),
          ...legOf(issued, purse.points, change - repaid),
        ]
        return { id, reason: 'points_earned', legs, about }
      }
      const there = least(await standsAt(tx, purse.points), -change)
      const missing = -change - there
      const legs = [
        ...legOf(purse.points, issued, there),
        ...(missing > 0n ? legOf(await accountOf(tx, purse, 'owed'), issued, missing) : []),
      ]
      return { id, reason: 'points_taken_back', legs, about }
    },
    heldAccount: (tx, purse) => accountOf(tx, purse, 'held'),
    async returnLegs(tx, purse, points) {
      const held = await accountOf(tx, purse, 'held')
      const repaid = least(await owedOf(tx, purse), points)
      return [
        ...(repaid > 0n ? legOf(held, await accountOf(tx, purse, 'owed'), repaid) : []),
        ...legOf(held, purse.points, points - repaid),
      ]
    },
    house,
  }
}

const ownerOf = (member: string) => `member:${member as MemberId}` as const
const byMember = (purses: readonly Purse[]) => new Map(purses.map((one) => [one.member, one]))
