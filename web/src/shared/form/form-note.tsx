import type { ReactNode } from 'react'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { problemText } from './problem.ts'
import type { Form } from './use-form.ts'

type Props = {
  readonly form: Form<never> | Form
  /** What is said stands above what is added to it. */
  readonly titled?: boolean
  readonly children?: ReactNode
}

/** What the form as a whole has to say, above its fields; heard anew after each try. */
export function FormNote({ form, titled = false, children }: Props) {
  const t = useText()
  if (!form.failure) return null
  const said = problemText(t, form.failure)
  return (
    <Note key={form.turn} tone="bad" role="alert" title={titled && said}>
      {!titled && <p>{said}</p>}
      {children}
    </Note>
  )
}
