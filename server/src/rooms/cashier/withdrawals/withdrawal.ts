import type { WithdrawalState } from '@baize/contract/cashier/withdrawals'
import type { RiskSignal } from '@baize/contract/cashier/withdrawals-desk'
import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { TransferId } from '../../../ledger/ledger.ts'
import type { MemberSecured } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { PayeeId } from '../payees/payees.ts'

export type { WithdrawalState } from '@baize/contract/cashier/withdrawals'

export type WithdrawalId = Id<'wdr'>

/** What a reviewer should know, with what it rests on. */
export type Signal = { readonly kind: RiskSignal; readonly detail: string }

/** Something that protects the money of a member was changed. */
export type AccountChange = {
  readonly member: MemberId
  readonly what: Exclude<MemberSecured['payload']['what'], 'newNetwork'>
  readonly at: Date
}

/** What a member asked for, which never changes. */
export type Asked = {
  readonly id: WithdrawalId
  readonly member: MemberId
  readonly payee: PayeeId
  readonly currency: Currency
  /** What leaves the wallet, the fee included. */
  readonly amount: bigint
  readonly fee: bigint
  /** The brand's day. */
  readonly day: string
  readonly requestedAt: Date
  readonly signals: readonly Signal[]
  readonly hold: TransferId
  readonly feeHold: TransferId | null
}

/** How it stands. */
export type WithdrawalStanding = {
  readonly state: WithdrawalState
  readonly since: Date
  readonly assigneeId: string
  readonly assignee: string
  /** The request that waits for a second person. */
  readonly approval: string | null
  readonly approvedById: string
  readonly approvedAt: Date | null
  readonly secondById: string
  readonly note: string
  readonly disbursed: bigint | null
  readonly feeTaken: bigint | null
  readonly returned: bigint | null
  readonly disbursedAt: Date | null
  readonly confirmBy: Date | null
  /** Since when the member's time stands still, because nothing can be said of it now; null while it runs. */
  readonly pausedAt: Date | null
  /** How long it stood still before; `confirmBy` is what it would be without. */
  readonly pausedSeconds: number
  readonly reference: string
  readonly reminders: number
  readonly received: bigint | null
  readonly remaining: bigint | null
  readonly receivedBy: 'member' | 'time' | 'operator' | null
  readonly dispute: 'open' | 'returned' | 'forced' | null
}

export type Withdrawal = Asked &
  WithdrawalStanding & {
    readonly number: bigint
    readonly version: number
    readonly institutionName: string
    readonly holder: string
    /** The last signs of the account's number. */
    readonly hint: string
    /** The whole number, encrypted. */
    readonly sealed: Buffer
    readonly hasProof: boolean
  }

/** Something that happened to a withdrawal: a state, or what left the state as it was. */
export type Step = {
  readonly what: string
  readonly at: Date
  readonly byId: string
  readonly by: string
  readonly note: string
}

/** Who did it, where it was not an operator. */
export const byMember = { byId: '', by: '' } as const

/** The list of the desk that it stands in. */
export type Lane = 'review' | 'pay' | 'paid' | 'dispute' | 'done'

export const openStates = [
  'requested',
  'reviewing',
  'approved',
] as const satisfies readonly WithdrawalState[]
