import type { PromotionStatus } from '@baize/contract/promotions/promotions'
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
