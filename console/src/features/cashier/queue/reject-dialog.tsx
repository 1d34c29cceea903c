import { useState } from 'react'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { NoteField } from './note-field.tsx'
import type { Decide } from './use-decision.ts'

type RejectDialogProps = {
  readonly title: string
  readonly text: string
  /** What came of it, in a sentence. */
  readonly done: string
  readonly send: (words: { readonly note: string; readonly reason: string }) => Promise<unknown>
  readonly decide: Decide
  readonly onClose: () => void
}

/** A refusal: a note that the member reads, and a reason that operators do. */
export function RejectDialog({ title, text, done, send, decide, onClose }: RejectDialogProps) {
  const t = useText()
  const [note, setNote] = useState('')
  return (
    <ReasonDialog
      title={title}
      text={text}
      action={t('cashier-desk.reject')}
      tone="danger"
      onConfirm={(reason) =>
        decide(
          () => send({ note: note.trim(), reason }),
          () => done,
        )
      }
      onClose={onClose}
    >
      <NoteField value={note} onValue={setNote} />
    </ReasonDialog>
  )
}
