import type { Entries, FormOf } from './use-form.ts'

/** What a field of text needs of the form that it stands in. */
export type FormOfField<Name extends string> = Pick<
  FormOf<Entries<Name>, never>,
  'entries' | 'errorOf' | 'leave'
> & { readonly set: (name: Name, value: string) => void }

/** A field of a form: its text, its complaint and the moment when it may be judged. */
export function formField<Name extends string>(form: FormOfField<Name>, name: Name) {
  return {
    name,
    value: form.entries[name],
    error: form.errorOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.set(name, event.target.value),
    onBlur: () => void form.leave(name),
  }
}
