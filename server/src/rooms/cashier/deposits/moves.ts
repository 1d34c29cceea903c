import type { DepositReason } from '@baize/contract/cashier/deposits'
import { money } from '@baize/kernel/money'
import type { Transaction } from '../../../platform/database/database.ts'
import { closePaymentJob, type ClosePayload } from './job.ts'
import type { Deposit } from './deposit.ts'
import type { DepositDeps, Teller } from './deps.ts'
import { linkTo } from './links.ts'
import * as store from './store.ts'

export type Patch = Partial<
  Pick<
    Deposit,
    'state' | 'reason' | 'note' | 'paid' | 'credited' | 'transfer' | 'hasSlip' | 'approvedById'
  >
>

/** Who brought it about, for the history. */
export type By = { readonly by?: string; readonly note?: string }

export type Moves = {
  /** Brings a locked deposit to another state: its row, its step and the news of it are one thing. */
  move(tx: Transaction, deposit: Deposit, patch: Patch, by?: By): Promise<Deposit>
  /** Notes what somebody did to a deposit that stays where it is. */
  note(tx: Transaction, deposit: Deposit, by: By): Promise<void>
  /** Ends an order that came to nothing: what it had reserved is free, and the gateway is told. */
  end(tx: Transaction, deposit: Deposit, patch: Patch, by?: By): Promise<Deposit>
  /** Puts money that does not agree with its order before a person. */
  hold(tx: Transaction, deposit: Deposit, patch: Hold, by?: By): Promise<Deposit>
}

export type Hold = { readonly reason: DepositReason; readonly paid: bigint | null }

type Deps = Pick<DepositDeps, 'now' | 'publish' | 'protection' | 'support' | 'jobs'>

export function createMoves({ now, publish, protection, support, jobs }: Deps): Moves {
  function announce(tx: Transaction, { id, member, state }: Deposit): void {
    tx.afterCommit(() => {
      publish(`member:${member}`, { kind: 'order.changed', order: id, state })
      publish('desk', { kind: 'queue.changed', queue: 'deposits' })
    })
  }

  async function move(tx: Transaction, deposit: Deposit, patch: Patch, by: By = {}) {
    const at = now()
    const moved = patch.state !== undefined && patch.state !== deposit.state
    const since = moved ? at : deposit.since
    // A request that waits for a second person was made about what was.
    const next = await store.saveDeposit(tx, { ...deposit, ...patch, since, approval: null })
    await step(tx, next, by, moved, at)
    announce(tx, next)
    return next
  }

  async function step(tx: Transaction, deposit: Deposit, by: By, moved: boolean, at: Date) {
    const { id, state } = deposit
    const words = { by: by.by ?? '', note: (by.note ?? '').slice(0, 500) }
    await store.insertStep(tx, { deposit: id, state, at, moved, ...words })
  }

  async function end(tx: Transaction, deposit: Deposit, patch: Patch, by: By = {}) {
    const ended = await move(tx, deposit, patch, by)
    await protection.releaseDeposit(tx, deposit.id)
    if (deposit.gatewayReference !== '') {
      const payload: ClosePayload = {
        gateway: deposit.gateway,
        reference: deposit.gatewayReference,
      }
      await jobs.add(tx, closePaymentJob, payload)
    }
    if (ended.state === 'failed') await support.tell(tx, notice(ended, 'depositFailed'))
    return ended
  }

  return {
    move,
    end,
    note: (tx, deposit, by) => step(tx, deposit, by, false, now()),
    async hold(tx, deposit, { reason, paid }, by) {
      const held = await move(tx, deposit, { state: 'held', reason, paid }, by)
      await support.tell(tx, notice(held, 'depositHeld'))
      return held
    },
  }
}

/** What a member is told about a deposit, once for each thing that can be told. */
export function notice(
  deposit: Deposit,
  about: 'depositDone' | 'depositFailed' | 'depositHeld' | 'depositReturned',
): Parameters<Teller['tell']>[1] {
  const { id, member, amount, paid, credited, currency, note } = deposit
  const sum = about === 'depositDone' ? (credited ?? amount) : (paid ?? amount)
  return {
    id: `${id} ${about}`,
    member,
    about,
    values: { amount: money(sum, currency), note },
    link: linkTo(id),
  }
}
