import type { DeskApplication } from '@baize/contract/promotions/offers-desk'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

type State = DeskApplication['state']

export const applicationLooks = {
  applying: { tone: 'pending', text: 'applications-desk.stateApplying' },
  issued: { tone: 'ok', text: 'applications-desk.stateIssued' },
  rejected: { tone: 'bad', text: 'applications-desk.stateRejected' },
} as const satisfies Record<State, { tone: ChipTone; text: TextKey }>

export const applicationStates = Object.keys(applicationLooks) as State[]
