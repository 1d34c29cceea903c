import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { FormTextArea } from '@baize/ui/forms/form-text-area'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { checkFilled, useForm } from '../../../shared/forms/use-form.ts'
import { useMemberWrite } from '../api.ts'

type MemberNoteDialogProps = { readonly id: string; readonly onClose: () => void }

/** A note stays as it was written: it is neither changed nor removed. */
export function MemberNoteDialog({ id, onClose }: MemberNoteDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useMemberWrite()
  const form = useForm({
    draft: useRef({ text: '' }),
    check: (entries) => checkFilled(entries, ['text']),
    send: async ({ text }) => {
      await write(calls.addMemberNote, { id, text: text.trim() })
      show(t('identity-desk.noteAdded'), 'ok')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('identity-desk.addNote')}
      text={t('identity-desk.notesText')}
      action={t('identity-desk.addNote')}
      form={form}
      onClose={onClose}
    >
      <FormTextArea
        form={form}
        name="text"
        required
        data-autofocus=""
        label={t('identity-desk.note')}
        rows={4}
        maxLength={1000}
        countUsed={(used, of) => `${used} / ${of}`}
      />
    </FormDialog>
  )
}
