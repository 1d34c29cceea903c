import type { ContractView } from '@baize/contract/agents/contract-parts'
import { languageEntry } from '@baize/kernel/language'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage } from '@baize/texts/use-text'
import type { ChipTone } from '@baize/ui/figures/status-chip'

export type ContractKind = ContractView['terms']['kind']

export const kindTexts: Readonly<Record<ContractKind, TextKey>> = {
  dividend: 'agents-contracts.dividend',
  daily: 'agents-contracts.daily',
  hourly: 'agents-contracts.hourly',
  realtime: 'agents-contracts.realtime',
}
export const contractKinds = Object.keys(kindTexts) as ContractKind[]

type Look = { readonly text: TextKey; readonly tone: ChipTone }

export const stateLooks: Readonly<Record<ContractView['state'], Look>> = {
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

/** How a contract stands at a moment: what is signed may hold only later, or never. */
export function stateLook(contract: Dated, now: string): Look {
  const { state, beginsAt } = contract
  if (neverBegan(contract)) return { text: 'agents-contracts.neverBegan', tone: 'plain' }
  const isLater = state === 'accepted' && beginsAt !== null && beginsAt > now
  return isLater ? { text: 'agents-desk.holdsLater', tone: 'info' } : stateLooks[state]
}

/** Writes rates of the wire, which are hundredths of a percent: 130 is 1.3%. */
export function useRateText(): (rate: number) => string {
  const { tag } = languageEntry(useLanguage())
  const format = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  })
  return (rate) => format.format(rate / 10_000)
}

/** The kind of a filter in the address, where it names one. */
export function readKind(text: string | undefined): ContractKind | undefined {
  return contractKinds.find((kind) => kind === text)
}
