import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Ledger } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Support } from '../../support/support.ts'
import {
  actedBy,
  fullNameOf,
  type Audit,
  type AuditActions,
  type Doer,
} from '../../system/system.ts'
import type { GrantId, MemberId, Wallet } from '../../wallet/wallet.ts'
import * as store from './store.ts'
import type { Debt, Undone } from './store.ts'

export type { Debt } from './store.ts'

const actions = { 'rewards.waived': 'grants-desk.actionWaived' } as const satisfies AuditActions

type Deps = {
  readonly db: Database
  readonly ledger: Pick<Ledger, 'balances'>
  readonly wallet: Pick<Wallet, 'lock' | 'lower' | 'lift'>
  readonly support: Pick<Support, 'tell'>
  readonly audit: Pick<Audit, 'open'>
  readonly now: () => Date
  readonly changed: (member: MemberId) => void
}

/** After so long nobody is held to it. */
const lastsMs = 30 * 86_400_000
const atOnce = 200

export type Heard = {
  /** Grants of which a count changed. */
  readonly changed: readonly GrantId[]
  /** Of whom something was settled or paid in, with what was paid in. */
  readonly paidIn: ReadonlyMap<MemberId, bigint>
}

const lockOf = ({ grant, number }: Pick<Debt, 'grant' | 'number'>) => `${grant} owed ${number}`
const lesser = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * What is owed again when a bet is taken back that had met a requirement. What became cash is not taken: as much of it as is
 * still there cannot leave, until as much is bet, it is played away, somebody of the house waives it, or the time is over.
 */
export function createDebts(deps: Deps) {
  const { db, ledger, wallet, now } = deps
  const audit = deps.audit.open(actions)

  async function cashOf(tx: Transaction, { member, currency }: Pick<Debt, 'member' | 'currency'>) {
    const all = await ledger.balances(`member:${member}`, tx)
    return all.find((one) => one.kind === 'cash' && one.currency === currency)?.balance ?? 0n
  }

  async function open(tx: Transaction, { released, ...undone }: Undone): Promise<void> {
    const cash = await cashOf(tx, undone)
    const held = cash < 0n ? 0n : lesser(released, cash)
    const openedAt = now()
    const debt: Debt = {
      ...undone,
      openedAt,
      until: new Date(openedAt.getTime() + lastsMs),
      held,
    }
    await store.insertDebt(tx, debt)
    // Nothing of it is there: nobody is held to it, also not with money that comes later.
    if (held === 0n) return await store.closeDebt(tx, debt, { outcome: 'spent', at: openedAt })
    const { grant, member, currency } = debt
    const amount = money(held, currency)
    const locked = await wallet.lock(tx, { id: lockOf(debt), member, amount, reason: grant })
    if (!locked.ok) throw new Error(`What is owed again could not be locked: ${locked.code}`)
    await deps.support.tell(tx, {
      id: await deriveId('msg', grant, `owed ${debt.number}`),
      member,
      about: 'rewardOwed',
      values: { amount, until: debt.until },
      link: `/?m=bonusDetails&bonus=${grant}`,
    })
    tx.afterCommit(() => deps.changed(member))
  }

  async function close(tx: Transaction, debt: Debt, how: Omit<store.Closed, 'at'>): Promise<void> {
    await store.closeDebt(tx, debt, { ...how, at: now() })
    const lifted = await wallet.lift(tx, lockOf(debt))
    if (!lifted.ok) throw new Error('The lock of what is owed again was gone')
    tx.afterCommit(() => deps.changed(debt.member))
  }

  /** What was paid in since is no part of it, and what was played away does not come back by a win. */
  async function follow(tx: Transaction, debt: Debt, paidIn: bigint): Promise<void> {
    const before = (await cashOf(tx, debt)) - paidIn
    const held = before < debt.held ? before : debt.held
    if (held <= 0n) return await close(tx, debt, { outcome: 'spent' })
    if (held === debt.held) return
    await store.lowerHeld(tx, debt, held)
    const lowered = await wallet.lower(tx, lockOf(debt), held)
    if (!lowered.ok) throw new Error('The lock of what is owed again was gone')
  }

  return {
    /** What follows from bets that were counted, in their transaction. */
    async hear(tx: Transaction, { changed, paidIn }: Heard): Promise<void> {
      for (const debt of await store.lockOfMembers(tx, [...paidIn.keys()])) {
        if (debt.isMet) await close(tx, debt, { outcome: 'met' })
        else await follow(tx, debt, paidIn.get(debt.member) ?? 0n)
      }
      if (changed.length === 0) return
      for (const undone of await store.listUndone(tx, changed)) await open(tx, undone)
    },
    list: (grants: readonly GrantId[]) => store.listOpen(db, grants),
    listOf: (member: MemberId) => store.listOfMember(db, member),
    /** Somebody of the house lets it go; it is never owed again. */
    async waive(
      grant: string,
      { reason, operator }: { readonly reason: string; readonly operator: Doer },
    ): Promise<Result<undefined, 'not_found'>> {
      return await db.transaction(async (tx): Promise<Result<undefined, 'not_found'>> => {
        const debt = await store.lockOpen(tx, grant)
        if (debt === undefined) return refuse('not_found')
        await close(tx, debt, { outcome: 'waived', by: fullNameOf(operator), reason })
        await audit.write(tx, {
          ...actedBy(operator),
          action: 'rewards.waived',
          object: `${grant} ${debt.member}`,
          reason,
          after: { held: String(debt.held), currency: debt.currency },
        })
        return ok()
      })
    },
    /** Lets go of what was owed for too long; answers how many. */
    async sweep(): Promise<number> {
      const past = await store.listPast(db, now(), atOnce)
      for (const grant of past) {
        await db.transaction(async (tx) => {
          const debt = await store.lockOpen(tx, grant)
          if (debt !== undefined) await close(tx, debt, { outcome: 'lapsed' })
        })
      }
      return past.length
    },
  }
}

export type Debts = ReturnType<typeof createDebts>
