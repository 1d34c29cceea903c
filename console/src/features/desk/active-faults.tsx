import { CircleStop } from 'lucide-react'
import type { Fault } from '@baize/contract/system/desk'
import { IconButton } from '@baize/ui/icon-button'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { removeFaults } from './api.ts'
import { timeLeft } from './countdown.ts'
import { targetNames } from './fault-codes.ts'

/** How often a fault still strikes, in words. */
export function strikesText(t: ReturnType<typeof useText>, { remaining }: Fault): string {
  return remaining === null
    ? t('system-desk.untilEndShort')
    : t('system-desk.nextStrikes', { count: remaining })
}

function nameOf(t: ReturnType<typeof useText>, fault: Fault): string {
  return `${t(targetNames[fault.target])}: ${fault.error || t('system-desk.latencyOnlyName')}`
}

type ActiveFaultsProps = {
  readonly faults: readonly Fault[]
  readonly onRemove: (fault: Fault) => void
}

/** What is switched on now, for whomever: a forgotten fault must not hide behind the filter above it. */
export function ActiveFaults({ faults, onRemove }: ActiveFaultsProps) {
  const t = useText()
  const now = useServerTime(1000)
  if (faults.length === 0) return null
  return (
    <ul
      aria-label={t('system-desk.faultsNow')}
      className="mx-4 mb-3 grid gap-px overflow-hidden rounded-ctl bg-line md:mx-5"
    >
      {faults.map((fault) => (
        <li
          key={fault.id}
          className="flex items-center gap-2 bg-chip-pending-bg py-1.5 ps-3 pe-1 text-text"
        >
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold text-chip-pending">{nameOf(t, fault)}</p>
            <p className="figures text-meta">
              {[
                fault.scope || t('system-desk.everyone'),
                fault.latencyMs > 0
                  ? t('system-desk.milliseconds', { value: fault.latencyMs })
                  : '',
                strikesText(t, fault),
                t('system-desk.left', { left: timeLeft(fault.endsAt, now) ?? '00:00' }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          <IconButton
            size="sm"
            label={t('system-desk.stopFault', { name: nameOf(t, fault) })}
            icon={<CircleStop size={18} />}
            onClick={() => onRemove(fault)}
          />
        </li>
      ))}
    </ul>
  )
}

type RemoveFaultDialogProps = { readonly fault: Fault; readonly onClose: () => void }

export function RemoveFaultDialog({ fault, onClose }: RemoveFaultDialogProps) {
  const t = useText()
  const show = useToast()
  return (
    <ReasonDialog
      title={t('system-desk.stopOne')}
      text={nameOf(t, fault)}
      action={t('system-desk.stopOne')}
      suggestion={t('system-desk.stopReason')}
      onConfirm={async (reason) => {
        await removeFaults(reason, fault.id)
        show(t('system-desk.faultsStopped'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
