import { useRef, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FormNote } from '@baize/ui/forms/form-note'
import { useText } from '@baize/texts/use-text'
import { ReasonField } from './reason-field.tsx'
import { checkReason } from './reason.ts'
import { useForm } from './use-form.ts'

export type ReasonDialogProps = {
  readonly title: string
  /** What will happen, in a sentence. */
  readonly text?: ReactNode
  readonly action: string
  readonly tone?: 'primary' | 'danger'
  /** A reason that fits most times; it can be typed over. */
  readonly suggestion?: string
  /** Choices that belong to the action, above the reason. */
  readonly children?: ReactNode
  /** Why the action cannot be done as the choices stand. */
  readonly blocked?: string | undefined
  /** The dialog closes when it is done and stays, with the sentence, when it is refused. */
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Every action of an operator asks for a reason, which goes into the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, tone = 'primary', blocked, onConfirm, onClose, children } = props
  const t = useText()
  const draft = useRef({ reason: props.suggestion ?? '' })
  const form = useForm({
    draft,
    check: checkReason,
    send: async ({ reason }) => {
      await onConfirm(reason.trim())
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={title}>
      <form {...form.frame} className="grid gap-4">
        {text && <div className="text-text-2">{text}</div>}
        {children}
        <ReasonField form={form} data-autofocus="" />
        <FormNote form={form} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          {blocked !== undefined && (
            <p className="me-auto text-meta text-text-2 max-sm:w-full">{blocked}</p>
          )}
          <Button onClick={onClose}>{t('ops.cancel')}</Button>
          <Button
            type="submit"
            variant={tone}
            busy={form.busy}
            busyLabel={t('system-desk.sending')}
            disabled={blocked !== undefined}
          >
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
