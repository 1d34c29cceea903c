import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId, Members } from '../members/members.ts'
import type { Passwords } from '../credentials/passwords.ts'
import * as store from './store.ts'

export type PaymentRefusal =
  | 'payment_password_unset'
  | 'payment_password_wrong'
  | 'payment_password_locked'

export type PaymentPasswords = {
  /**
   * Whether this is the member's payment password. A try is counted before it is judged; so many wrong ones in a row
   * lock it, and while that holds the right one does not help. `payment_password_wrong` carries `triesLeft`,
   * `payment_password_locked` carries `until`. It opens transactions of its own, since hashing takes long.
   */
  check(member: MemberId, password: string): Promise<Result<undefined, PaymentRefusal>>
  /** Somebody who knows the login password set a new one: what was counted is forgotten. */
  lift(tx: Transaction, member: MemberId): Promise<void>
  /** Whoever moves money by it says how many wrong ones in a row lock it, and for how long. */
  setLimits(limits: () => PaymentLimits): void
}

export type PaymentLimits = { readonly tries: number; readonly lockMinutes: number }

/** What holds until somebody says otherwise. */
const usualLimits: PaymentLimits = { tries: 5, lockMinutes: 30 }

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly passwords: Passwords
  readonly members: Pick<Members, 'find'>
}

const minuteMs = 60_000

export function createPaymentPasswords(deps: Deps): PaymentPasswords {
  const { db, now, passwords, members } = deps
  let limits = () => usualLimits
  const subjectOf = (member: MemberId) => `payments:name:${member}`

  /** How many wrong tries in a row it is with this one, should it be wrong. */
  async function count(member: MemberId): Promise<Result<number, 'payment_password_locked'>> {
    const { tries, lockMinutes } = limits()
    const at = now()
    const cutoff = new Date(at.getTime() - lockMinutes * minuteMs)
    return await db.transaction(async (tx) => {
      const counted = await store.addTry(tx, subjectOf(member), { at, cutoff, limit: tries })
      if (counted !== undefined) return ok(counted)
      return lockedSince(await store.getLatestTry(tx, subjectOf(member)), lockMinutes)
    })
  }

  return {
    async check(member, password) {
      const counted = await count(member)
      if (!counted.ok) return counted
      const hash = (await members.find(db, member))?.paymentPasswordHash ?? undefined
      // Hashed also where none is set, so that the time of the answer does not tell.
      const isRight = await passwords.matches(hash, password)
      if (isRight || hash === undefined) {
        await db.transaction((tx) => store.clearTries(tx, subjectOf(member)))
        return isRight ? ok() : refuse('payment_password_unset')
      }
      const { tries, lockMinutes } = limits()
      const triesLeft = Math.max(0, tries - counted.value)
      if (triesLeft === 0) return lockedSince(now(), lockMinutes)
      return refuse('payment_password_wrong', { triesLeft }, { triesLeft })
    },
    setLimits: (read) => void (limits = read),
    lift: (tx, member) => store.clearTries(tx, subjectOf(member)),
  }
}

function lockedSince(since: Date, lockMinutes: number): Refusal<'payment_password_locked'> {
  const until = new Date(since.getTime() + lockMinutes * minuteMs).toISOString()
  return refuse('payment_password_locked', undefined, { until })
}
