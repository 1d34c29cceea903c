import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export type FieldProps = {
  label: ReactNode
  /** Stands at the end of the label's line: a bound, a link, "optional". */
  hint?: ReactNode | undefined
  help?: ReactNode | undefined
  /** Replaces the help, is tied to the control and marks it invalid. */
  error?: ReactNode | undefined
  id?: string | undefined
}

/** What a control must carry to be tied to its label, help and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FrameProps = FieldProps & { children: (control: ControlProps) => ReactNode }

export function Field({ label, hint, help, error, id, children }: FrameProps) {
  const made = useId()
  const controlId = id ?? made
  const noteId = `${controlId}-note`
  const control: ControlProps = {
    id: controlId,
    'aria-describedby': error || help ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="font-medium">
          {label}
        </label>
        {hint && <span className="text-meta text-text-3">{hint}</span>}
      </div>
      {children(control)}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}

/** The line below a control: its error if there is one, else its help. */
export function FieldNote({ id, help, error }: Pick<FieldProps, 'help' | 'error' | 'id'>) {
  if (error)
    return (
      <p id={id} className="mt-1.5 flex gap-1.5 text-meta text-neg">
        <CircleAlert size={14} className="mt-0.5" aria-hidden="true" />
        <span>{error}</span>
      </p>
    )
  if (!help) return null
  return (
    <p id={id} className="mt-1.5 text-meta text-text-3">
      {help}
    </p>
  )
}
