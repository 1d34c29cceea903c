import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import type { DepositReason, MethodKind } from '@baize/contract/cashier/deposits'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

export const depositStateLooks = {
  awaiting: { tone: 'info', text: 'cashier-desk.dpAwaiting' },
  verifying: { tone: 'pending', text: 'cashier-desk.dpVerifying' },
  held: { tone: 'pending', text: 'cashier-desk.dpHeld' },
  success: { tone: 'ok', text: 'cashier-desk.dpSuccess' },
  failed: { tone: 'bad', text: 'cashier-desk.dpFailed' },
  expired: { tone: 'plain', text: 'cashier-desk.dpExpired' },
  cancelled: { tone: 'plain', text: 'cashier-desk.dpCancelled' },
  returned: { tone: 'info', text: 'cashier-desk.dpReturned' },
} as const satisfies Record<DeskDeposit['state'], { tone: ChipTone; text: TextKey }>

export const reasonNames = {
  rejected_by_operator: 'cashier-desk.whyRejected',
  refused_by_gateway: 'cashier-desk.whyGateway',
  amount_differs: 'cashier-desk.whyAmount',
  paid_late: 'cashier-desk.whyLate',
  over_own_limit: 'cashier-desk.whyLimit',
  member_barred: 'cashier-desk.whyBarred',
  outcome_unknown: 'cashier-desk.whyUnknown',
} as const satisfies Record<DepositReason, TextKey>

export const depositKindNames = {
  bank: 'cashier-desk.kindBank',
  wallet: 'cashier-desk.kindWallet',
  online: 'cashier-desk.kindOnline',
  crypto: 'cashier-desk.kindCrypto',
} as const satisfies Record<MethodKind, TextKey>

export const depositKinds = Object.keys(depositKindNames) as readonly MethodKind[]

/** A step of the history in words; one that this page was built without is shown as the server has it. */
export function depositWord(t: typeof translate, state: string): string {
  if (state in depositStateLooks)
    return t(depositStateLooks[state as keyof typeof depositStateLooks].text)
  const plain = state.replaceAll(/[._]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const outcomeNames = {
  noted: 'cashier-desk.outNoted',
  verifying: 'cashier-desk.outVerifying',
  failed: 'cashier-desk.outFailed',
  credited: 'cashier-desk.outCredited',
  held: 'cashier-desk.outHeld',
  already_credited: 'cashier-desk.outAlreadyCredited',
  already_returned: 'cashier-desk.outAlreadyReturned',
  already_held: 'cashier-desk.outAlreadyHeld',
  out_of_order: 'cashier-desk.outOrder',
  unknown_order: 'cashier-desk.outUnknown',
  invalid_signature: 'cashier-desk.outForged',
  stale_timestamp: 'cashier-desk.outStale',
  invalid_request: 'cashier-desk.outInvalid',
} as const satisfies Record<string, TextKey>

/** What became of a word of the gateway; one that this page was built without is shown as the server has it. */
export function outcomeWord(t: typeof translate, outcome: string): string {
  return outcome in outcomeNames
    ? t(outcomeNames[outcome as keyof typeof outcomeNames])
    : outcome.replaceAll('_', ' ')
}

export const isBadDepositState = (state: string) => state === 'failed'
