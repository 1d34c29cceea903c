import type { PromotionStatus } from '@baize/contract/promotions/promotions'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { statusChips } from '../../shared/reward-words.ts'

export function PromotionChip({ status }: { readonly status: PromotionStatus }) {
  const t = useText()
  const { tone, text } = statusChips[status]
  return <StatusChip tone={tone}>{t(text)}</StatusChip>
}
