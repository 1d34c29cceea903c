import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import * as store from './failures.store.ts'
import { addressSubject, failureLimits, lockMs, minutesLocked } from './rules.ts'

/** Who tries. Without a name only the address is counted. */
export type Attempt = { readonly username: string | undefined; readonly ip: string }

/** Whether this attempt, should it fail, is the one that locks. */
export type Counted = { readonly locksName: boolean; readonly locksAddress: boolean }

export type Failures = {
  /**
   * Counts an attempt as failed before it is judged, so that guesses made at the same moment cannot
   * all slip under the limit. Refuses when name or address is locked.
   */
  count(tx: Transaction, attempt: Attempt): Promise<Result<Counted, 'sign_in_locked'>>
  /** The attempt was right: it is counted no more. Earlier failures stay. */
  takeBack(tx: Transaction, attempt: Attempt): Promise<void>
  /**
   * The person is in. The name starts anew; of the address only this attempt is taken back, because
   * otherwise one good login would let its owner guess others without end.
   */
  clear(tx: Transaction, attempt: Attempt): Promise<void>
  /** Somebody vouched for the person: the name starts anew. */
  lift(tx: Transaction, username: string): Promise<void>
  removeForgotten(tx: Transaction): Promise<void>
}

export function createFailures({ now }: { now: () => Date }): Failures {
  async function add(tx: Transaction, subject: string, limit: number) {
    const at = now()
    const cutoff = new Date(at.getTime() - lockMs)
    const failures = await store.addFailure(tx, subject, { at, cutoff, limit })
    if (failures !== undefined) return ok(failures >= limit)
    const minutes = minutesLocked(await store.getFailureStart(tx, subject), at)
    return refuse('sign_in_locked', { minutes })
  }

  // The address always comes first: two transactions that lock in one order cannot block each other.
  async function count(tx: Transaction, { username, ip }: Attempt) {
    const address = await add(tx, addressSubject(ip), failureLimits.address)
    if (!address.ok) return address
    const name =
      username === undefined ? ok(false) : await add(tx, nameSubject(username), failureLimits.name)
    if (!name.ok) return name
    return ok({ locksName: name.value, locksAddress: address.value })
  }

  async function takeBack(tx: Transaction, { username, ip }: Attempt) {
    await store.takeBackFailure(tx, addressSubject(ip))
    if (username !== undefined) await store.takeBackFailure(tx, nameSubject(username))
  }

  async function clear(tx: Transaction, { username, ip }: Attempt) {
    await store.takeBackFailure(tx, addressSubject(ip))
    if (username !== undefined) await store.clearFailures(tx, nameSubject(username))
  }

  const lift = (tx: Transaction, username: string) => store.clearFailures(tx, nameSubject(username))

  const removeForgotten = (tx: Transaction) =>
    store.deleteForgottenFailures(tx, new Date(now().getTime() - lockMs))

  return { count, takeBack, clear, lift, removeForgotten }
}

function nameSubject(username: string): string {
  return `name:${username}`
}
