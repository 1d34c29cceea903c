import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { formField, type FormOfField } from './form-field.ts'

type FormCheckboxProps<Name extends string> = {
  readonly form: FormOfField<Name>
  readonly name: Name
  readonly label: ReactNode
}

/** A tick of a form (`useForm`): `'yes'` or empty. */
export function FormCheckbox<Name extends string>({ form, name, label }: FormCheckboxProps<Name>) {
  const { value, error } = formField(form, name)
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
