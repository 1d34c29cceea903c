import type { DeskWithdrawal, RiskSignal } from '@baize/contract/withdrawals-desk'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/status-chip'

export const stateLooks = {
  requested: { tone: 'pending', text: 'cashdesk.wdRequested' },
  reviewing: { tone: 'info', text: 'cashdesk.wdReviewing' },
  approved: { tone: 'info', text: 'cashdesk.wdApproved' },
  rejected: { tone: 'bad', text: 'cashdesk.wdRejected' },
  disbursed: { tone: 'info', text: 'cashdesk.wdDisbursed' },
  received: { tone: 'ok', text: 'cashdesk.wdReceived' },
  partly_received: { tone: 'pending', text: 'cashdesk.wdPartly' },
  not_received: { tone: 'bad', text: 'cashdesk.wdNotReceived' },
} as const satisfies Record<DeskWithdrawal['state'], { tone: ChipTone; text: TextKey }>

export const signalNames = {
  new_account: 'cashdesk.signalNewAccount',
  same_ip: 'cashdesk.signalSameIp',
  same_device: 'cashdesk.signalSameDevice',
  same_payee: 'cashdesk.signalSamePayee',
  unusual_amount: 'cashdesk.signalUnusual',
  payee_changed: 'cashdesk.signalPayeeChanged',
  no_turnover: 'cashdesk.signalNoTurnover',
  first_withdrawal: 'cashdesk.signalFirst',
  holder_differs: 'cashdesk.signalHolder',
} as const satisfies Record<RiskSignal, TextKey>

/** What leaves the state as it was. */
const stepNames = {
  assigned: 'cashdesk.stepTaken',
  released: 'cashdesk.stepReleased',
  approval_requested: 'cashdesk.stepAsked',
  approval_rejected: 'cashdesk.stepSecondNo',
  approval_expired: 'cashdesk.stepSecondLate',
  reminded: 'cashdesk.stepReminded',
  dispute_returned: 'cashdesk.stepReturned',
  dispute_forced: 'cashdesk.stepForced',
} as const satisfies Record<string, TextKey>

/** A step of the history in words. One that this page was built without is shown as the server has it, made readable. */
export function withdrawalWord(t: typeof translate, state: string): string {
  if (state in stateLooks) return t(stateLooks[state as keyof typeof stateLooks].text)
  if (state in stepNames) return t(stepNames[state as keyof typeof stepNames])
  const plain = state.replaceAll(/[._]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

export const isBadState = (state: string) =>
  ['rejected', 'not_received', 'approval_rejected'].includes(state)
