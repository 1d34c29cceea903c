import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { bareInputClass, InputShell } from './input-shell.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'prefix' | keyof FieldProps> & {
    before?: ReactNode
    after?: ReactNode
    dense?: boolean
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, help, error, id, before, after, dense, ...input } = props
  return (
    <Field label={label} hint={hint} help={help} error={error} id={id}>
      {(control) => (
        <InputShell before={before} after={after} dense={dense}>
          <input type="text" {...input} {...control} className={bareInputClass} />
        </InputShell>
      )}
    </Field>
  )
}
