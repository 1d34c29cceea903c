import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import type { SessionEnd } from '../../../shared/session.ts'
import { endWords } from './end-words.ts'

/** Why one is asked to log in though one was in. */
export function EndedNote({ end }: { end: SessionEnd }) {
  const { title, text } = endWords(end, useText())
  return (
    <Note tone="pending" title={title}>
      {text}
    </Note>
  )
}
