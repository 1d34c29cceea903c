import type { GiftKind } from '@baize/contract/promotions/gifts-desk'
import type { Reward, RewardSource } from '@baize/contract/promotions/rewards'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

export const sourceNames = {
  offer: 'grants-desk.fromOffer',
  vip: 'grants-desk.fromVip',
  rebate: 'grants-desk.fromRebate',
  cashback: 'grants-desk.fromCashback',
  referral: 'grants-desk.fromReferral',
  mission: 'grants-desk.fromMission',
  ticket: 'grants-desk.fromTicket',
  manual: 'grants-desk.fromManual',
} as const satisfies Record<RewardSource, TextKey>

/** What members read as a reward from us is, at the desk, what somebody gave by hand. */
export function grantTitle(
  { from, title }: Pick<Reward, 'from' | 'title'>,
  t: (key: TextKey) => string,
): string {
  return from === 'manual' || title === '' ? t(sourceNames[from]) : title
}

/** What is given by hand says for what, in the words that members read. */
export const causeNames = {
  apology: 'rewards.causeApology',
  thanks: 'rewards.causeThanks',
  missed: 'rewards.causeMissed',
  host: 'rewards.causeHost',
} as const satisfies Record<GiftKind, TextKey>
export const causes = Object.keys(causeNames) as GiftKind[]

const looks: Readonly<Record<string, { readonly tone: ChipTone; readonly text: TextKey }>> = {
  applying: { tone: 'pending', text: 'grants-desk.stateApplying' },
  rejected: { tone: 'bad', text: 'grants-desk.stateRejected' },
  issued: { tone: 'info', text: 'grants-desk.stateIssued' },
  lapsed: { tone: 'plain', text: 'grants-desk.stateLapsed' },
  claimed: { tone: 'ok', text: 'grants-desk.stateClaimed' },
  queued: { tone: 'info', text: 'grants-desk.stateQueued' },
  active: { tone: 'pending', text: 'grants-desk.stateActive' },
  settling: { tone: 'pending', text: 'grants-desk.stateSettling' },
  completed: { tone: 'ok', text: 'grants-desk.stateCompleted' },
  busted: { tone: 'plain', text: 'grants-desk.stateBusted' },
  forfeited: { tone: 'plain', text: 'grants-desk.stateForfeited' },
  expired: { tone: 'plain', text: 'grants-desk.stateExpired' },
  revoked: { tone: 'bad', text: 'grants-desk.stateRevoked' },
}

/** A state that has no name here yet is shown by its own word. */
export const lookOf = (state: string) => looks[state]

/** What an amount was computed from, in the words that members read. */
export const whyNames: Readonly<Record<string, { readonly name: TextKey; readonly is: WhyKind }>> =
  {
    deposit: { name: 'rewards.whyDeposit', is: 'sum' },
    percent: { name: 'rewards.whyPercent', is: 'rate' },
    rate: { name: 'rewards.whyPercent', is: 'rate' },
    most: { name: 'rewards.whyMost', is: 'sum' },
    fixed: { name: 'rewards.whyFixed', is: 'sum' },
    bets: { name: 'rewards.whyBets', is: 'sum' },
    loss: { name: 'rewards.whyLoss', is: 'sum' },
    level: { name: 'rewards.whyLevel', is: 'text' },
    cause: { name: 'rewards.whyCause', is: 'cause' },
    note: { name: 'rewards.whyNote', is: 'text' },
  }
type WhyKind = 'sum' | 'rate' | 'text' | 'cause'

export const isCause = (value: string): value is GiftKind => value in causeNames
