import type { ReactNode } from 'react'
import { Checkbox } from '@baize/ui/checkbox'
import { useBound } from './text-input.tsx'
import type { Form } from './use-form.ts'

type Props<Name extends string> = {
  readonly form: Form<Name>
  readonly name: Name
  readonly label: ReactNode
}

export function TickInput<Name extends string>({ form, name, label }: Props<Name>) {
  const { value, error } = useBound(form, name)
  return (
    <Checkbox
      name={name}
      label={label}
      error={error}
      checked={value === 'yes'}
      onChange={(event) => form.set(name, event.target.checked ? 'yes' : '')}
    />
  )
}
