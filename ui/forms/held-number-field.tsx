import { TextField, type TextFieldProps } from './text-field.tsx'
import { useHeldNumber } from './use-held-number.ts'

type HeldNumberFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'onChange' | 'onBlur' | 'value' | 'ref'
> & {
  readonly value: number
  readonly decimalMark?: '.' | ','
  /** Why a whole number may not stand here. */
  readonly problemOf?: (value: number) => string | undefined
  /** Told the whole number that holds. */
  readonly onNumber: (value: number) => void
}

/** A whole number that always is one: what is none is refused in words, and the last number holds. */
export function HeldNumberField(props: HeldNumberFieldProps) {
  const { value, decimalMark: mark = '.', problemOf, onNumber, error, ...rest } = props
  const { problem, control } = useHeldNumber({
    held: String(value),
    decimals: 0,
    mark,
    problemOf: problemOf && ((text) => problemOf(Number(text))),
    onNumber: (text) => onNumber(Number(text)),
  })
  return <TextField maxLength={15} {...rest} {...control} error={problem ?? error} />
}
