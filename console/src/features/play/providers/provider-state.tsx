import type { ProtocolVendor } from '@baize/contract/play/provider-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'

/** Whether a provider may call, and whether its bets are taken. */
export function ProviderState({ of }: { readonly of: ProtocolVendor }) {
  const t = useText()
  if (!of.enabled) return <StatusChip tone="plain">{t('play-desk.off')}</StatusChip>
  if (of.betsClosed) return <StatusChip tone="bad">{t('play-desk.betsClosed')}</StatusChip>
  return <StatusChip tone="ok">{t('play-desk.open')}</StatusChip>
}
