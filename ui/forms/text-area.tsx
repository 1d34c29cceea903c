import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'
import { Field, type FieldProps } from './field.tsx'
import { bareInputClass, shellClass } from './input-shell.tsx'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | keyof FieldProps> & {
    /** With `maxLength` and a value the hint shows how many characters are used. */
    countUsed?: (used: number, of: number) => string
  }

export function TextArea(props: TextAreaProps) {
  const { label, hint, help, error, id, countUsed, ...area } = props
  const { value, maxLength } = area
  const counted =
    countUsed && maxLength && typeof value === 'string' ? countUsed(value.length, maxLength) : hint
  return (
    <Field label={label} hint={counted} help={help} error={error} id={id}>
      {(control) => (
        <div className={shellClass}>
          <textarea
            rows={4}
            {...area}
            {...control}
            className={cx(bareInputClass, 'min-h-22 resize-y px-3 py-2.5')}
          />
        </div>
      )}
    </Field>
  )
}
