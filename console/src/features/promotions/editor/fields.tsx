import { languageEntry } from '@baize/kernel/language'
import { scaleOf, type Currency } from '@baize/kernel/money'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { TextField } from '@baize/ui/forms/text-field'
import { useHeldNumber } from '@baize/ui/forms/use-held-number.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { readSum, sumText } from '../../../shared/figures/sum-text.ts'
import { controlOf } from './problems.ts'

type Common = {
  /** Its place in the document, by which its control is found. */
  readonly field: string
  readonly label: string
  readonly help?: string | undefined
  readonly error?: string | undefined
  readonly disabled: boolean
}

type NumberProps = Common & {
  readonly value: number
  /** With two, 850 is shown and typed as 8.5. The bounds are of the value. */
  readonly decimals?: number
  readonly min: number
  readonly max: number
  readonly unit?: string
  readonly onValue: (value: number) => void
}

/** A number that holds, with its unit. */
export function OfferNumber(props: NumberProps) {
  const { field, label, help, error, disabled, value, decimals = 0, min, max, unit } = props
  const t = useText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const whole = 10 ** decimals
  const read = (text: string) => Math.round(Number(text.replace(mark, '.')) * whole)
  const typed = useHeldNumber({
    held: String(value / whole).replace('.', mark),
    decimals,
    mark,
    problemOf: (text) =>
      read(text) < min || read(text) > max
        ? t('system-desk.bounds', { min: min / whole, max: max / whole })
        : undefined,
    onNumber: (text) => props.onValue(read(text)),
  })
  return (
    <TextField
      dense
      id={controlOf(field)}
      label={label}
      help={help}
      {...typed.control}
      maxLength={15}
      disabled={disabled}
      after={unit}
      error={typed.problem ?? error}
    />
  )
}

type MaybeProps = Omit<NumberProps, 'value' | 'decimals' | 'onValue'> & {
  readonly value: number | null
  readonly onValue: (value: number | null) => void
}

/** A whole number, or none. */
export function OfferMaybeNumber(props: MaybeProps) {
  const { field, label, help, error, disabled, value, min, max, unit, onValue } = props
  const t = useText()
  const typed = useHeldNumber({
    held: value === null ? '' : String(value),
    mayBeEmpty: true,
    decimals: 0,
    mark: '.',
    problemOf: (text) =>
      Number(text) < min || Number(text) > max ? t('system-desk.bounds', { min, max }) : undefined,
    onNumber: (text) => onValue(text === '' ? null : Number(text)),
  })
  return (
    <TextField
      dense
      id={controlOf(field)}
      label={label}
      help={help}
      {...typed.control}
      maxLength={15}
      disabled={disabled}
      after={unit}
      error={typed.problem ?? error}
    />
  )
}

type SumProps = Common & {
  readonly code: Currency
  readonly amount: string | undefined
  readonly onAmount: (amount: string | undefined) => void
}

/** A sum of one currency, or none. */
export function OfferSum(props: SumProps) {
  const { field, label, help, error, disabled, code, amount, onAmount } = props
  const t = useText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const typed = useHeldNumber({
    held: amount === undefined ? '' : sumText(amount, code, mark),
    mayBeEmpty: true,
    decimals: scaleOf(code),
    mark,
    currency: code,
    problemOf: (text) => (isTooLarge(text, code, mark) ? t('errors.amount_too_large') : undefined),
    onNumber(text) {
      const sum = readSum(text, code, mark)
      if (text === '') onAmount(undefined)
      else if (sum !== undefined) onAmount(String(sum))
    },
  })
  return (
    <TextField
      dense
      id={controlOf(field)}
      label={label}
      help={help}
      {...typed.control}
      maxLength={30}
      disabled={disabled}
      after={code}
      error={typed.problem ?? error}
    />
  )
}

/** Sums of documents have sixteen digits at most. */
function isTooLarge(text: string, code: Currency, mark: '.' | ','): boolean {
  const [digits = ''] = text.split(mark)
  return digits.length + scaleOf(code) > 16
}
