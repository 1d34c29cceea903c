import type { BetState, EntryKind } from '@baize/contract/record-names'
import type { Bet } from '@baize/contract/records'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/status-chip'
import type { Outcome } from './filter.ts'

export const productTexts: Readonly<Record<string, TextKey>> = {
  LIVE: 'shell.categoryLive',
  RNG: 'shell.categorySlots',
  FISH: 'shell.categoryFish',
  SPORTS: 'shell.categorySports',
  ESPORTS: 'shell.categoryEsports',
  PVP: 'shell.categoryCards',
  LOTT: 'shell.categoryLottery',
  ELOTT: 'shell.categoryElottery',
  COCKFIGHT: 'shell.categoryCockfight',
}

export const betStateTexts: Readonly<Record<BetState, TextKey>> = {
  open: 'records.betOpen',
  won: 'records.betWon',
  lost: 'records.betLost',
  void: 'records.betVoid',
}

type Chip = { readonly tone: ChipTone; readonly text: TextKey }

/** A loss is said as plainly as a win. A bet that gave just its stake back is neither. */
export function betChip({ state, stake, payout }: Pick<Bet, 'state' | 'stake' | 'payout'>): Chip {
  if (state === 'lost' && stake === payout) return { tone: 'plain', text: 'records.betEven' }
  return { tone: betTones[state], text: betStateTexts[state] }
}

const betTones: Readonly<Record<BetState, ChipTone>> = {
  open: 'pending',
  won: 'ok',
  lost: 'bad',
  void: 'plain',
}

export const kindTexts: Readonly<Record<EntryKind, TextKey>> = {
  deposit: 'records.kindDeposit',
  withdrawal: 'records.kindWithdrawal',
  transfer: 'records.kindTransfer',
  upline: 'records.kindUpline',
  adjustment: 'records.kindAdjustment',
  bonus: 'records.kindBonus',
  rebate: 'records.kindRebate',
  points: 'records.kindPoints',
}

export const outcomeTexts: Readonly<Record<Outcome, TextKey>> = {
  done: 'records.outcomeDone',
  open: 'records.outcomeOpen',
  failed: 'records.outcomeFailed',
}

export const outcomeTones: Readonly<Record<Outcome, ChipTone>> = {
  done: 'ok',
  open: 'pending',
  failed: 'bad',
}

const stateTexts: Readonly<Record<string, TextKey>> = {
  awaiting: 'records.stateAwaiting',
  verifying: 'records.stateVerifying',
  held: 'records.stateHeld',
  success: 'records.stateSuccess',
  failed: 'records.stateFailed',
  expired: 'records.stateExpired',
  cancelled: 'records.stateCancelled',
  requested: 'records.stateRequested',
  reviewing: 'records.stateReviewing',
  approved: 'records.stateApproved',
  rejected: 'records.stateRejected',
  disbursed: 'records.stateDisbursed',
  received: 'records.stateReceived',
  partly_received: 'records.statePartlyReceived',
  not_received: 'records.stateNotReceived',
  returned: 'records.stateReturned',
  asked: 'records.stateAsked',
  refused: 'records.stateRefused',
  done: 'records.stateDone',
}

/** The state in the words of its kind; a word that is new here is said by what became of the money. */
export function stateText(state: string, outcome: Outcome): TextKey {
  return stateTexts[state] ?? outcomeTexts[outcome]
}
