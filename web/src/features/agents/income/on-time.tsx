import { Check, Hourglass } from 'lucide-react'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'

/** Whether all that is over is settled. */
export function OnTime({ lateSince }: { readonly lateSince: string | null }) {
  const t = useText()
  const moment = useMomentText()
  return lateSince === null ? (
    <StatusChip tone="ok" icon={<Check size={14} aria-hidden="true" />}>
      {t('agents-runs.onTime')}
    </StatusChip>
  ) : (
    <StatusChip tone="pending" icon={<Hourglass size={14} aria-hidden="true" />}>
      {t('agents-runs.lateSince', { at: moment(lateSince, 'time') })}
    </StatusChip>
  )
}
