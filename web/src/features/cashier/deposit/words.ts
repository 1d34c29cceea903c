import type {
  DepositMethod,
  DepositReason,
  DepositState,
  MethodKind,
} from '@baize/contract/cashier/deposits'
import type { TextKey } from '@baize/texts/keys'

/** How an order stands, for its chip. */
export const depositStateWords = {
  awaiting: 'cashier.deposit_awaiting',
  verifying: 'cashier.deposit_verifying',
  held: 'cashier.deposit_held',
  success: 'cashier.deposit_success',
  failed: 'cashier.deposit_failed',
  expired: 'cashier.deposit_expired',
  cancelled: 'cashier.deposit_cancelled',
  returned: 'cashier.deposit_returned',
} as const satisfies Record<DepositState, TextKey>

/** What happened, for its steps. */
export const depositStepWords = {
  awaiting: 'cashier.step_awaiting',
  verifying: 'cashier.step_verifying',
  held: 'cashier.step_held',
  success: 'cashier.step_success',
  failed: 'cashier.step_failed',
  expired: 'cashier.step_expired',
  cancelled: 'cashier.step_cancelled',
  returned: 'cashier.step_returned',
} as const satisfies Record<DepositState, TextKey>

/** What is said first of an order that no longer waits for its payment. */
export const titleWords = {
  verifying: 'cashier.title_verifying',
  held: 'cashier.title_held',
  success: 'cashier.title_success',
  failed: 'cashier.title_failed',
  expired: 'cashier.title_expired',
  cancelled: 'cashier.title_cancelled',
  returned: 'cashier.title_returned',
} as const satisfies Record<Exclude<DepositState, 'awaiting'>, TextKey>

/** And below it. */
export const textWords = {
  verifying: 'cashier.text_verifying',
  held: 'cashier.text_held',
  success: 'cashier.text_success',
  failed: 'cashier.text_failed',
  expired: 'cashier.text_expired',
  cancelled: 'cashier.text_cancelled',
  returned: 'cashier.text_returned',
} as const satisfies Record<Exclude<DepositState, 'awaiting'>, TextKey>

/** Why it failed or waits for a person. */
export const reasonWords = {
  rejected_by_operator: 'cashier.reason_rejected_by_operator',
  refused_by_gateway: 'cashier.reason_refused_by_gateway',
  amount_differs: 'cashier.reason_amount_differs',
  paid_late: 'cashier.reason_paid_late',
  over_own_limit: 'cashier.reason_over_own_limit',
  member_barred: 'cashier.reason_member_barred',
  outcome_unknown: 'cashier.reason_outcome_unknown',
} as const satisfies Record<DepositReason, TextKey>

/** Why a way to pay rests. */
export const stopWords = {
  closed: 'cashier.stop_closed',
  outside_hours: 'cashier.stop_outside_hours',
  gateway_down: 'cashier.stop_gateway_down',
} as const satisfies Record<NonNullable<DepositMethod['stop']>, TextKey>

/** What comes after the order. */
export const nextWords = {
  bank: 'cashier.next_bank',
  wallet: 'cashier.next_wallet',
  online: 'cashier.next_online',
  crypto: 'cashier.next_crypto',
} as const satisfies Record<MethodKind, TextKey>
