import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'
import { Field, type FieldProps } from './field.tsx'
import { bareInputClass, shellClass } from './input-shell.tsx'

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

export type SelectProps<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange' | keyof FieldProps> & {
    options: readonly SelectOption<Value>[]
    value: Value
    onValue: (value: Value) => void
    dense?: boolean
  }

/** The browser's own list: the best one on a phone, typed into by keyboard, and nothing to download. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, help, error, id, options, value, onValue, dense, ...select } = props
  return (
    <Field label={label} hint={hint} help={help} error={error} id={id}>
      {(control) => (
        <div
          className={cx(
            shellClass,
            'relative',
            dense ? 'h-9 text-body-s pointer-coarse:h-11' : 'h-11',
          )}
        >
          <select
            {...select}
            {...control}
            value={value}
            onChange={(event) => onValue(event.target.value as Value)}
            className={cx(bareInputClass, 'appearance-none truncate ps-3 pe-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute end-3 text-text-3"
          />
        </div>
      )}
    </Field>
  )
}
