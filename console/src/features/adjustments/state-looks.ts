import type { Adjustment } from '@baize/contract/wallet/adjustments'
import type { ChipTone } from '@baize/ui/figures/status-chip'
import type { TextKey } from '@baize/texts/keys'

export const adjustmentStateLooks = {
  waiting: { tone: 'pending', text: 'ops.stateWaiting' },
  done: { tone: 'ok', text: 'ops.adjStateDone' },
  refused: { tone: 'bad', text: 'ops.adjStateRefused' },
  rejected: { tone: 'bad', text: 'ops.stateRejected' },
  // In time, taken back by who asked, or replaced by another request: approvals tell which.
  expired: { tone: 'plain', text: 'ops.adjStateEnded' },
} as const satisfies Record<Adjustment['state'], { tone: ChipTone; text: TextKey }>
