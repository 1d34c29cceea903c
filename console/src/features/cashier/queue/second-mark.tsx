import { UsersRound } from 'lucide-react'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { useWaitingRequest } from './waiting-request.ts'

type SecondMarkProps = {
  readonly approval: string | null
  /** Where there is little room: words that may break, without the tint. */
  readonly isNarrow?: boolean
}

/** A second person is needed, or is waited for already; then it says whom the first one is. */
export function SecondMark({ approval, isNarrow = false }: SecondMarkProps) {
  const t = useText()
  const request = useWaitingRequest(approval)
  const asked = request && t('cashier-desk.secondAskedBy', { by: request.requestedBy })
  const words =
    approval === null ? t('cashier-desk.secondNeeded') : (asked ?? t('cashier-desk.secondAsked'))
  const icon = <UsersRound size={14} aria-hidden="true" className="flex-none" />
  if (isNarrow) {
    return (
      <span className="flex items-center gap-1 text-meta font-semibold text-warn">
        {icon}
        {words}
      </span>
    )
  }
  return (
    <StatusChip tone={approval === null ? 'outline' : 'pending'} icon={icon}>
      {words}
    </StatusChip>
  )
}
