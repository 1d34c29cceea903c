import type { DeskReferral } from '@baize/contract/promotions/referral-desk'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

export const states: Readonly<
  Record<DeskReferral['state'], { readonly tone: ChipTone; readonly text: TextKey }>
> = {
  registered: { tone: 'info', text: 'referral-desk.stateRegistered' },
  verified: { tone: 'info', text: 'referral-desk.stateVerified' },
  deposited: { tone: 'info', text: 'referral-desk.stateDeposited' },
  qualified: { tone: 'pending', text: 'referral-desk.stateQualified' },
  held: { tone: 'pending', text: 'referral-desk.stateHeld' },
  issued: { tone: 'ok', text: 'referral-desk.stateIssued' },
  claimed: { tone: 'ok', text: 'referral-desk.stateClaimed' },
  refused: { tone: 'bad', text: 'referral-desk.stateRefused' },
}

export const reasons: Readonly<Record<NonNullable<DeskReferral['reason']>, TextKey>> = {
  same_device: 'referral-desk.sameDevice',
  same_network: 'referral-desk.sameNetwork',
  same_payee: 'referral-desk.samePayee',
  same_phone: 'referral-desk.samePhone',
  time_over: 'referral-desk.timeOver',
  month_limit: 'referral-desk.monthLimit',
  ever_limit: 'referral-desk.everLimit',
  friend_closed: 'referral-desk.friendClosed',
  referrer_closed: 'referral-desk.referrerClosed',
  taken_back: 'referral-desk.takenBack',
  not_claimed: 'referral-desk.notClaimed',
  house: 'referral-desk.byOperator',
}
