import type { DeskWithdrawal, RiskSignal } from '@baize/contract/cashier/withdrawals-desk'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

export const withdrawalStateLooks = {
  requested: { tone: 'pending', text: 'cashier-desk.wdRequested' },
  reviewing: { tone: 'info', text: 'cashier-desk.wdReviewing' },
  approved: { tone: 'info', text: 'cashier-desk.wdApproved' },
  rejected: { tone: 'bad', text: 'cashier-desk.wdRejected' },
  disbursed: { tone: 'info', text: 'cashier-desk.wdDisbursed' },
  received: { tone: 'ok', text: 'cashier-desk.wdReceived' },
  partly_received: { tone: 'pending', text: 'cashier-desk.wdPartly' },
  not_received: { tone: 'bad', text: 'cashier-desk.wdNotReceived' },
} as const satisfies Record<DeskWithdrawal['state'], { tone: ChipTone; text: TextKey }>

export const signalNames = {
  new_account: 'cashier-desk.signalNewAccount',
  same_ip: 'cashier-desk.signalSameIp',
  same_device: 'cashier-desk.signalSameDevice',
  same_payee: 'cashier-desk.signalSamePayee',
  unusual_amount: 'cashier-desk.signalUnusual',
  payee_changed: 'cashier-desk.signalPayeeChanged',
  no_turnover: 'cashier-desk.signalNoTurnover',
  first_withdrawal: 'cashier-desk.signalFirst',
  holder_differs: 'cashier-desk.signalHolder',
  contact_changed: 'cashier-desk.signalContact',
  payment_changed: 'cashier-desk.signalPayment',
  payment_reset: 'cashier-desk.signalPaymentReset',
  password_changed: 'cashier-desk.signalPassword',
} as const satisfies Record<RiskSignal, TextKey>

/** What leaves the state as it was. */
const stepNames = {
  assigned: 'cashier-desk.stepTaken',
  released: 'cashier-desk.stepReleased',
  approval_requested: 'cashier-desk.stepAsked',
  approval_rejected: 'cashier-desk.stepSecondNo',
  approval_expired: 'cashier-desk.stepSecondLate',
  reminded: 'cashier-desk.stepReminded',
  clock_stopped: 'cashier-desk.stepClockStopped',
  clock_resumed: 'cashier-desk.stepClockResumed',
  bonus_agreed: 'cashier-desk.stepBonusAgreed',
  dispute_returned: 'cashier-desk.stepReturned',
  dispute_forced: 'cashier-desk.stepForced',
} as const satisfies Record<string, TextKey>

/** A step of the history in words. One that this page was built without is shown as the server has it, made readable. */
export function withdrawalWord(t: typeof translate, state: string): string {
  if (state in withdrawalStateLooks)
    return t(withdrawalStateLooks[state as keyof typeof withdrawalStateLooks].text)
  if (state in stepNames) return t(stepNames[state as keyof typeof stepNames])
  const plain = state.replaceAll(/[._]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

export const isBadWithdrawalState = (state: string) =>
  ['rejected', 'not_received', 'approval_rejected'].includes(state)
