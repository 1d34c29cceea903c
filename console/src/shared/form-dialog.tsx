import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/failure-note'

type FormDialogProps = {
  readonly title: string
  /** What will happen, before it does. */
  readonly text: ReactNode
  readonly action: string
  readonly danger?: boolean
  readonly busy: boolean
  /** A failure that belongs to no field. */
  readonly error?: unknown
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a change with fields of its own: what happens, the fields, cancel and the one action. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, action, danger, busy, error, onSend, onClose, children } = props
  const t = useText()
  const id = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSend()
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ops.cancel')}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} className="flex flex-col gap-4 text-body-s">
        <div className="text-text-2">{text}</div>
        <FailureNote error={error} />
        {children}
      </form>
    </Dialog>
  )
}
