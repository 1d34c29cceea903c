import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberSecured } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import * as store from './account-changes.store.ts'
import type { AccountChange, Signal, Withdrawal } from './withdrawal.ts'

const signalOf = {
  contactChanged: 'contact_changed',
  paymentChanged: 'payment_changed',
  paymentReset: 'payment_reset',
  passwordChanged: 'password_changed',
} as const satisfies Record<AccountChange['what'], Signal['kind']>

export type AccountChanges = {
  /** Keeps what identity announced, as far as it is about money that leaves. */
  noteSecured(
    tx: Transaction,
    event: {
      readonly id: string
      readonly subject: string
      readonly at: Date
      readonly payload: MemberSecured['payload']
    },
  ): Promise<void>
  /** What was changed lately before each was asked for, or since and until it was paid. */
  signalsOf(rows: readonly Withdrawal[]): Promise<ReadonlyMap<string, Signal[]>>
}

type Deps = {
  readonly db: Database
  readonly settings: () => Pick<CashierDocument, 'newAccountDays'>
}

const dayMs = 86_400_000

export function createAccountChanges({ db, settings }: Deps): AccountChanges {
  return {
    async noteSecured(tx, { id, subject, at, payload }) {
      const { what, first = false } = payload
      // Everybody who withdraws sets a first payment password, which says nothing of whoever did it.
      if (what === 'newNetwork' || first) return
      await store.insertChange(tx, id, { member: subject as MemberId, what, at })
    },
    async signalsOf(rows) {
      if (rows.length === 0) return new Map()
      const lateMs = settings().newAccountDays * dayMs
      const from = (row: Withdrawal) => row.requestedAt.getTime() - lateMs
      const changes = await store.listChanges(
        db,
        [...new Set(rows.map(({ member }) => member))],
        new Date(Math.min(...rows.map(from))),
      )
      const ofRow = (row: Withdrawal) =>
        latestOfEach(
          changes.filter(
            ({ member, at }) =>
              member === row.member && at.getTime() > from(row) && at < endOfReview(row),
          ),
        )
      return new Map(rows.map((row) => [row.id, ofRow(row)]))
    },
  }
}

/** After it was paid or rejected nothing is reviewed any more. */
function endOfReview({ state, since, disbursedAt }: Withdrawal): Date {
  if (state === 'rejected') return since
  return disbursedAt ?? new Date(8.64e15)
}

/** `changes` come newest first. */
function latestOfEach(changes: readonly AccountChange[]): Signal[] {
  const latest = new Map<Signal['kind'], Signal>()
  for (const { what, at } of changes) {
    const kind = signalOf[what]
    if (!latest.has(kind)) latest.set(kind, { kind, detail: at.toISOString() })
  }
  return [...latest.values()]
}
