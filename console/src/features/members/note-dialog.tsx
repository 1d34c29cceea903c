import { useState } from 'react'
import { calls } from 'virtual:contract'
import { TextArea } from '@baize/ui/text-area'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useMemberWrite } from './api.ts'

type NoteDialogProps = { readonly id: string; readonly onClose: () => void }

/** A note stays as it was written: it is neither changed nor removed. */
export function NoteDialog({ id, onClose }: NoteDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useMemberWrite()
  const [text, setText] = useState('')
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const send = async () => {
    if (text.trim() === '') return
    setState({ busy: true })
    try {
      await write(calls.addMemberNote, { id, text: text.trim() })
      show(t('identity-desk.noteAdded'), 'ok')
      onClose()
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <FormDialog
      title={t('identity-desk.addNote')}
      text={t('identity-desk.notesText')}
      action={t('identity-desk.addNote')}
      busy={state.busy}
      error={state.error}
      onSend={() => void send()}
      onClose={onClose}
    >
      <TextArea
        required
        data-autofocus=""
        label={t('identity-desk.note')}
        rows={4}
        maxLength={1000}
        countUsed={(used, of) => `${used} / ${of}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
