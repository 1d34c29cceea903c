import { useId, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FormNote } from '@baize/ui/forms/form-note'
import type { FormOf } from '@baize/ui/forms/use-form.ts'
import { useText } from '@baize/texts/use-text'

type FormDialogProps = {
  readonly title: string
  /** What will happen, before it does. */
  readonly text: ReactNode
  readonly action: string
  readonly danger?: boolean
  readonly form: Pick<FormOf<never, never>, 'frame' | 'busy' | 'said' | 'turn'>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a change with fields of its own: what happens, the fields, cancel and the one action. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, action, danger, form, onClose, children } = props
  const t = useText()
  const id = useId()
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ops.cancel')}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form.frame} id={id} className="flex flex-col gap-4 text-body-s">
        <div className="text-text-2">{text}</div>
        <FormNote form={form} />
        {children}
      </form>
    </Dialog>
  )
}
