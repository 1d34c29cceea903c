import type { ReactNode } from 'react'
import { Note } from '../waiting/note.tsx'
import type { FormOf } from './use-form.ts'

type FormNoteProps = {
  readonly form: Pick<FormOf<never, never>, 'said' | 'turn'>
  /** What is said stands above what is added to it. */
  readonly titled?: boolean
  readonly children?: ReactNode
}

/** What the form as a whole has to say, above its fields; heard anew after each try. */
export function FormNote({ form, titled = false, children }: FormNoteProps) {
  const { said, turn } = form
  if (said === undefined) return null
  return (
    <Note key={turn} tone="bad" role="alert" title={titled && said}>
      {!titled && <p>{said}</p>}
      {children}
    </Note>
  )
}
