import { refuse, type Refusal } from '@baize/kernel/result'
import type { Account, AccountId, Sums } from '../account.ts'
import type { Leg, LedgerRefusal, LegKind, Move, StoredLeg, TransferId } from './movement.ts'
import { mayMove } from './reasons.ts'
import { endedBy, isSame, type Asked } from './rules.ts'

/** An account while a batch is decided: its sums move with every leg that is accepted. */
export type Purse = Pick<Account, 'id' | 'kind' | 'currency' | 'bounded' | 'closed'> & {
  -readonly [Sum in keyof Sums]: bigint
}

export type Pending = {
  readonly legs: readonly StoredLeg[]
  outcome: 'post' | 'void' | 'expire' | null
}

/** What a batch knows of the books, loaded under its locks. Decisions change it as the tables will be changed. */
export type World = {
  readonly now: Date
  readonly purses: ReadonlyMap<AccountId, Purse>
  readonly done: Map<TransferId, readonly StoredLeg[]>
  readonly pendings: ReadonlyMap<TransferId, Pending>
}

export type MovementDecision =
  | { readonly ok: true; readonly legs: readonly StoredLeg[]; readonly repeated: boolean }
  | Refusal<LedgerRefusal>

// Sums beyond this would leave the 64 bits of their column within one more movement.
const largestSum = 2n ** 62n

/** Decides one movement. Throws where the caller is at fault, with the world as it was. */
export function decide(movement: Asked, world: World): MovementDecision {
  const done = world.done.get(movement.id)
  if (done !== undefined) {
    if (!isSame(movement, done)) return refuse('id_used_differently')
    return { ok: true, legs: done, repeated: true }
  }
  const planned = 'legs' in movement ? planMove(movement, world) : planEnd(movement, world)
  if (!Array.isArray(planned)) return planned
  const refusal = carryOut(planned, world)
  if (refusal !== undefined) return refusal
  world.done.set(movement.id, planned)
  if (!('legs' in movement)) noteEnd(movement, world)
  return { ok: true, legs: planned, repeated: false }
}

function noteEnd(movement: Exclude<Asked, Move>, { pendings }: World): void {
  const ended = pendings.get(endedBy(movement) ?? movement.id)
  if (ended !== undefined) ended.outcome = endingKind(movement)
}

function endingKind(movement: Exclude<Asked, Move>): 'post' | 'void' | 'expire' {
  if ('post' in movement) return 'post'
  return 'void' in movement ? 'void' : 'expire'
}

function planMove(move: Move, world: World): StoredLeg[] | Refusal<LedgerRefusal> {
  const expiresAt = move.pending?.expiresAt ?? null
  if (expiresAt !== null && expiresAt <= world.now) return refuse('pending_expired')
  for (const leg of move.legs) {
    const refusal = mayTakePart(move, leg, world)
    if (refusal !== undefined) return refusal
  }
  const kind = move.pending ? 'pending' : 'posted'
  return move.legs.map(({ debit, credit, amount }, index) =>
    planLeg(move.id, index, kind, world.now, {
      reason: move.reason,
      debit,
      credit,
      currency: amount.currency,
      posted: move.pending ? 0n : amount.amount,
      held: move.pending ? amount.amount : 0n,
      expiresAt,
      of: move.of ?? null,
      about: move.about ?? '',
    }),
  )
}

function mayTakePart(move: Move, leg: Leg, world: World): Refusal<LedgerRefusal> | undefined {
  const [debit, credit] = [world.purses.get(leg.debit), world.purses.get(leg.credit)]
  if (debit === undefined) return refuse('unknown_account', { account: leg.debit })
  if (credit === undefined) return refuse('unknown_account', { account: leg.credit })
  const refusal = mayTake(debit, leg) ?? mayTake(credit, leg)
  if (refusal === undefined && !mayMove(move.reason, debit.kind, credit.kind)) {
    throw new TypeError(`${move.reason} does not move money from ${debit.kind} to ${credit.kind}`)
  }
  return refusal
}

function mayTake({ id, currency, closed }: Purse, { amount }: Leg) {
  if (currency !== amount.currency) return refuse('wrong_currency', { account: id })
  return closed ? refuse('account_closed', { account: id }) : undefined
}

