import type { ContractView } from '@baize/contract/agents/contract-parts'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

type StateLook = { readonly text: TextKey; readonly tone: ChipTone }

const stateLooks: Readonly<Record<ContractView['state'], StateLook>> = {
  offered: { text: 'agents-contracts.stateOffered', tone: 'pending' },
  accepted: { text: 'agents-contracts.stateAccepted', tone: 'ok' },
  rejected: { text: 'agents-contracts.stateRejected', tone: 'bad' },
  expired: { text: 'agents-contracts.stateExpired', tone: 'plain' },
  replaced: { text: 'agents-contracts.stateReplaced', tone: 'plain' },
  withdrawn: { text: 'agents-contracts.stateWithdrawn', tone: 'plain' },
  terminated: { text: 'agents-contracts.stateTerminated', tone: 'plain' },
}

type Dated = Pick<ContractView, 'state' | 'beginsAt' | 'endsAt'>

/** It was ended or replaced before it came to hold. */
export function neverBegan({ beginsAt, endsAt }: Dated): boolean {
  return beginsAt !== null && endsAt !== null && endsAt <= beginsAt
}

type StateShown = {
  readonly text: TextKey
  readonly tone: ChipTone
  /** The day that the words name. */
  readonly day?: string
}

/** How a contract stands at a moment: one that is signed may hold only later, and one that is ended still for a while. */
export function stateOf(contract: Dated, now: string): StateShown {
  const { state, beginsAt, endsAt } = contract
  if (neverBegan(contract)) return { text: 'agents-contracts.neverBegan', tone: 'plain' }
  if (state === 'accepted' && beginsAt !== null && beginsAt > now) {
    return { text: 'agents-contracts.beginsOn', tone: 'info', day: beginsAt }
  }
  if (endsAt !== null && endsAt > now) {
    return { text: 'agents-contracts.endsOn', tone: 'pending', day: endsAt }
  }
  return stateLooks[state]
}
