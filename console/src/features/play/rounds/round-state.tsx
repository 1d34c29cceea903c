import type { PlayRound } from '@baize/contract/play/provider-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'

const sweptWords = {
  shown: 'play-desk.sweptShown',
  settled: 'play-desk.sweptSettled',
  voided: 'play-desk.sweptVoided',
} as const

/** Whether a round is over, and whether the sweep had to end it. */
export function RoundState({ of: { state, swept } }: { readonly of: PlayRound }) {
  const t = useText()
  if (swept !== '') return <StatusChip tone="bad">{t(sweptWords[swept])}</StatusChip>
  if (state === 'open') return <StatusChip tone="pending">{t('play-desk.open')}</StatusChip>
  return <StatusChip tone="ok">{t('play-desk.closed')}</StatusChip>
}
