import type { ChaseState, ChaseStepState } from '@baize/contract/lottery/lottery-names'
import type { ChipTone } from '@baize/ui/figures/status-chip'
import type { TextKey } from '@baize/texts/keys'

type Look = { readonly tone: ChipTone; readonly text: TextKey }

export const chaseLooks = {
  running: { tone: 'pending', text: 'lottery.chaseRunning' },
  won: { tone: 'ok', text: 'lottery.chaseWon' },
  done: { tone: 'plain', text: 'lottery.chaseDone' },
  stopped: { tone: 'info', text: 'lottery.chaseStopped' },
} as const satisfies Record<ChaseState, Look>

export const stepLooks = {
  waiting: { tone: 'pending', text: 'lottery.stateOpen' },
  bought: { tone: 'pending', text: 'lottery.stateOpen' },
  won: { tone: 'ok', text: 'lottery.stateWon' },
  lost: { tone: 'plain', text: 'lottery.stateLost' },
  returned: { tone: 'info', text: 'lottery.stateReturned' },
  refunded: { tone: 'info', text: 'lottery.stateCancelled' },
  refused: { tone: 'bad', text: 'lottery.stateVoid' },
} as const satisfies Record<ChaseStepState, Look>
