import { languageEntry } from '@baize/kernel/language'
import { scaleOf, type Currency } from '@baize/kernel/money'
import { cx } from '@baize/ui/look/cx.ts'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { useHeldNumber } from '@baize/ui/forms/use-held-number.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { readSum, sumText } from '../../../shared/figures/sum-text.ts'

const shell = 'h-9 px-2 text-body-s pointer-coarse:h-11'

type SumCellProps = {
  readonly label: string
  readonly currency: Currency
  readonly amount: string | undefined
  readonly disabled: boolean
  readonly onAmount: (amount: string | undefined) => void
}

/** A sum in a table; empty stands for none. */
export function SumCell({ label, currency, amount, disabled, onAmount }: SumCellProps) {
  const t = useText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const decimals = scaleOf(currency)
  const typed = useHeldNumber({
    held: amount === undefined ? '' : sumText(amount, currency, mark),
    mayBeEmpty: true,
    decimals,
    mark,
    currency,
    problemOf: (text) =>
      (text.split(mark)[0] ?? '').length + decimals > 16 ? t('errors.amount_too_large') : undefined,
    onNumber(text) {
      const sum = readSum(text, currency, mark)
      if (text === '') onAmount(undefined)
      else if (sum !== undefined) onAmount(String(sum))
    },
  })
  return <Cell label={label} typed={typed} disabled={disabled} width="w-36" />
}

type RateCellProps = {
  readonly label: string
  /** In hundredths of a percent. */
  readonly rate: number
  readonly disabled: boolean
  readonly onRate: (rate: number) => void
}

export const mostRate = 2_000

/** A rate in a table, as percent with two decimals. */
export function RateCell({ label, rate, disabled, onRate }: RateCellProps) {
  const t = useText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const valueOf = (text: string) => Math.round(Number(text.replace(mark, '.')) * 100)
  const typed = useHeldNumber({
    held: (rate / 100).toFixed(2).replace('.', mark),
    decimals: 2,
    mark,
    problemOf: (text) =>
      valueOf(text) > mostRate
        ? t('system-desk.bounds', { min: 0, max: mostRate / 100 })
        : undefined,
    onNumber: (text) => onRate(valueOf(text)),
  })
  return <Cell label={label} typed={typed} disabled={disabled} width="w-20" />
}

type CellProps = {
  readonly label: string
  readonly typed: ReturnType<typeof useHeldNumber>
  readonly disabled: boolean
  readonly width: string
}

function Cell({ label, typed, disabled, width }: CellProps) {
  return (
    <span className={cx('ms-auto block', width)}>
      <span className={cx(shellClass, shell)}>
        <input
          aria-label={label}
          {...typed.control}
          maxLength={30}
          aria-invalid={typed.problem !== undefined || undefined}
          disabled={disabled}
          className={cx(bareInputClass, 'figures w-full text-end')}
        />
      </span>
      {typed.problem !== undefined && (
        <span role="status" className="block text-end text-caption text-neg">
          {typed.problem}
        </span>
      )}
    </span>
  )
}