function planEnd(
  movement: Exclude<Asked, Move>,
  world: World,
): StoredLeg[] | Refusal<LedgerRefusal> {
  const pendingId = endedBy(movement)
  const pending = pendingId === undefined ? undefined : world.pendings.get(pendingId)
  if (pendingId === undefined || pending === undefined) return refuse('pending_not_found')
  const isOver = whyOver(pending, movement, world.now)
  if (isOver !== undefined) return refuse(isOver)
  const amounts = 'post' in movement ? movement.amounts : undefined
  if (amounts !== undefined && amounts.length !== pending.legs.length) {
    return refuse('amount_invalid')
  }
  const legs: StoredLeg[] = []
  for (const [index, waiting] of pending.legs.entries()) {
    const posted = 'post' in movement ? (amounts?.[index] ?? waiting.held) : 0n
    if (posted > waiting.held) return refuse('amount_invalid')
    const own = { posted, held: -waiting.held, expiresAt: null, of: pendingId }
    const kind = endingKind(movement)
    legs.push(planLeg(movement.id, index, kind, world.now, { ...waiting, ...own }))
  }
  return legs
}

/** Its time is over for whoever comes to post or void it, even before the job has given it back. */
function whyOver({ outcome, legs }: Pending, movement: Asked, now: Date) {
  if (outcome === 'expire') return 'pending_expired'
  if (outcome !== null) return 'pending_over'
  const expiresAt = legs[0]?.expiresAt ?? now
  return expiresAt <= now && !('expire' in movement) ? 'pending_expired' : undefined
}

type Content = Omit<
  StoredLeg,
  'position' | 'id' | 'leg' | 'kind' | 'at' | `${'debit' | 'credit'}${'After' | 'Held'}`
>

/** Field by field: a spread of so many costs more than all the rest of a decision. */
function planLeg(
  id: TransferId,
  leg: number,
  kind: LegKind,
  at: Date,
  content: Content,
): StoredLeg {
  return {
    position: 0n,
    id,
    leg,
    kind,
    at,
    reason: content.reason,
    debit: content.debit,
    credit: content.credit,
    currency: content.currency,
    posted: content.posted,
    held: content.held,
    expiresAt: content.expiresAt,
    of: content.of,
    about: content.about,
    debitAfter: null,
    debitHeld: null,
    creditAfter: null,
    creditHeld: null,
  }
}

/** Moves the sums leg by leg, in order; puts them all back when one leg cannot be. */
function carryOut(
  legs: readonly StoredLeg[],
  { purses }: World,
): Refusal<LedgerRefusal> | undefined {
  for (let index = 0; index < legs.length; index += 1) {
    const leg = legs[index] as StoredLeg
    const [debit, credit] = [purses.get(leg.debit), purses.get(leg.credit)]
    if (debit === undefined || credit === undefined) throw new Error('A leg lost its account')
    move(debit, credit, leg.posted, leg.held)
    const refusal = noteStanding(debit, credit, leg)
    if (refusal === undefined) continue
    for (const { debit: from, credit: to, posted, held } of legs.slice(0, index + 1)) {
      move(purses.get(from), purses.get(to), -posted, -held)
    }
    return refusal
  }
  return undefined
}

function move(debit: Purse | undefined, credit: Purse | undefined, posted: bigint, held: bigint) {
  if (debit?.bounded === true) {
    debit.debitsPosted += posted
    if (held !== 0n) debit.debitsPending += held
  }
  if (credit?.bounded === true) {
    credit.creditsPosted += posted
    if (held !== 0n) credit.creditsPending += held
  }
}

/** Notes in the leg how its bounded accounts stand; unbounded ones are not locked, so nobody knows of them. */
function noteStanding(
  debit: Purse,
  credit: Purse,
  leg: StoredLeg,
): Refusal<LedgerRefusal> | undefined {
  if (debit.bounded) {
    leg.debitAfter = debit.creditsPosted - debit.debitsPosted
    leg.debitHeld = debit.debitsPending
    const available = leg.debitAfter - leg.debitHeld
    if (available < 0n) {
      const value = { account: debit.id, available: available + leg.posted + leg.held }
      return refuse('insufficient_funds', undefined, value)
    }
    if (debit.debitsPosted > largestSum) return refuse('amount_invalid')
  }
  if (credit.bounded) {
    leg.creditAfter = credit.creditsPosted - credit.debitsPosted
    leg.creditHeld = credit.debitsPending
    if (credit.creditsPosted > largestSum || credit.creditsPending > largestSum) {
      return refuse('amount_invalid')
    }
  }
  return undefined
}
