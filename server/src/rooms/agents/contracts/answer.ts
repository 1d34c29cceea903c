import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Affected } from './affected.ts'
import type { Contract, ContractState } from './contract.ts'
import type { Beside, ContractsDeps } from './deps.ts'
import { checkGiver, type GiverRefusal } from './giver.ts'
import { createEnding, hasHeld } from './ending.ts'
import { confirmed, type HigherRateRefusal } from './higher-rate.ts'
import type { ContractNews } from './news.ts'
import * as store from './store.ts'
import type { ContractKind } from './terms.ts'
import { nextBoundary, windowAt } from './windows.ts'

export type AnswerAsk = {
  readonly id: string
  readonly member: MemberId
  /** The kind that the call is about; an offer of another kind is none of it. */
  readonly kind?: ContractKind
  readonly confirmed?: boolean
}

export type EndAsk = {
  readonly id: string
  /** Null is the house, which may end any. */
  readonly giver: MemberId | null
  readonly confirmed?: boolean
}

export type OfferOver = 'offer_expired' | 'offer_replaced' | 'offer_withdrawn' | 'offer_answered'

export type AcceptRefusal = 'not_found' | OfferOver | GiverRefusal | HigherRateRefusal
export type RejectRefusal = 'not_found' | OfferOver
export type TerminateRefusal = 'not_found' | 'contract_over' | HigherRateRefusal

export function createAnswers(deps: ContractsDeps, news: ContractNews) {
  const { db, now, zone } = deps
  const endBelow = createEnding(deps, news)

  /** An offer to this member that can still be answered. */
  async function findOffer(
    tx: Transaction,
    { id, member, kind }: AnswerAsk,
  ): Promise<Result<Contract, RejectRefusal>> {
    const found = await store.findContract(tx, id)
    if (found?.downline !== member) return refuse('not_found')
    if (kind !== undefined && found.kind !== kind) return refuse('not_found')
    return stillOpen(found, now())
  }

  async function accept(asked: AnswerAsk): Promise<Result<Contract, AcceptRefusal>> {
    return await db.transaction(async (tx) => {
      await store.takeTurn(tx)
      const found = await findOffer(tx, asked)
      if (!found.ok) return found
      const { giver, downline, terms, kind } = found.value
      const allowed = await checkGiver(tx, deps, { giver, downline, terms })
      if (!allowed.ok) return allowed
      const below = await confirmed(tx, deps, {
        member: downline,
        terms,
        confirmed: asked.confirmed,
      })
      if (!below.ok) return below
      const present = await store.findOf(tx, 'accepted', kind, downline)
      return ok(await take(tx, found.value, present, below.value))
    })
  }

  /** The new one holds where the present one ends, and so do those below that end with it. */
  async function take(
    tx: Transaction,
    offer: Contract,
    present: Contract | undefined,
    below: readonly Affected[],
  ): Promise<Contract> {
    const at = now()
    const begins = beginsAfter(present, offer)
    if (present !== undefined) {
      await store.endContracts(tx, [present.id], { state: 'replaced', at, ends: begins })
      const ended: Contract = { ...present, state: 'replaced', decidedAt: at, endsAt: begins }
      const about = hasHeld(ended) ? 'contractTakenOver' : 'contractGivenNeverBegan'
      if (present.giver !== offer.giver) await news.tellGiver(tx, ended, about, 'taken')
    }
    const previous = present === undefined ? null : whoseCarry(present, offer, begins)
    const first = windowAt(offer.terms, begins, zone(), { begins, ends: null })
    await store.openContract(tx, offer.id, { at, begins, first, previous })
    await endBelow(tx, below, { ends: begins, by: offer.downline, because: 'above' })
    if (offer.kind === 'hourly' || offer.kind === 'realtime')
      await deps.keepSlots(tx, offer.downline)
    const taken: Contract = {
      ...offer,
      state: 'accepted',
      decidedAt: at,
      beginsAt: begins,
      previous,
    }
    await news.tellGiver(tx, taken, 'contractAccepted')
    return taken
  }

  function beginsAfter(present: Contract | undefined, offer: Contract): Date {
    const next = nextBoundary((present ?? offer).terms, now(), zone())
    const begun = present?.beginsAt
    return begun !== undefined && begun !== null && begun > next ? begun : next
  }

  async function closeAs(
    tx: Transaction,
    offer: Contract,
    state: 'rejected' | 'withdrawn' | 'expired',
  ): Promise<Contract> {
    const at = now()
    await store.closeOffer(tx, offer.id, state, at)
    const closed = { ...offer, state, decidedAt: at }
    if (state === 'withdrawn') await news.tellDownline(tx, closed, 'contractWithdrawn')
    else
      await news.tellGiver(
        tx,
        closed,
        state === 'rejected' ? 'contractRejected' : 'contractExpired',
      )
    return closed
  }

  return {
    accept,
    reject: (asked: AnswerAsk): Promise<Result<Contract, RejectRefusal>> =>
      db.transaction(async (tx) => {
        await store.takeTurn(tx)
        const found = await findOffer(tx, asked)
        return found.ok ? ok(await closeAs(tx, found.value, 'rejected')) : found
      }),
    withdraw: ({ id, giver }: EndAsk, beside?: Beside): Promise<Result<Contract, RejectRefusal>> =>
      db.transaction(async (tx) => {
        await store.takeTurn(tx)
        const found = await store.findContract(tx, id)
        if (found === undefined || !mayEnd(found, giver)) return refuse('not_found')
        const open = stillOpen(found, now())
        if (!open.ok) return open
        const closed = await closeAs(tx, found, 'withdrawn')
        if (giver !== found.giver) await news.tellGiver(tx, closed, 'contractOfferTakenBack')
        await beside?.(tx)
        return ok(closed)
      }),
    terminate: (asked: EndAsk, beside?: Beside): Promise<Result<Contract, TerminateRefusal>> =>
      db.transaction(async (tx) => {
        await store.takeTurn(tx)
        const found = await store.findContract(tx, asked.id)
        if (found === undefined || !mayEnd(found, asked.giver)) return refuse('not_found')
        if (found.state !== 'accepted') return refuse('contract_over')
        const { kind, downline: member } = found
        const below = await confirmed(tx, deps, {
          member,
          kind,
          terms: null,
          confirmed: asked.confirmed,
        })
        if (!below.ok) return below
        const next = nextBoundary(found.terms, now(), zone())
        const ends = found.beginsAt !== null && found.beginsAt > next ? found.beginsAt : next
        const because = asked.giver === null ? 'house' : 'giver'
        await endBelow(tx, [{ contract: found, level: 0 }, ...below.value], {
          ends,
          by: asked.giver,
          because,
        })
        const ended: Contract = { ...found, state: 'terminated', decidedAt: now(), endsAt: ends }
        await beside?.(tx)
        return ok(ended)
      }),
    expire: (): Promise<number> =>
      db.transaction(async (tx) => {
        await store.takeTurn(tx)
        const over = await store.listExpired(tx, now(), expiredAtOnce)
        for (const offer of over) await closeAs(tx, offer, 'expired')
        return over.length
      }),
  }
}

