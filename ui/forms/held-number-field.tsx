import { TextField, type TextFieldProps } from './text-field.tsx'
import { useHeldNumber } from './use-held-number.ts'

type HeldNumberFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'onChange' | 'onBlur' | 'value' | 'ref'
> & {
  readonly value: number
  readonly decimalMark?: '.' | ','
  /** Told each whole number that was typed; while the field is empty the last one holds. */
  readonly onNumber: (value: number) => void
}

/** A whole number that always is one: what is none is refused in words, and the last number comes back. */
export function HeldNumberField(props: HeldNumberFieldProps) {
  const { value, decimalMark: mark = '.', onNumber, error, ...rest } = props
  const { problem, control } = useHeldNumber({
    held: String(value),
    decimals: 0,
    mark,
    onNumber: (text) => text !== '' && onNumber(Number(text)),
  })
  return <TextField maxLength={15} {...rest} {...control} error={problem ?? error} />
}
