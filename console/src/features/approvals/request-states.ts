import type { Approval } from '@baize/contract/system/approvals'
import type { ChipTone } from '@baize/ui/figures/status-chip'
import type { TextKey } from '@baize/texts/keys'

export const requestStates = {
  waiting: { tone: 'pending', text: 'ops.stateWaiting' },
  approved: { tone: 'ok', text: 'ops.stateApproved' },
  rejected: { tone: 'bad', text: 'ops.stateRejected' },
  expired: { tone: 'plain', text: 'ops.stateExpired' },
  withdrawn: { tone: 'plain', text: 'ops.stateWithdrawn' },
  impossible: { tone: 'bad', text: 'ops.stateImpossible' },
} as const satisfies Record<Approval['state'], { tone: ChipTone; text: TextKey }>

/** Whether a yes loosens what holds back somebody who works here. */
export function loosensControl({ changes, action }: Approval): boolean {
  // Closing the site is for two people too, and holds nobody less.
  return action !== 'status.publish' && changes.some(({ isLoosened }) => isLoosened)
}
