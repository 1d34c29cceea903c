import type { DepositState } from '@baize/contract/cashier/deposits'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { depositStateWords } from './words.ts'

const tones: Readonly<Record<DepositState, ChipTone>> = {
  awaiting: 'pending',
  verifying: 'info',
  held: 'pending',
  success: 'ok',
  failed: 'bad',
  expired: 'plain',
  cancelled: 'plain',
  returned: 'info',
}

export function DepositChip({ state }: { readonly state: DepositState }) {
  const t = useText()
  return <StatusChip tone={tones[state]}>{t(depositStateWords[state])}</StatusChip>
}
