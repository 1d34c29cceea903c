import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { Note } from '@baize/ui/note'
import { TextArea } from '@baize/ui/text-area'
import { useText } from '@baize/texts/use-text'
import { failureText } from './api.ts'

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

const shortest = 3
const longest = 500

/** Every action of an operator asks for a reason, which goes into the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useText()
  const [reason, setReason] = useState(props.suggestion ?? '')
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false })
  const isTooShort = reason.trim().length < shortest

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isTooShort || props.blocked !== undefined || state.busy) return
    setState({ busy: true })
    try {
      await props.onConfirm(reason.trim())
      props.onClose()
    } catch (error) {
      setState({ busy: false, failure: failureText(error) })
    }
  }

  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {props.text && <div className="text-text-2">{props.text}</div>}
        {props.children}
        <TextArea
          label={t('system-desk.reason')}
          help={t('system-desk.reasonHelp')}
          error={isTried && isTooShort ? t('system-desk.reasonTooShort') : undefined}
          rows={2}
          maxLength={longest}
          value={reason}
          data-autofocus=""
          onChange={(event) => setReason(event.target.value)}
        />
        {state.failure !== undefined && (
          <Note tone="bad" role="alert">
            {state.failure}
          </Note>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {props.blocked !== undefined && (
            <p className="me-auto text-meta text-text-2 max-sm:w-full">{props.blocked}</p>
          )}
          <Button onClick={props.onClose}>{t('system-desk.cancel')}</Button>
          <Button
            type="submit"
            variant={props.tone ?? 'primary'}
            busy={state.busy}
            busyLabel={t('system-desk.sending')}
            disabled={props.blocked !== undefined}
          >
            {props.action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
