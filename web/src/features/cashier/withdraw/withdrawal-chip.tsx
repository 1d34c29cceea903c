import type { Withdrawal, WithdrawalState } from '@baize/contract/cashier/withdrawals'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { withdrawalStateWords } from './words.ts'

const tones: Readonly<Record<WithdrawalState, ChipTone>> = {
  requested: 'pending',
  reviewing: 'pending',
  approved: 'info',
  rejected: 'bad',
  disbursed: 'pending',
  received: 'ok',
  partly_received: 'info',
  not_received: 'bad',
}

type Props = Pick<Withdrawal, 'state' | 'dispute'>

/** How it stands, in a word; one that was paid waits for the member. */
export function WithdrawalChip({ state, dispute }: Props) {
  const t = useText()
  if (dispute === 'open') {
    return <StatusChip tone="pending">{t('cashier.disputeOpenChip')}</StatusChip>
  }
  return <StatusChip tone={tones[state]}>{t(withdrawalStateWords[state])}</StatusChip>
}
