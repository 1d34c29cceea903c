import { errorText } from '../../../platform/scrub.ts'
import { isAway, type Transaction } from '../../../platform/database/database.ts'
import type { Callbacks, PaymentStatus } from '../gateways/gateways.ts'
import type { Ask } from './ask.ts'
import type { Deposit } from './deposit.ts'
import type { DepositDeps } from './deps.ts'
import { checkJob, type CheckPayload, type ClosePayload } from './job.ts'
import type { Moves } from './moves.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export type Checks = {
  /** Plans that the gateway of an order is asked how it stands. */
  plan(tx: Transaction, deposit: Deposit, tries: number): Promise<void>
  /** Asks once. While nothing is certain it plans the next time; after a day of doubt a person looks. */
  check(payload: CheckPayload): Promise<void>
  /** Asks the gateway and acts on its word, if it has one; answers what it said. */
  consult(deposit: Deposit): Promise<PaymentStatus | 'unknown_there' | undefined>
  /** Ends orders whose time is over, those of gateways only by the gateway's books, and doubts that last too long. */
  expireDue(): Promise<number>
  /** Tells a gateway that an order is over. */
  closePayment(payload: ClosePayload): Promise<void>
}

type Deps = Pick<DepositDeps, 'db' | 'log' | 'now' | 'jobs' | 'gateways'> & {
  readonly ask: Ask
  readonly moves: Moves
  readonly callbacks: Pick<Callbacks, 'take'>
}

const mostAtOnce = 200

export function createChecks(deps: Deps): Checks {
  const { db, log, now, jobs, gateways, ask, moves, callbacks } = deps

  async function plan(tx: Transaction, { id, gateway }: Deposit, tries: number): Promise<void> {
    if (gateway === '') return
    const runAt = new Date(now().getTime() + rules.pauseAfter(tries))
    const payload: CheckPayload = { deposit: id, tries }
    await jobs.add(tx, checkJob, payload, { key: `deposit ${id}`, runAt })
  }

  /** What was asked for stands beside what was told: one fact for each thing that the books can say. */
  async function consult(deposit: Deposit) {
    const said = await ask.query(deposit)
    if (said === undefined || said === 'unknown_there' || said.kind === 'created') return said
    const { id, gateway, gatewayReference: reference } = deposit
    const event = `asked ${id} ${said.kind}`
    await db.transaction((tx) =>
      callbacks.take(tx, gateway, { ...said, event, order: id, reference }),
    )
    return said
  }

  async function check({ deposit: id, tries }: CheckPayload): Promise<void> {
    const deposit = await store.findDeposit(db, id)
    if (deposit === undefined || !isWaiting(deposit)) return
    if (deposit.gatewayReference === '') {
      // The node that wrote the order went away before it could ask.
      if (deposit.state === 'awaiting') await ask.create(deposit)
    } else {
      const said = await consult(deposit)
      if (isUnpaid(said)) await expireVerifying(id)
    }
    await db.transaction(async (tx) => {
      const after = await store.lockDeposit(tx, id)
      if (after === undefined || !isWaiting(after)) return
      if (isInDoubtTooLong(after, now())) {
        const by = { note: `${after.gateway} outcome_unknown` }
        await moves.hold(tx, after, { reason: 'outcome_unknown', paid: null }, by)
      } else await plan(tx, after, tries + 1)
    })
  }

  /** Its time passed while the gateway could not be asked, and now its books say that nothing was paid. */
  async function expireVerifying(id: string): Promise<void> {
    await db.transaction(async (tx) => {
      const deposit = await store.lockDeposit(tx, id)
      if (deposit?.state !== 'verifying' || deposit.expiresAt > now()) return
      await moves.end(tx, deposit, { state: 'expired' })
    })
  }

  async function expire(id: string): Promise<void> {
    const deposit = await store.findDeposit(db, id)
    if (deposit === undefined) return
    const said = deposit.gatewayReference === '' ? 'unknown_there' : await consult(deposit)
    await db.transaction(async (tx) => {
      const due = await store.lockDeposit(tx, id)
      if (due?.state !== 'awaiting' || due.expiresAt > now()) return
      if (isUnpaid(said)) return void (await moves.end(tx, due, { state: 'expired' }))
      // It may have been paid, so its end is not ours to say.
      const asking = await moves.move(tx, due, { state: 'verifying' })
      await plan(tx, asking, 0)
    })
  }

  /** One order that cannot be ended stops no other. */
  async function attempt(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (isAway(error)) return
      log.error({ deposit: id, error: errorText(error) }, 'An order could not be ended.')
    }
  }

  return {
    plan,
    check,
    consult,
    async expireDue() {
      const due = await store.listDue(db, now(), mostAtOnce)
      for (const id of due) await attempt(id, () => expire(id))
      // A job that was given up must not leave anybody's money in doubt.
      const since = new Date(now().getTime() - rules.longestDoubtMs)
      for (const id of await store.listDoubtful(db, since, mostAtOnce)) {
        await attempt(id, () => check({ deposit: id, tries: 0 }))
      }
      return due.length
    },
    async closePayment({ gateway, reference }) {
      await gateways.find(gateway)?.close(reference)
    },
  }
}

function isWaiting({ state, gateway }: Deposit): boolean {
  return gateway !== '' && (state === 'awaiting' || state === 'verifying')
}

/** Whether the gateway's books say that nothing was paid; silence says nothing. */
function isUnpaid(said: PaymentStatus | 'unknown_there' | undefined): boolean {
  return said === 'unknown_there' || (said !== undefined && said.kind === 'created')
}

function isInDoubtTooLong({ state, since }: Deposit, now: Date): boolean {
  return state === 'verifying' && now.getTime() - since.getTime() >= rules.longestDoubtMs
}
