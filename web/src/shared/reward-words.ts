import type { PromotionStatus } from '@baize/contract/promotions/promotions'
import type { Reward, RewardSource } from '@baize/contract/promotions/rewards'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

type Chip = { readonly tone: ChipTone; readonly text: TextKey }

/** The words of the product for how far somebody is with an offer. */
export const statusChips: Readonly<Record<PromotionStatus, Chip>> = {
  'coming soon': { tone: 'plain', text: 'rewards.statusComing' },
  open: { tone: 'ok', text: 'rewards.statusOpen' },
  joined: { tone: 'info', text: 'rewards.statusJoined' },
  signed: { tone: 'info', text: 'rewards.statusSigned' },
  applying: { tone: 'pending', text: 'rewards.statusApplying' },
  rejected: { tone: 'bad', text: 'rewards.statusRejected' },
  issued: { tone: 'ok', text: 'rewards.statusIssued' },
  process: { tone: 'info', text: 'rewards.statusProcess' },
  claimed: { tone: 'ok', text: 'rewards.statusClaimed' },
  closed: { tone: 'plain', text: 'rewards.statusClosed' },
}

/** What is no offer has a name and a picture by who gave it. */
const sources: Readonly<Record<RewardSource, { readonly name: TextKey; readonly art: string }>> = {
  offer: { name: 'rewards.fromOffer', art: 'offer' },
  vip: { name: 'rewards.fromVip', art: 'crown' },
  rebate: { name: 'rewards.fromRebate', art: 'clover' },
  cashback: { name: 'rewards.fromCashback', art: 'coin' },
  referral: { name: 'rewards.fromReferral', art: 'heart' },
  mission: { name: 'rewards.fromMission', art: 'trophy' },
  ticket: { name: 'rewards.fromTicket', art: 'ticket' },
  manual: { name: 'rewards.fromManual', art: 'star' },
}

export function rewardTitle(
  { title, from }: Pick<Reward, 'title' | 'from'>,
  t: typeof translate,
): string {
  return title === '' ? t(sources[from].name) : title
}

export function rewardArt({ art, from }: Pick<Reward, 'art' | 'from'>): string {
  return art === '' ? sources[from].art : art
}
