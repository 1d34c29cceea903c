import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Bonuses, GrantId, MemberId } from '../../wallet/wallet.ts'
import { weightIn } from '../requirements/weights.ts'
import { noteCash } from './cash.store.ts'
import type { Grant } from './grant.ts'
import type { EndedBy, GrantsDeps } from './closing.ts'
import { createConsents, type Agreement, type ConsentRefusal, type Decided } from './consents.ts'
import { listHeld } from './consents.store.ts'
import { createEndings } from './endings.ts'
import { createGiving, type NewGrant } from './giving.ts'
import { createGrantAccounts, movementOf } from './money.ts'
import { findPause, insertPause } from './pauses.store.ts'
import { isReserved, step, type GrantState } from './states.ts'
import * as store from './store.ts'
import type { GrantPage, GrantStep, LateCause } from './store.ts'

export type { GrantsDeps } from './closing.ts'
export { isAtStake, type Agreed, type Agreement, type ConsentRefusal } from './consents.ts'
export { createPauses } from './pauses.ts'
export type { Grant, GrantMode, GrantTerms, GrantWhy } from './grant.ts'
export type { NewGrant } from './giving.ts'
export type { GrantPage, GrantStep, LateCause } from './store.ts'
export { listCash, sumCash, type CashRow, type CashWay } from './cash.store.ts'
export { convert } from './ending.ts'
export { shownAs, type GrantState, type ShownStatus } from './states.ts'

export type StandsFor = 'break' | 'withdrawal'

/** `isAgain`: it was taken before, and moved nothing now. */
export type Claimed = Grant & { readonly isAgain?: true }

export type ClaimRefusal = 'not_found' | 'wrong_state' | 'claim_over' | 'grant_held'

export type Grants = {
  /** Promises it, from what the offer has left. The same source gives once, and gets what it gave. */
  give(
    tx: Transaction,
    wish: NewGrant & { readonly by: string },
  ): Promise<Result<Grant, 'budget_spent'>>
  /** Gives many together, each with its own outcome; for runs. Those that are `claimed` are paid at once. */
  giveAll(
    tx: Transaction,
    wishes: readonly NewGrant[],
    by: string,
  ): Promise<Result<Grant, 'budget_spent'>[]>
  /** Takes what was issued, once; what was taken before is answered as it is. What asks nothing is cash at once. A pocket that is not alone waits for the one before it. */
  claim(member: MemberId, id: string): Promise<Result<Claimed, ClaimRefusal>>
  /** Lets one that waits be the next that is played; the one that plays goes on. */
  playNext(member: MemberId, id: string): Promise<Result<Grant, 'not_found' | 'wrong_state'>>
  /** What waits to be played, the next of it first. */
  listQueued(member: MemberId): Promise<readonly GrantId[]>
  /** One thing at a time happens to what a member was given; until the transaction ends. */
  takeTurn(tx: Transaction, member: MemberId): Promise<void>
  /** Says yes to an application: it waits to be claimed until then. */
  issue(
    tx: Transaction,
    id: string,
    by: { readonly name: string; readonly claimUntil: Date },
  ): Promise<Result<Grant, 'not_found' | 'wrong_state'>>
  /** Says no to an application. */
  reject(
    tx: Transaction,
    id: string,
    by: { readonly name: string; readonly reason: string },
  ): Promise<Result<Grant, 'not_found' | 'wrong_state'>>
  /** What a withdrawal gives up, with the member's word for exactly that; it is played no more until it is decided. */
  agree(tx: Transaction, agreement: Agreement): Promise<Result<undefined, ConsentRefusal>>
  /** What was decided of a withdrawal; who notes it looks at these after the commit, or the sweep does. */
  decide(tx: Transaction, withdrawal: string, decided: Decided): Promise<readonly GrantId[]>
  /** The member is kept out since then: the time of all that was given stands still until that is over. */
  pause(tx: Transaction, member: MemberId, since: Date): Promise<void>
  /** Why the time of these stands still: their member is kept out, or a withdrawal is to be decided. */
  listStanding(
    member: MemberId,
    grants: readonly GrantId[],
  ): Promise<ReadonlyMap<GrantId, StandsFor>>
  /** Gives it up: what is left of it goes back to the offer, and nothing else changes. */
  forfeit(member: MemberId, id: string): Promise<Result<Grant, 'not_found' | 'wrong_state'>>
  /**
   * Somebody of the house ends it, with a reason: what was promised, or is in its pocket, goes back to the offer. Cash is never
   * taken, open bets are waited for, and what is met becomes the member's.
   */
  revoke(
    tx: Transaction,
    id: string,
    who: EndedBy,
  ): Promise<Result<Grant, 'not_found' | 'wrong_state'>>
  /** Ends those that are due, and takes back what nobody claimed in time; answers how many. */
  sweep(): Promise<number>
  /** Notes that money came to the pockets of these; who notes it looks at them after the commit, or the sweep does. */
  noteLooks(tx: Transaction, paid: ReadonlyMap<GrantId, LateCause>): Promise<void>
  /** Ends a grant if it is due (met, past its time, or with too little left in it), and moves on what came after its end. */
  look(id: GrantId): Promise<void>
  find(id: string, source?: Pick<Transaction, 'sql'>): Promise<Grant | undefined>
  list(member: MemberId, page: GrantPage): Promise<Grant[]>
  /** What waits to be claimed by a member. */
  countWaiting(member: MemberId): Promise<{ readonly count: number; readonly amount: bigint }>
  hasOpen(tx: Transaction, offer: string): Promise<boolean>
  listSteps(id: GrantId): Promise<GrantStep[]>
  readonly bonuses: Bonuses
}

