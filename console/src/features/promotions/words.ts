import type {
  OfferDocument,
  OfferFault,
  OfferKind,
  OfferProfile,
  OfferTopic,
} from '@baize/contract/promotions/offer'
import type { DeskOffer } from '@baize/contract/promotions/offers-desk'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

export const kindNames = {
  deposit: 'offers-desk.kindDeposit',
  claim: 'offers-desk.kindClaim',
  apply: 'offers-desk.kindApply',
} as const satisfies Record<OfferKind, TextKey>

export const topicNames = {
  slots: 'offers-desk.topicSlots',
  live: 'offers-desk.topicLive',
  sports: 'offers-desk.topicSports',
  deposit: 'offers-desk.topicDeposit',
  vip: 'offers-desk.topicVip',
  friend: 'offers-desk.topicFriend',
  other: 'offers-desk.topicOther',
} as const satisfies Record<OfferTopic, TextKey>

export const profileNames = {
  asia: 'offers-desk.profileAsia',
  uk: 'offers-desk.profileUk',
} as const satisfies Record<OfferProfile, TextKey>

export const modeNames = {
  pocket: 'offers-desk.modePocket',
  gate: 'offers-desk.modeGate',
} as const satisfies Record<OfferDocument['mode'], TextKey>

export const baseNames = {
  bonus: 'offers-desk.baseBonus',
  bonus_and_deposit: 'offers-desk.baseBoth',
} as const satisfies Record<OfferDocument['asks']['base'], TextKey>

export const periodNames = {
  ever: 'offers-desk.perEver',
  day: 'offers-desk.perDay',
  week: 'offers-desk.perWeek',
  month: 'offers-desk.perMonth',
} as const satisfies Record<OfferDocument['perMember']['per'], TextKey>

export const stateLooks = {
  draft: { tone: 'plain', text: 'offers-desk.stateDraft' },
  scheduled: { tone: 'info', text: 'offers-desk.stateScheduled' },
  open: { tone: 'ok', text: 'offers-desk.stateOpen' },
  paused: { tone: 'pending', text: 'offers-desk.statePaused' },
  closed: { tone: 'outline', text: 'offers-desk.stateClosed' },
} as const satisfies Record<DeskOffer['state'], { tone: ChipTone; text: TextKey }>

export const faultNames = {
  text_missing: 'offers-desk.faultText',
  window_invalid: 'offers-desk.faultWindow',
  gives_nothing: 'offers-desk.faultNothing',
  gives_twice: 'offers-desk.faultTwice',
  most_missing: 'offers-desk.faultMost',
  least_above_most: 'offers-desk.faultLeast',
  budget_missing: 'offers-desk.faultBudget',
  budget_below_one: 'offers-desk.faultBudgetOne',
  too_many_times: 'offers-desk.faultTimes',
  too_few_days: 'offers-desk.faultDays',
  gate_too_much: 'offers-desk.faultGate',
  nothing_counts: 'offers-desk.faultCounts',
  sticky_not_allowed: 'offers-desk.faultSticky',
  pocket_only: 'offers-desk.faultPocketOnly',
  max_win_below_gift: 'offers-desk.faultWin',
  max_bet_too_low: 'offers-desk.faultBet',
  deposit_only: 'offers-desk.faultDeposit',
  share_only: 'offers-desk.faultShareOnly',
  played_only: 'offers-desk.faultPlayedOnly',
  other_currency: 'offers-desk.faultCurrency',
  zero_sum: 'offers-desk.faultZero',
  window_over: 'offers-desk.faultOver',
  mixed_products: 'offers-desk.faultMixed',
  level_unknown: 'offers-desk.faultLevel',
  first_only: 'offers-desk.faultFirst',
  art_missing: 'offers-desk.faultArt',
} as const satisfies Record<OfferFault, TextKey>

/** What the parts of a document are called, by the first two steps of their path. */
export const fieldNames: Readonly<Record<string, TextKey>> = {
  title: 'offers-desk.title',
  line: 'offers-desk.line',
  terms: 'offers-desk.terms',
  from: 'offers-desk.from',
  until: 'offers-desk.until',
  'gives.percent': 'offers-desk.percent',
  'gives.fixed': 'offers-desk.fixed',
  'gives.leastDeposit': 'offers-desk.leastDeposit',
  'gives.most': 'offers-desk.most',
  'asks.times': 'offers-desk.times',
  'asks.base': 'offers-desk.base',
  'asks.weights': 'offers-desk.weights',
  'who.firstDeposit': 'offers-desk.firstDeposit',
  'who.vipFrom': 'offers-desk.vipFrom',
  'perMember.times': 'offers-desk.perMember',
  art: 'offers-desk.art',
  isSticky: 'offers-desk.sticky',
  endsByWithdrawal: 'offers-desk.endsByWithdrawal',
  days: 'offers-desk.days',
  budget: 'offers-desk.budget',
  maxBet: 'offers-desk.maxBet',
  maxWin: 'offers-desk.maxWin',
}
