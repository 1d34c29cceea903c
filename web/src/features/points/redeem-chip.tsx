import { Truck } from 'lucide-react'
import type { RedeemState } from '@baize/contract/points/point-names'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'

const tones: Readonly<Record<RedeemState, ChipTone>> = {
  processing: 'pending',
  approved: 'ok',
  rejected: 'bad',
  shipped: 'info',
}

export const redeemStateTexts: Readonly<Record<RedeemState, TextKey>> = {
  processing: 'points.processing',
  approved: 'points.approved',
  rejected: 'points.rejected',
  shipped: 'points.shipped',
}

export function RedeemChip({ status }: { readonly status: RedeemState }) {
  const t = useText()
  const icon = status === 'shipped' ? <Truck size={14} aria-hidden="true" /> : undefined
  return (
    <StatusChip tone={tones[status]} {...(icon && { icon })}>
      {t(redeemStateTexts[status])}
    </StatusChip>
  )
}
