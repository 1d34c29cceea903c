import { keepNumber } from '../figures/number-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'onChange' | 'value'> & {
  value: string
  onValue: (value: string) => void
  decimals?: number
  decimalMark?: '.' | ','
}

/** A number kept as a text. `type="number"` is not used: it swallows digits and turns on the mouse wheel. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValue, decimals = 0, decimalMark = '.', ...rest } = props
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={value}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={(event) => onValue(keepNumber(event.target.value, decimals, decimalMark))}
    />
  )
}
