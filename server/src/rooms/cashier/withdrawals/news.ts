import type { SocketEvent } from '@baize/contract/events'
import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import type { Transaction } from '../../../platform/database/database.ts'
import type { NoticeKey, NoticeValues, Support } from '../../support/support.ts'
import { maskedNumber } from '../payees/payees.ts'
import type { Withdrawal } from './withdrawal.ts'

export type WithdrawalNews = {
  /** Tells the member's open pages and the desk that a withdrawal is another one now, after the commit. */
  changed(tx: Transaction, row: Withdrawal): void
  /** Tells by inbox and mail that money is asked for: whoever did not ask for it must hear at once. */
  warn(tx: Transaction, row: Withdrawal): Promise<void>
  /** Writes into the member's inbox, once for each `part`. */
  write(
    tx: Transaction,
    row: Withdrawal,
    notice: { readonly about: NoticeKey; readonly part?: string; readonly values?: NoticeValues },
  ): Promise<void>
}

type Deps = {
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly support: Pick<Support, 'tell' | 'warn'>
}

export function createWithdrawalNews({ publish, support }: Deps): WithdrawalNews {
  return {
    changed(tx, row) {
      tx.afterCommit(() => {
        const { id, member, state, dispute } = row
        publish(`member:${member}`, { kind: 'order.changed', order: id, state })
        publish('desk', { kind: 'queue.changed', queue: 'withdrawals' })
        if (dispute !== null) publish('desk', { kind: 'queue.changed', queue: 'disputes' })
      })
    },
    async warn(tx, row) {
      const { id, member, amount, currency, institutionName, hint, requestedAt: at } = row
      const about = 'withdrawalRequested'
      await support.warn(tx, {
        id: await deriveId('msg', id, about),
        member,
        about,
        values: {
          amount: money(amount, currency),
          name: `${institutionName} ${maskedNumber(hint)}`,
          at,
        },
        link: linkTo(row),
      })
    },
    async write(tx, row, { about, part = '', values = {} }) {
      await support.tell(tx, {
        id: await deriveId('msg', row.id, about, part),
        member: row.member,
        about,
        values: { amount: money(row.amount, row.currency), ...values },
        link: linkTo(row),
      })
    },
  }
}

/** Where the site shows a withdrawal. */
function linkTo({ id }: Pick<Withdrawal, 'id'>): string {
  return `/member?m=withdraw&order=${id}`
}
