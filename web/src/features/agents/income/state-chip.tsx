import type { SettledWindow } from '@baize/contract/agents/settlements'
import type { TextKey } from '@baize/texts/keys'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'

type Stated = Pick<SettledWindow, 'state' | 'tier'>

const chips: Readonly<Record<SettledWindow['state'], readonly [ChipTone, TextKey]>> = {
  paid: ['ok', 'agents-income.statePaid'],
  part: ['pending', 'agents-income.statePart'],
  owed: ['bad', 'agents-income.stateOwed'],
  setOff: ['info', 'agents-income.stateSetOff'],
  nothing: ['plain', 'agents-income.stateNothing'],
}

/** What became of an amount, in one word. */
export function stateText({ state, tier }: Stated): TextKey {
  return state === 'nothing' && tier === 0 ? 'agents-terms.notReached' : chips[state][1]
}

export function StateChip({ window }: { readonly window: Stated }) {
  const t = useText()
  return <StatusChip tone={chips[window.state][0]}>{t(stateText(window))}</StatusChip>
}
