import { useState, type ReactNode } from 'react'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { UntilField, useIsPast } from './until-field.tsx'

export type MaintenanceChange = {
  readonly maintenance: boolean
  readonly maintenanceUntil?: string | null
}

type MaintenanceDialogProps = {
  /** What is closed or opened: a vendor, a game, or how many of them. */
  readonly name: string
  readonly on: boolean
  /** Whom it touches, in a sentence. */
  readonly text: ReactNode
  readonly onSave: (change: MaintenanceChange, reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Closing something to people is confirmed, with the time that they are told; opening it again as well. */
export function MaintenanceDialog({ name, on, text, onSave, onClose }: MaintenanceDialogProps) {
  const t = useText()
  const isPast = useIsPast()
  const [until, setUntil] = useState<string | null>(null)
  const change = on
    ? { maintenance: true, ...(until !== null && { maintenanceUntil: until }) }
    : { maintenance: false }
  return (
    <ReasonDialog
      title={t(on ? 'catalogue-desk.closeTitle' : 'catalogue-desk.openTitle', { name })}
      text={text}
      action={t(on ? 'catalogue-desk.closeAction' : 'catalogue-desk.openAction')}
      tone={on ? 'danger' : 'primary'}
      blocked={on && isPast(until) ? t('errors.ends_in_past') : undefined}
      onConfirm={(reason) => onSave(change, reason)}
      onClose={onClose}
    >
      {on && <UntilField until={until} onUntil={setUntil} />}
    </ReasonDialog>
  )
}
