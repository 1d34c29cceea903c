import { Avatar } from '@baize/ui/figures/avatar'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import type { MemberFile } from '../api.ts'

/** What colleagues wrote, newest first. */
export function MemberNotes({ notes }: Pick<MemberFile, 'notes'>) {
  const t = useText()
  if (notes.length === 0) return <p className="text-text-3">{t('identity-desk.noNotes')}</p>
  return (
    <ul className="grid gap-4">
      {notes.map((note) => (
        <li key={note.id} className="flex gap-3">
          <Avatar size="sm" name={note.by} />
          <div className="min-w-0 flex-1">
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            <p className="mt-0.5 text-meta text-text-3">
              {note.by}, <DeskMoment at={note.at} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
