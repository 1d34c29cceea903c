import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import * as store from './failures.store.ts'
import { networkOf } from '../../../platform/network.ts'

type Source = Pick<Database | Transaction, 'sql'>

/** Who tries. Without a name only the address is counted. */
export type Attempt = { readonly username: string | undefined; readonly ip: string }

/** What it comes to, should this attempt fail. */
export type Counted = {
  /** The failures of the name, this one among them. */
  readonly failures: number
  /** Whether this attempt is the one that locks. */
  readonly locksName: boolean
  readonly locksAddress: boolean
}

export type Failures = {
  /** How many failures a name has now, without adding one. Refuses when name or address is locked. */
  look(source: Source, attempt: Attempt): Promise<Result<number, 'sign_in_locked'>>
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

/** How many failures within `lockMs` lock a name or an address, for as long. */
export type FailureLimits = {
  readonly name: number
  readonly address: number
  readonly lockMs: number
}

type Deps = {
  readonly now: () => Date
  /** The crowd whose failures are counted together, such as `operators`. */
  readonly crowd: string
  readonly limits: () => FailureLimits
}

export function createFailures({ now, crowd, limits }: Deps): Failures {
  const nameSubject = (username: string) => `${crowd}:name:${username}`
  const addressSubject = (ip: string) => `${crowd}:address:${networkOf(ip)}`

  async function add(tx: Transaction, subject: string, limit: number) {
    const at = now()
    const { lockMs } = limits()
    const cutoff = new Date(at.getTime() - lockMs)
    const failures = await store.addFailure(tx, subject, { at, cutoff, limit })
    if (failures !== undefined) return ok({ failures, locks: failures >= limit })
    const minutes = minutesLocked(await store.getFailureStart(tx, subject), at, lockMs)
    return refuse('sign_in_locked', { minutes })
  }

  // The address always comes first: two transactions that lock in one order cannot block each other.
  async function count(tx: Transaction, { username, ip }: Attempt) {
    const address = await add(tx, addressSubject(ip), limits().address)
    if (!address.ok) return address
    const name =
      username === undefined
        ? ok({ failures: 0, locks: false })
        : await add(tx, nameSubject(username), limits().name)
    if (!name.ok) return name
    const { failures, locks: locksName } = name.value
    return ok({ failures, locksName, locksAddress: address.value.locks })
  }

  async function look(source: Source, { username, ip }: Attempt) {
    const at = now()
    const { lockMs, address, name } = limits()
    const since = new Date(at.getTime() - lockMs)
    const subjects = [
      { subject: addressSubject(ip), limit: address },
      ...(username === undefined ? [] : [{ subject: nameSubject(username), limit: name }]),
    ]
    const found = await store.listFailures(
      source,
      subjects.map(({ subject }) => subject),
      since,
    )
    for (const { subject, limit } of subjects) {
      const known = found.find((row) => row.subject === subject)
      if (known === undefined || known.failures < limit) continue
      return refuse('sign_in_locked', { minutes: minutesLocked(known.startedAt, at, lockMs) })
    }
    const ofName = username === undefined ? undefined : nameSubject(username)
    return ok(found.find(({ subject }) => subject === ofName)?.failures ?? 0)
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
    store.deleteForgottenFailures(tx, crowd, new Date(now().getTime() - limits().lockMs))

  return { look, count, takeBack, clear, lift, removeForgotten }
}

/** Whole minutes until a lock that began at `startedAt` ends, at least one. */
export function minutesLocked(startedAt: Date, now: Date, lockMs: number): number {
  return Math.max(1, Math.ceil((startedAt.getTime() + lockMs - now.getTime()) / 60_000))
}
