import type { BetState, EntryKind } from '@baize/contract/wagers/record-names'
import type { AccountEntry, Bet } from '@baize/contract/wagers/records'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'
import type { BetOutcome } from './filter.ts'

export const betStateTexts: Readonly<Record<BetState, TextKey>> = {
  open: 'reports.betOpen',
  won: 'reports.betWon',
  lost: 'reports.betLost',
  void: 'reports.betVoid',
}

type Chip = { readonly tone: ChipTone; readonly text: TextKey }

/** A loss is said as plainly as a win. A bet that gave just its stake back is neither. */
export function betChip({ state, stake, payout }: Pick<Bet, 'state' | 'stake' | 'payout'>): Chip {
  if (state === 'lost' && stake === payout) return { tone: 'plain', text: 'reports.betEven' }
  return { tone: betTones[state], text: betStateTexts[state] }
}

const betTones: Readonly<Record<BetState, ChipTone>> = {
  open: 'pending',
  won: 'ok',
  lost: 'bad',
  void: 'plain',
}

/** The kinds as they are chosen from. */
export const entryKindTexts: Readonly<Record<EntryKind, TextKey>> = {
  deposit: 'reports.kindDeposit',
  withdrawal: 'reports.kindWithdrawal',
  transfer: 'reports.kindTransfer',
  upline: 'reports.kindUplineBoth',
  adjustment: 'reports.kindAdjustment',
  contract: 'reports.kindContract',
  bonus: 'reports.kindBonus',
  rebate: 'reports.kindRebate',
  points: 'reports.kindPoints',
}

/** What an entry was to whom it belongs: one of two gave what the other got. */
export function entryKindText({ kind, amount }: Pick<AccountEntry, 'kind' | 'amount'>): TextKey {
  const isOut = amount.startsWith('-')
  if (kind === 'upline') return isOut ? 'reports.kindUpline' : 'reports.kindDownline'
  if (kind === 'contract') return isOut ? 'reports.kindContractPaid' : 'reports.kindContractGot'
  return entryKindTexts[kind]
}

export const outcomeTexts: Readonly<Record<BetOutcome, TextKey>> = {
  done: 'reports.outcomeDone',
  open: 'reports.outcomeOpen',
  failed: 'reports.outcomeFailed',
}

export const outcomeTones: Readonly<Record<BetOutcome, ChipTone>> = {
  done: 'ok',
  open: 'pending',
  failed: 'bad',
}

const stateTexts: Readonly<Record<string, TextKey>> = {
  awaiting: 'reports.stateAwaiting',
  verifying: 'reports.stateVerifying',
  held: 'reports.stateHeld',
  success: 'reports.stateSuccess',
  failed: 'reports.stateFailed',
  expired: 'reports.stateExpired',
  cancelled: 'reports.stateCancelled',
  requested: 'reports.stateRequested',
  reviewing: 'reports.stateReviewing',
  approved: 'reports.stateApproved',
  rejected: 'reports.stateRejected',
  disbursed: 'reports.stateDisbursed',
  received: 'reports.stateReceived',
  partly_received: 'reports.statePartlyReceived',
  not_received: 'reports.stateNotReceived',
  returned: 'reports.stateReturned',
  asked: 'reports.stateAsked',
  refused: 'reports.stateRefused',
  done: 'reports.stateDone',
  claimed: 'reports.stateClaimed',
  became_cash: 'reports.stateBecameCash',
  corrected: 'reports.stateCorrected',
  taken_back: 'reports.stateTakenBack',
  pocket_back: 'reports.stateTakenBack',
}

/** The state in the words of its kind; a word that is new here is said by what became of the money. */
export function stateText(state: string, outcome: BetOutcome): TextKey {
  return stateTexts[state] ?? outcomeTexts[outcome]
}
