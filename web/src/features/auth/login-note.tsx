import type { ReactNode } from 'react'
import { FormNote } from '@baize/ui/forms/form-note'
import type { Form } from '../../shared/form/use-form.ts'
import { BarredHelp, isBarred } from './barred-help.tsx'

type Props = {
  readonly form: Pick<Form<never>, 'said' | 'turn' | 'failure'>
  readonly titled?: boolean
  readonly children?: ReactNode
}

/** What a form that lets people in has to say; who is kept out by a break also reads until when, and where help is. */
export function LoginNote({ form, titled = false, children }: Props) {
  const { failure } = form
  const failed = failure && 'said' in failure ? failure.failed : undefined
  const barred = isBarred(failed) ? failed : undefined
  return (
    <FormNote form={form} titled={titled || barred !== undefined}>
      {barred && <BarredHelp error={barred} />}
      {children}
    </FormNote>
  )
}
