import type { RewardSignal, SignalGrant } from '@baize/contract/promotions/signals-desk'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'
import type { View } from './api.ts'

type Look = { readonly tone: ChipTone; readonly text: TextKey }

export const kindNames = {
  same_device: 'signals-desk.sameDevice',
  same_network: 'signals-desk.sameNetwork',
  same_payee: 'signals-desk.samePayee',
  same_phone: 'signals-desk.samePhone',
} as const satisfies Record<RewardSignal['kind'], TextKey>

export const stateLooks = {
  open: { tone: 'pending', text: 'signals-desk.open' },
  noted: { tone: 'info', text: 'signals-desk.noted' },
  dismissed: { tone: 'plain', text: 'signals-desk.dismissed' },
} as const satisfies Record<RewardSignal['state'], Look>

export const viewNames = {
  open: 'signals-desk.open',
  held: 'signals-desk.held',
  noted: 'signals-desk.noted',
  dismissed: 'signals-desk.dismissed',
} as const satisfies Record<View, TextKey>

type Outcome = NonNullable<NonNullable<SignalGrant['hold']>['outcome']>

export const outcomeLooks = {
  released: { tone: 'ok', text: 'signals-desk.outcomeReleased' },
  taken_back: { tone: 'bad', text: 'signals-desk.outcomeTaken' },
  lapsed: { tone: 'plain', text: 'signals-desk.outcomeLapsed' },
} as const satisfies Record<Outcome, Look>
