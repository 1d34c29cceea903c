import type { Withdrawal, WithdrawalState } from '@baize/contract/cashier/withdrawals'
import type { TextKey } from '@baize/texts/keys'

/** What a member may say about a payment. */
export type ReceiptOutcome = Extract<
  WithdrawalState,
  'received' | 'partly_received' | 'not_received'
>

/** How it stands, for its chip. */
export const withdrawalStateWords = {
  requested: 'cashier.withdrawal_requested',
  reviewing: 'cashier.withdrawal_reviewing',
  approved: 'cashier.withdrawal_approved',
  rejected: 'cashier.withdrawal_rejected',
  disbursed: 'cashier.withdrawal_disbursed',
  received: 'cashier.withdrawal_received',
  partly_received: 'cashier.withdrawal_partly_received',
  not_received: 'cashier.withdrawal_not_received',
} as const satisfies Record<WithdrawalState, TextKey>

/** What happened, for its steps. */
export const withdrawalStepWords = {
  requested: 'cashier.wstep_requested',
  reviewing: 'cashier.wstep_reviewing',
  approved: 'cashier.wstep_approved',
  rejected: 'cashier.wstep_rejected',
  disbursed: 'cashier.wstep_disbursed',
  received: 'cashier.wstep_received',
  partly_received: 'cashier.wstep_partly_received',
  not_received: 'cashier.wstep_not_received',
} as const satisfies Record<WithdrawalState, TextKey>

/** Who said that it arrived. */
export const receivedWords = {
  member: 'cashier.receivedBy_member',
  time: 'cashier.receivedBy_time',
  operator: 'cashier.receivedBy_operator',
} as const satisfies Record<NonNullable<Withdrawal['receivedBy']>, TextKey>

/** The three answers. */
export const answerWords = {
  received: 'cashier.answer_received',
  partly_received: 'cashier.answer_partly_received',
  not_received: 'cashier.answer_not_received',
} as const satisfies Record<ReceiptOutcome, TextKey>

/** What an answer brings about. */
export const meaningWords = {
  received: 'cashier.means_received',
  partly_received: 'cashier.means_partly_received',
  not_received: 'cashier.means_not_received',
} as const satisfies Record<ReceiptOutcome, TextKey>

/** The button that gives it. */
export const sayWords = {
  received: 'cashier.say_received',
  partly_received: 'cashier.say_partly_received',
  not_received: 'cashier.say_not_received',
} as const satisfies Record<ReceiptOutcome, TextKey>

/** What becomes of what is missing. */
export const disputeWords = {
  open: 'cashier.dispute_open',
  returned: 'cashier.dispute_returned',
  forced: 'cashier.dispute_forced',
} as const satisfies Record<NonNullable<Withdrawal['dispute']>, TextKey>

/** And below it. */
export const disputeTextWords = {
  open: 'cashier.disputeText_open',
  returned: 'cashier.disputeText_returned',
  forced: 'cashier.disputeText_forced',
} as const satisfies Record<NonNullable<Withdrawal['dispute']>, TextKey>

/** Why nothing can be withdrawn, whatever the sum. */
export const stoppedWords = {
  one_under_way: 'cashier.stopped_one_under_way',
  day_used_up: 'cashier.stopped_day_used_up',
  member_blocked: 'cashier.stopped_member_blocked',
  money_held: 'cashier.stopped_money_held',
} as const satisfies Record<string, TextKey>
