import type { BookNote } from '@baize/contract/ledger/books'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'

/** What was said about a difference, oldest first. */
export function DifferenceNotes({ notes }: { readonly notes: readonly BookNote[] }) {
  const t = useText()
  if (notes.length === 0) return <p className="text-text-3">{t('ops.noteNone')}</p>
  return (
    <ul className="grid gap-2">
      {notes.map((note) => (
        <li key={`${note.at} ${note.by}`} className="rounded-ctl bg-s3 px-3 py-2">
          <p className="break-words">{note.reason}</p>
          <p className="text-caption text-text-3">
            {t('ops.noteBy', { by: note.by, proof: note.proof })}{' '}
            <DeskMoment at={note.at} className="figures" />
          </p>
        </li>
      ))}
    </ul>
  )
}
