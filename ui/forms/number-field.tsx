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
}

/** A number kept as a text. `type="number"` is not used: it swallows digits and turns on the mouse wheel. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValue, decimals = 0, decimalMark: mark = '.', error, onBlur, ...rest } = props
  const { notANumber } = useUiTexts()
  const { why, control } = useTypedNumber({ value, onValue, decimals, mark })
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...control}
      onBlur={(event) => {
        control.onBlur()
        onBlur?.(event)
      }}
      error={why ? notANumber(why, decimals) : error}
    />
  )
}
