import { formField, type FormOfField } from './form-field.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type FormTextFieldProps<Name extends string> = Omit<
  TextFieldProps,
  'form' | 'name' | 'value' | 'error' | 'onChange'
> & {
  readonly form: FormOfField<Name>
  readonly name: Name
  /** What is kept of what is typed: a code in capitals, a name in small letters. */
  readonly keepAs?: (typed: string) => string
}

/** A text field of a form (`useForm`). */
export function FormTextField<Name extends string>(props: FormTextFieldProps<Name>) {
  const { form, name, keepAs = (typed) => typed, ...rest } = props
  return (
    <TextField
      {...formField(form, name)}
      onChange={({ target }) => form.set(name, keepAs(target.value))}
      {...rest}
    />
  )
}