const expiredAtOnce = 500

function mayEnd({ giver: gave }: Contract, giver: MemberId | null): boolean {
  return giver === null || gave === giver
}

const overAs: Readonly<Record<Exclude<ContractState, 'offered'>, OfferOver>> = {
  accepted: 'offer_answered',
  rejected: 'offer_answered',
  terminated: 'offer_answered',
  expired: 'offer_expired',
  replaced: 'offer_replaced',
  withdrawn: 'offer_withdrawn',
}

function stillOpen(contract: Contract, at: Date): Result<Contract, OfferOver> {
  const { state, beginsAt, expiresAt } = contract
  // One that was taken and has since made place for another was answered; only an offer is replaced as an offer.
  if (state !== 'offered') return refuse(beginsAt === null ? overAs[state] : 'offer_answered')
  return expiresAt > at ? ok(contract) : refuse('offer_expired')
}

/** Whose carry goes over to the next one: that of the present one or, where it never came to hold, of the one before it. */
function whoseCarry(present: Contract, next: Contract, begins: Date): Contract['previous'] {
  if (!goesOn(present, next)) return null
  const hasHeld = present.beginsAt !== null && present.beginsAt < begins
  return hasHeld ? present.id : present.previous
}

/** What is below zero goes on where the same two count the same. */
function goesOn(present: Contract, next: Contract): boolean {
  return (
    present.giver === next.giver &&
    present.currency === next.currency &&
    present.terms.basis === next.terms.basis
  )
}
