import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { BindingLimit } from '@baize/contract/cashier/deposits'
import type { SocketEvent } from '@baize/contract/events'
import type { IdMaker } from '@baize/kernel/ids'
import type { Money } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'
import type { Ledger } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { Approvals, Audit, Hands } from '../../system/system.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { Methods } from '../methods/methods.ts'
import type { People } from '../people.ts'
import type { CashierDays } from '../report/report.ts'

export type Counted = { readonly id: string; readonly member: MemberId; readonly amount: Money }

export type ProtectionRefusal = 'deposit_limit_reached' | 'member_timed_out' | 'member_excluded'

/** What the cashier needs of the room that keeps members' own limits. */
export type DepositGuard = {
  reserveDeposit(tx: Transaction, order: Counted): Promise<Result<undefined, ProtectionRefusal>>
  countDeposit(tx: Transaction, paid: Counted): Promise<Result<undefined, ProtectionRefusal>>
  releaseDeposit(tx: Transaction, id: string): Promise<void>
  findBindingLimit(
    member: MemberId,
  ): Promise<
    | { readonly period: BindingLimit['period']; readonly amount: bigint; readonly left: bigint }
    | undefined
  >
}

/** What the cashier needs of the room that writes to members. */
export type Teller = {
  tell(
    tx: Transaction,
    notice: {
      readonly id: string
      readonly member: MemberId
      readonly about: 'depositDone' | 'depositFailed' | 'depositHeld' | 'depositReturned'
      readonly values?: Readonly<Record<string, string | number | Money | Date>>
      readonly link?: string
    },
  ): Promise<void>
}

export type DepositDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly jobs: Pick<Jobs, 'add'>
  readonly events: Pick<Events, 'write'>
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly ledger: Pick<Ledger, 'openAccount' | 'postAll'>
  readonly wallet: Pick<Wallet, 'currencyOf' | 'openPocket' | 'tell' | 'getState'>
  readonly audit: Pick<Audit, 'open'>
  readonly approvals: Pick<Approvals, 'handle'>
  readonly hands: Pick<Hands, 'take' | 'giveBack' | 'credited'>
  readonly protection: DepositGuard
  readonly support: Teller
  readonly methods: Pick<Methods, 'list' | 'find' | 'standingOf' | 'getContent'>
  readonly gateways: Pick<Gateways, 'find'>
  readonly days: CashierDays
  readonly people: People
  /** Whether an account is locked or closed, so that money that arrives for it waits for a person. */
  readonly isBarred: (tx: Transaction, member: MemberId) => Promise<boolean>
  /** The cashier's document, as it is live. */
  readonly settings: () => Pick<CashierDocument, 'mostOpenDeposits'>
}
