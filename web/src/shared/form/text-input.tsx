import type { ReactNode } from 'react'
import { TextField, type TextFieldProps } from '@baize/ui/text-field'
import { useText } from '@baize/texts/use-text'
import { problemText } from './problem.ts'
import type { Form } from './use-form.ts'

/** A field of one of our forms: its text, its complaint and the moment when it may be judged. */
export function useBound<Name extends string>(form: Form<Name>, name: Name) {
  const t = useText()
  const problem = form.problems[name]
  return {
    name,
    value: form.entries[name],
    error: problem && problemText(t, problem),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.set(name, event.target.value),
    onBlur: () => void form.leave(name),
  }
}

export type TextInputProps<Name extends string> = Omit<
  TextFieldProps,
  'form' | 'name' | 'value' | 'error' | 'onChange'
> & { readonly form: Form<Name>; readonly name: Name; readonly label: ReactNode }

export function TextInput<Name extends string>({ form, name, ...rest }: TextInputProps<Name>) {
  return <TextField {...useBound(form, name)} {...rest} />
}
