import type { IdMaker } from '@baize/kernel/ids'
import type { Ledger, Movement, Receipt } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import type { MemberId, Pocket, Wallet } from '../../wallet/wallet.ts'
import { noteCash, type CashWay } from './cash.store.ts'
import { convert, endLate, giveBack, isDust, type PocketEnd } from './ending.ts'
import type { Grant, GrantEnding } from './grant.ts'
import { movementOf, type createGrantAccounts, type GrantAccounts } from './money.ts'
import type { GrantState } from './states.ts'
import { findPause } from './pauses.store.ts'
import * as store from './store.ts'

export type GrantsDeps = {
  readonly db: Database
  readonly ledger: Pick<Ledger, 'openAccount' | 'post' | 'postAll' | 'balances'>
  readonly wallet: Pick<Wallet, 'openPocket' | 'openCash' | 'lock' | 'lift' | 'tell' | 'tellToLook'>
  readonly wagers: Pick<Wagers, 'hasOpen' | 'sumOpen'>
  readonly now: () => Date
  readonly makeId: IdMaker
  /** Whether all bets of a member that ended were counted; asked by who ends grants. */
  readonly hasHeard?: (member: MemberId) => Promise<boolean>
}

type Deps = GrantsDeps & { readonly accountsOf: ReturnType<typeof createGrantAccounts> }

type Cause = GrantEnding | 'bust'

/** Somebody of the house who ends it, by full name, and why. */
export type EndedBy = {
  readonly name: string
  readonly reason: string
  /** Whether it goes back also where what it asks is met: two people decided so. */
  readonly takesMet?: boolean
}

export const ended: Readonly<Record<Cause, GrantState>> = {
  complete: 'completed',
  bust: 'busted',
  forfeit: 'forfeited',
  expire: 'expired',
  revoke: 'revoked',
}

/** A grant past its time waits so long at most for bets that ended and are still to be counted. */
const patienceMs = 30 * 60_000

const stepBy = (cause: Cause | undefined, who: EndedBy | undefined) => ({
  by: who?.name ?? (cause === 'forfeit' ? 'member' : 'house'),
  reason: who?.reason ?? '',
})

/** Undoes what was posted: the grant is not any more what it was planned for. */
export class Overtaken extends Error {}

/**
 * What happens to the money when a grant begins and ends. Money moves first and the grant is held after that, as a stake
 * holds accounts before it looks at its bonus, so that neither waits for the other in a ring; what was planned for
 * something else is undone (`Overtaken`) and planned again.
 */
