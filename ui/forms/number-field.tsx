import type { Currency } from '@baize/kernel/money'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { useUiTexts } from '../texts.tsx'
import { useTypedNumber } from './use-typed-number.ts'

export type NumberFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'onChange' | 'value' | 'ref'
> & {
  value: string
  onValue: (value: string) => void
  decimals?: number
  decimalMark?: '.' | ','
  /** Of a sum: what it is in. */
  currency?: Currency
}

/** A number kept as a text. `type="number"` is not used: it swallows digits and turns on the mouse wheel. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValue, decimals = 0, decimalMark: mark = '.', currency, ...others } = props
  const { error, onBlur, ...rest } = others
  const { notANumber } = useUiTexts()
  const form = { decimals, mark, currency }
  const { why, control } = useTypedNumber({ value, onValue, ...form })
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...control}
      onBlur={(event) => {
        control.onBlur()
        onBlur?.(event)
      }}
      error={why ? notANumber(why, form) : error}
    />
  )
}
