import { formField, type FormOfField } from './form-field.ts'
import { TextArea, type TextAreaProps } from './text-area.tsx'

export type FormTextAreaProps<Name extends string> = Omit<
  TextAreaProps,
  'form' | 'name' | 'value' | 'error' | 'onChange'
> & { readonly form: FormOfField<Name>; readonly name: Name }

/** A longer text of a form (`useForm`). */
export function FormTextArea<Name extends string>(props: FormTextAreaProps<Name>) {
  const { form, name, ...rest } = props
  return <TextArea {...formField(form, name)} {...rest} />
}