export function createClosing(deps: Deps) {
  const { ledger, wallet, wagers, now, accountsOf } = deps

  async function standOf(tx: Transaction, { id, member }: Grant) {
    const all = await ledger.balances(`member:${member}`, tx)
    const found = all.find(({ kind, part }) => kind === 'bonus' && part === id)
    return { balance: found?.balance ?? 0n, version: found?.version ?? 0n }
  }

  const pocketOf = async (tx: Transaction, grant: Grant) => (await standOf(tx, grant)).balance

  function tellLater(
    tx: Transaction,
    { id, member }: Grant,
    accounts: GrantAccounts,
    receipts: readonly Receipt[],
  ) {
    const touched = new Map<GrantAccounts['cash'], Pocket>([
      [accounts.cash, 'cash'],
      [accounts.pocket, `bonus:${id}`],
    ])
    tx.afterCommit(() => {
      for (const receipt of receipts) wallet.tell(member, receipt, touched)
    })
  }

  async function post(tx: Transaction, movements: readonly Movement[]): Promise<Receipt[]> {
    const outcomes = await ledger.postAll(
      tx,
      movements.filter((one) => 'legs' in one && one.legs.length > 0),
    )
    return outcomes.map((outcome) => {
      if (outcome.ok) return outcome.value
      // What was there a moment ago has been staked.
      if (outcome.code === 'insufficient_funds') throw new Overtaken()
      throw new Error(`The ledger refused the end of a grant: ${outcome.code}`)
    })
  }

  /** Takes the money of a pocket to where it goes at its end. */
  async function empty(
    tx: Transaction,
    grant: Grant,
    { toCash, toBudget }: PocketEnd,
    name: string,
    way: CashWay,
  ): Promise<void> {
    const accounts = await accountsOf(tx, grant)
    const { pocket, cash, budget } = accounts
    const movement = await movementOf(grant, `${name} released`, 'bonus_released', [
      { from: pocket, to: cash, amount: toCash },
    ])
    const receipts = await post(tx, [
      movement,
      await movementOf(grant, `${name} removed`, 'bonus_removed', [
        { from: pocket, to: budget, amount: toBudget },
      ]),
    ])
    noteCash(tx, [{ grant, movement, move: { way, amount: toCash, at: now() } }])
    tellLater(tx, grant, accounts, receipts)
  }

  /** Fills a pocket and begins to count. Nobody else's pocket of this member plays, or the table refuses it. */
  async function activate(tx: Transaction, grant: Grant, at: Date): Promise<void> {
    const accounts = await accountsOf(tx, grant)
    const { reserved, pocket } = accounts
    const movement = await movementOf(grant, 'activate', 'bonus_granted', [
      { from: reserved, to: pocket, amount: grant.amount },
    ])
    const receipts = await post(tx, [movement])
    await store.stepGrant(tx, grant, {
      state: 'active',
      at,
      by: 'house',
      transfer: movement.id,
      activatedAt: at,
      endsAt: grant.lastsMs === null ? null : new Date(at.getTime() + grant.lastsMs),
      isOver: false,
    })
    tellLater(tx, grant, accounts, receipts)
  }

  /** What was set aside goes back to the offer. */
  async function release(
    tx: Transaction,
    grant: Grant,
    to: { readonly state: GrantState; readonly by: string; readonly reason?: string },
  ): Promise<void> {
    const { reserved, budget } = await accountsOf(tx, grant)
    const movement = await movementOf(grant, 'release', 'budget_reserved', [
      { from: reserved, to: budget, amount: grant.amount },
    ])
    await post(tx, [movement])
    const held = await store.lockGrant(tx, grant.id)
    if (held?.state !== grant.state) throw new Overtaken()
    const takenBack = grant.amount
    await store.stepGrant(tx, grant, {
      ...to,
      at: now(),
      transfer: movement.id,
      takenBack,
      isOver: true,
    })
  }

  /** Why a grant would end now. */
  function causeOf(
    grant: Grant,
    pocket: bigint,
    wanted?: GrantEnding,
    who?: EndedBy,
  ): Cause | undefined {
    if (who?.takesMet === true) return wanted
    if (grant.done >= grant.asks) return 'complete'
    if (wanted !== undefined) return wanted
    if (grant.ending !== null && grant.ending !== 'complete') return grant.ending
    if (grant.endsAt !== null && grant.endsAt <= now()) return 'expire'
    const { mode, amount: granted, terms } = grant
    return mode === 'pocket' && isDust(pocket, { ...terms, granted }) ? 'bust' : undefined
  }

  /** While the time of its member stands still nothing is past it. */
  const standsStill = async (tx: Transaction, cause: Cause, { member }: Grant) =>
    cause === 'expire' && (await findPause(tx, member)) !== undefined

  /** A bet that ended before the time was over may be the one that meets it, and be told a moment later. */
  async function mayExpire({ endsAt, member }: Grant): Promise<boolean> {
    const isLate = endsAt !== null && now().getTime() - endsAt.getTime() > patienceMs
    return isLate || ((await deps.hasHeard?.(member)) ?? true)
  }

  async function endPocket(
    tx: Transaction,
    grant: Grant,
    wanted?: GrantEnding,
    who?: EndedBy,
  ): Promise<boolean> {
    const pocket = await pocketOf(tx, grant)
    const cause = causeOf(grant, pocket, wanted, who)
    if (cause === undefined) return await resume(tx, grant)
    if (await standsStill(tx, cause, grant)) return false
    if (await wagers.hasOpen(tx, grant.id)) return await wait(tx, grant, cause, who)
    if (cause === 'expire' && !(await mayExpire(grant))) return false
    const { amount: granted, terms } = grant
    const end =
      cause === 'complete'
        ? convert(pocket, { ...terms, granted })
        : cause === 'bust'
          ? { toCash: pocket, toBudget: 0n }
          : giveBack(pocket)
    await empty(tx, grant, end, 'end', 'became_cash')
    const held = await store.lockGrant(tx, grant.id)
    const isSame = held?.state === grant.state && held.done === grant.done
    // Nothing can be staked from it any more: what is open now, or came in meanwhile, was not planned for.
    const isQuiet = !(await wagers.hasOpen(tx, grant.id)) && (await pocketOf(tx, grant)) === 0n
    if (!isSame || !isQuiet) throw new Overtaken()
    await store.stepGrant(tx, grant, {
      state: ended[cause],
      at: now(),
      ...stepBy(wanted, who),
      released: end.toCash,
      takenBack: end.toBudget,
      isOver: true,
    })
    const next = await store.findQueued(tx, grant.member)
    if (next !== undefined) await activate(tx, next, now())
    return true
  }

  /** Its bets are open: nothing more is staked from it, and it ends when they are over. */
  async function wait(
    tx: Transaction,
    grant: Grant,
    cause: Cause,
    who?: EndedBy,
  ): Promise<boolean> {
    // With open bets there is no telling whether too little is left.
    if (cause === 'bust') return false
    const held = await store.lockGrant(tx, grant.id)
    if (held === undefined || held.state !== grant.state) throw new Overtaken()
    if (held.state === 'settling' && held.ending === cause) return false
    if (held.state === 'settling') {
      await store.setEnding(tx, grant.id, cause)
      return true
    }
    await store.stepGrant(tx, held, {
      state: 'settling',
      at: now(),
      ...stepBy(cause, who),
      ending: cause,
      isOver: false,
    })
    return true
  }

  /** It was met, and is not any more by a correction: it is played on. */
  async function resume(tx: Transaction, grant: Grant): Promise<boolean> {
    if (grant.state !== 'settling') return false
    const held = await store.lockGrant(tx, grant.id)
    if (held?.state !== grant.state || held.done !== grant.done) throw new Overtaken()
    await store.stepGrant(tx, held, {
      state: 'active',
      at: now(),
      by: 'house',
      ending: null,
      isOver: false,
    })
    return true
  }

  /**
   * Of cash that was given with a lock: met, the lock ends; else what is there of it goes back. Where the house ends it, cash is
   * never taken: nobody asked the member, and what was given lies among what is their own.
   */
  async function endGate(
    tx: Transaction,
    grant: Grant,
    wanted?: GrantEnding,
    who?: EndedBy,
  ): Promise<boolean> {
    const cause = causeOf(grant, 0n, wanted, who)
    if (cause === undefined || cause === 'bust') return false
    if (await standsStill(tx, cause, grant)) return false
    if (cause === 'expire' && !(await mayExpire(grant))) return false
    let taken = 0n
    if (cause !== 'complete' && cause !== 'revoke') {
      const accounts = await accountsOf(tx, grant)
      const all = await ledger.balances(`member:${grant.member}`, tx)
      const free = all.find(({ id }) => id === accounts.cash)?.available ?? 0n
      taken = free < grant.amount ? free : grant.amount
      const movement = await movementOf(grant, `end ${taken}`, 'reward_taken_back', [
        { from: accounts.cash, to: accounts.budget, amount: taken },
      ])
      const receipts = await post(tx, [movement])
      const move = { way: 'taken_back', amount: taken, at: now() } as const
      noteCash(tx, [{ grant, movement, move }])
      tellLater(tx, grant, accounts, receipts)
    }
    const held = await store.lockGrant(tx, grant.id)
    if (held?.state !== grant.state || held.done !== grant.done) throw new Overtaken()
    const lifted = await wallet.lift(tx, grant.id)
    if (!lifted.ok) throw new Error('The lock of a grant was gone')
    await store.stepGrant(tx, grant, {
      state: ended[cause],
      at: now(),
      ...stepBy(wanted, who),
      isOver: true,
    })
    return true
  }

  /** What came into the pocket of a grant that is over. */
  async function moveLate(tx: Transaction, grant: Grant, cause: store.LateCause): Promise<void> {
    const { balance, version } = await standOf(tx, grant)
    if (balance === 0n) return
    const late = endLate(balance, cause, grant.terms, grant.released)
    await empty(tx, grant, late, `late ${version}`, 'corrected')
    await store.addReleased(tx, grant.id, late.toCash)
  }

  return { activate, release, endPocket, endGate, moveLate }
}
