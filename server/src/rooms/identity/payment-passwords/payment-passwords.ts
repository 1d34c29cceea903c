import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId, Members } from '../members/members.ts'
import type { Passwords } from '../credentials/passwords.ts'
import * as store from './store.ts'

export { isGuessable } from './guessable.ts'

export type PaymentRefusal =
  | 'payment_password_unset'
  | 'payment_password_wrong'
  | 'payment_password_locked'

export type PaymentPasswords = {
  /**
   * Whether this is the member's payment password. So many wrong ones in a row lock it, and while that holds the right
   * one does not help. Only wrong ones are counted, so any number of right ones may come at once; and what a try found is
   * told only if at that moment nothing is locked, so no more wrong ones are judged by coming at once.
   * `payment_password_wrong` carries `triesLeft`, `payment_password_locked` carries `until`. It opens transactions of its
   * own, since hashing takes long.
   */
  check(member: MemberId, password: string): Promise<Result<undefined, PaymentRefusal>>
  /** Sets a new one: what was counted is forgotten. `reset` where the old one did not prove it, which holds money. */
  set(
    tx: Transaction,
    member: MemberId,
    passwordHash: string,
    how: 'known' | 'reset',
  ): Promise<Held>
  /** Takes it away, for an operator. Money is held now, and anew once the member sets another. */
  clear(tx: Transaction, member: MemberId): Promise<Held>
  /** Until when no money may leave the account, asked in the transaction in which it would. */
  findHold(source: Pick<Database, 'sql'>, member: MemberId): Promise<Date | undefined>
  /** How long after its proof a phone or an address is too new to stand for the old password. */
  holdMs(): number
  /** Whoever moves money by it says how many wrong ones in a row lock it, for how long, and how long a reset holds. */
  setLimits(limits: () => PaymentLimits): void
}

/** Until when money is held; nothing where it is not. */
export type Held = Date | undefined

export type PaymentLimits = {
  readonly tries: number
  readonly lockMinutes: number
  readonly resetHoldHours: number
}

/** What holds until somebody says otherwise. */
const usualLimits: PaymentLimits = { tries: 5, lockMinutes: 30, resetHoldHours: 24 }

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly passwords: Passwords
  readonly members: Pick<Members, 'find'>
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export function createPaymentPasswords(deps: Deps): PaymentPasswords {
  const { db, now, passwords, members } = deps
  let limits = () => usualLimits
  const subjectOf = (member: MemberId) => `payments:name:${member}`

  function lockNow() {
    const { tries, lockMinutes } = limits()
    const at = now()
    return {
      at,
      cutoff: new Date(at.getTime() - lockMinutes * minuteMs),
      limit: tries,
      lockMinutes,
    }
  }

  async function findLock(source: Pick<Database, 'sql'>, member: MemberId) {
    const lock = lockNow()
    const since = await store.findLock(source, subjectOf(member), lock)
    return since === undefined ? undefined : lockedSince(since, lock.lockMinutes)
  }

  /** A right one ends the row of wrong ones, unless they lock by now. */
  async function takeRight(
    member: MemberId,
  ): Promise<Result<undefined, 'payment_password_locked'>> {
    return await db.transaction(async (tx) => {
      await store.clearUnlocked(tx, subjectOf(member), lockNow())
      return (await findLock(tx, member)) ?? ok()
    })
  }

  async function countWrong(member: MemberId): Promise<Refusal<PaymentRefusal>> {
    const lock = lockNow()
    return await db.transaction(async (tx) => {
      const counted = await store.addTry(tx, subjectOf(member), lock)
      const triesLeft = counted === undefined ? 0 : Math.max(0, lock.limit - counted)
      if (triesLeft > 0) return refuse('payment_password_wrong', { triesLeft }, { triesLeft })
      return (await findLock(tx, member)) ?? lockedSince(lock.at, lock.lockMinutes)
    })
  }

  const holdMs = () => limits().resetHoldHours * hourMs

  /** A hold that was told is never shortened by a later one. */
  async function hold(tx: Transaction, member: MemberId): Promise<Held> {
    const at = now()
    const heldUntil = await store.holdMoney(tx, member, at, new Date(at.getTime() + holdMs()))
    return heldUntil > at ? heldUntil : undefined
  }

  return {
    async check(member, password) {
      // While it is locked nothing is hashed.
      const locked = await findLock(db, member)
      if (locked !== undefined) return locked
      const hash = (await members.find(db, member))?.paymentPasswordHash ?? undefined
      // Hashed also where none is set, so that the time of the answer does not tell.
      const isRight = await passwords.matches(hash, password)
      if (hash === undefined) return refuse('payment_password_unset')
      return isRight ? await takeRight(member) : await countWrong(member)
    },
    setLimits: (read) => void (limits = read),
    async set(tx, member, passwordHash, how) {
      await store.setHash(tx, member, passwordHash)
      await store.clearTries(tx, subjectOf(member))
      return how === 'reset' ? await hold(tx, member) : undefined
    },
    async clear(tx, member) {
      await store.setHash(tx, member, null)
      await store.clearTries(tx, subjectOf(member))
      return await hold(tx, member)
    },
    async findHold(source, member) {
      const until = await store.findHold(source, member)
      return until !== null && until > now() ? until : undefined
    },
    holdMs,
  }
}

function lockedSince(since: Date, lockMinutes: number): Refusal<'payment_password_locked'> {
  const until = new Date(since.getTime() + lockMinutes * minuteMs).toISOString()
  return refuse('payment_password_locked', undefined, { until })
}
