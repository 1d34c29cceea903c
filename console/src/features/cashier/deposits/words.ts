import type { DeskDeposit } from '@baize/contract/deposits-desk'
import type { DepositReason, MethodKind } from '@baize/contract/deposits'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/status-chip'

export const stateLooks = {
  awaiting: { tone: 'info', text: 'cashdesk.dpAwaiting' },
  verifying: { tone: 'pending', text: 'cashdesk.dpVerifying' },
  held: { tone: 'pending', text: 'cashdesk.dpHeld' },
  success: { tone: 'ok', text: 'cashdesk.dpSuccess' },
  failed: { tone: 'bad', text: 'cashdesk.dpFailed' },
  expired: { tone: 'plain', text: 'cashdesk.dpExpired' },
  cancelled: { tone: 'plain', text: 'cashdesk.dpCancelled' },
} as const satisfies Record<DeskDeposit['state'], { tone: ChipTone; text: TextKey }>

export const reasonNames = {
  rejected_by_operator: 'cashdesk.whyRejected',
  refused_by_gateway: 'cashdesk.whyGateway',
  amount_differs: 'cashdesk.whyAmount',
  paid_late: 'cashdesk.whyLate',
  over_own_limit: 'cashdesk.whyLimit',
  member_barred: 'cashdesk.whyBarred',
  outcome_unknown: 'cashdesk.whyUnknown',
} as const satisfies Record<DepositReason, TextKey>

export const kindNames = {
  bank: 'cashdesk.kindBank',
  wallet: 'cashdesk.kindWallet',
  online: 'cashdesk.kindOnline',
  crypto: 'cashdesk.kindCrypto',
} as const satisfies Record<MethodKind, TextKey>

export const kinds = Object.keys(kindNames) as readonly MethodKind[]

/** A step of the history in words; one that this page was built without is shown as the server has it. */
export function depositWord(t: typeof translate, state: string): string {
  if (state in stateLooks) return t(stateLooks[state as keyof typeof stateLooks].text)
  const plain = state.replaceAll(/[._]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const outcomeNames = {
  noted: 'cashdesk.outNoted',
  verifying: 'cashdesk.outVerifying',
  failed: 'cashdesk.outFailed',
  credited: 'cashdesk.outCredited',
  held: 'cashdesk.outHeld',
  already_credited: 'cashdesk.outAlreadyCredited',
  already_held: 'cashdesk.outAlreadyHeld',
  out_of_order: 'cashdesk.outOrder',
  unknown_order: 'cashdesk.outUnknown',
  invalid_signature: 'cashdesk.outForged',
  stale_timestamp: 'cashdesk.outStale',
  invalid_request: 'cashdesk.outInvalid',
} as const satisfies Record<string, TextKey>

/** What became of a word of the gateway; one that this page was built without is shown as the server has it. */
export function outcomeWord(t: typeof translate, outcome: string): string {
  return outcome in outcomeNames
    ? t(outcomeNames[outcome as keyof typeof outcomeNames])
    : outcome.replaceAll('_', ' ')
}

export const isBadState = (state: string) => state === 'failed'