/** Above every stake that there can be. */
const anyStake = 2n ** 53n

export function createGrants(deps: GrantsDeps): Grants {
  const { db, ledger, wallet, now } = deps
  const accountsOf = createGrantAccounts(deps)
  const consents = createConsents(deps)
  const endings = createEndings({ ...deps, accountsOf, consents })
  const giving = createGiving(deps)

  async function claim(member: MemberId, id: string): Promise<Result<Claimed, ClaimRefusal>> {
    return await db.transaction(async (tx) => {
      await store.takeTurn(tx, member)
      const grant = await store.findGrant(tx, id)
      if (grant === undefined || grant.member !== member) return refuse('not_found')
      // Who lost the answer asks again, and has it.
      if (isTaken(grant.state)) return ok({ ...grant, isAgain: true })
      if (grant.state !== 'issued') return refuse('wrong_state', { state: grant.state })
      if ((await store.findHold(tx, id)) === 'held') return refuse('grant_held')
      const at = now()
      const until = grant.claimUntil
      if (until !== null && until <= at && until <= ((await findPause(tx, member)) ?? at)) {
        return refuse('claim_over')
      }
      if (grant.mode === 'gate' || grant.asks === 0n) return ok(await payGate(tx, grant, at))
      if ((await store.findInPlay(tx, member)) !== undefined) {
        await store.stepGrant(tx, grant, { state: 'queued', at, by: 'member', isOver: false })
      } else {
        await endings.activate(tx, grant, at)
      }
      return ok({ ...grant, ...(await store.findGrant(tx, id)) })
    })
  }

  async function playNext(
    member: MemberId,
    id: string,
  ): Promise<Result<Grant, 'not_found' | 'wrong_state'>> {
    return await db.transaction(async (tx): Promise<Result<Grant, 'not_found' | 'wrong_state'>> => {
      await store.takeTurn(tx, member)
      const grant = await store.findGrant(tx, id)
      if (grant === undefined || grant.member !== member) return refuse('not_found')
      // It may have begun a moment ago.
      if (grant.state !== 'queued') return refuse('wrong_state', { state: grant.state })
      await store.choose(tx, grant.id, now())
      return ok(grant)
    })
  }

  /** Cash at once; what it asks is a lock on as much of the cash. */
  async function payGate(tx: Transaction, grant: Grant, at: Date): Promise<Grant> {
    const { reserved, cash } = await accountsOf(tx, grant)
    const way = [{ from: reserved, to: cash, amount: grant.amount }]
    const movement = await movementOf(grant, 'pay', 'reward', way)
    const posted = await ledger.post(tx, movement)
    if (!posted.ok) throw new Error(`The ledger refused what was set aside: ${posted.code}`)
    const receipt = posted.value
    noteCash(tx, [{ grant, movement, move: { way: 'claimed', amount: grant.amount, at } }])
    tx.afterCommit(() => wallet.tell(grant.member, receipt, new Map([[cash, 'cash']])))
    const isBound = grant.asks > 0n
    if (isBound) {
      const { member, currency, amount } = grant
      const lock = { id: grant.id, member, amount: { amount, currency }, reason: grant.offer }
      const locked = await wallet.lock(tx, lock)
      if (!locked.ok) throw new Error(`A grant could not be locked: ${locked.code}`)
    }
    await store.stepGrant(tx, grant, {
      ...(isBound
        ? { state: 'active', activatedAt: at, endsAt: endOf(grant, at) }
        : { state: 'claimed' }),
      at,
      by: 'member',
      transfer: movement.id,
      released: grant.amount,
      isOver: !isBound,
    })
    return (await store.findGrant(tx, grant.id)) ?? grant
  }

  async function issue(
    tx: Transaction,
    id: string,
    { name, claimUntil }: { readonly name: string; readonly claimUntil: Date },
  ): Promise<Result<Grant, 'not_found' | 'wrong_state'>> {
    const grant = await store.findGrant(tx, id)
    if (grant === undefined) return refuse('not_found')
    await store.takeTurn(tx, grant.member)
    const held = await store.lockGrant(tx, grant.id)
    if (held?.state !== 'applying') return refuse('wrong_state')
    await store.stepGrant(tx, held, { state: 'issued', at: now(), by: name, isOver: false })
    await store.setClaimUntil(tx, held.id, claimUntil)
    return ok({ ...held, state: 'issued', claimUntil })
  }

  async function reject(
    tx: Transaction,
    id: string,
    { name, reason }: { readonly name: string; readonly reason: string },
  ): Promise<Result<Grant, 'not_found' | 'wrong_state'>> {
    const seen = await store.findGrant(tx, id)
    if (seen === undefined) return refuse('not_found')
    await store.takeTurn(tx, seen.member)
    const grant = (await store.findGrant(tx, id)) ?? seen
    if (!step(grant.state, 'reject').ok || !isReserved(grant.state)) return refuse('wrong_state')
    await endings.release(tx, grant, { state: 'rejected', by: name, reason })
    return ok((await store.findGrant(tx, id)) ?? grant)
  }

  const bonuses: Bonuses = {
    async find(member, game) {
      const grant = await store.findPlaying(db, member)
      if (grant === undefined || weightIn(grant.terms.weights, game) === 0) return undefined
      const isPast = grant.endsAt !== null && grant.endsAt <= now()
      // Who came in again a moment ago has the time that stood still, and nobody has added it yet.
      if (isPast && (await findPause(db, member)) === undefined) return undefined
      return { grant: grant.id, most: grant.terms.maxBet ?? anyStake }
    },
    hold: (tx, grants) => store.holdPlaying(tx, grants),
  }

  return {
    give: giving.give,
    giveAll: giving.giveAll,
    claim,
    playNext,
    listQueued: (member) => store.listQueued(db, member),
    takeTurn: store.takeTurn,
    issue,
    reject,
    forfeit: endings.forfeit,
    revoke: endings.revoke,
    noteLooks: (tx, paid) => store.noteLooks(tx, paid, now()),
    look: endings.look,
    sweep: endings.sweep,
    agree: consents.agree,
    decide: consents.decide,
    pause: insertPause,
    async listStanding(member, ids) {
      if (ids.length === 0) return new Map()
      const since = await findPause(db, member)
      const held = await listHeld(db, ids)
      const all = ids.flatMap((id): [GrantId, StandsFor][] => {
        if (held.has(id)) return [[id, 'withdrawal']]
        return since === undefined ? [] : [[id, 'break']]
      })
      return new Map(all)
    },
    find: (id, source = db) => store.findGrant(source, id),
    list: (member, page) => store.listOfMember(db, member, page),
    countWaiting: (member) => store.countWaiting(db, member),
    hasOpen: (tx, offer) => store.hasOpenOf(tx, offer),
    listSteps: (id) => store.listSteps(db, id),
    bonuses,
  }
}

/** Whether it was taken, and not given up or lost since. */
function isTaken(state: GrantState): boolean {
  const taken: readonly GrantState[] = ['queued', 'active', 'settling', 'completed', 'claimed']
  return taken.includes(state)
}

function endOf({ lastsMs }: Grant, from: Date): Date | null {
  return lastsMs === null ? null : new Date(from.getTime() + lastsMs)
}
