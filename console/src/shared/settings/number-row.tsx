import { useId, type ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { useHeldNumber } from '@baize/ui/forms/use-held-number.ts'
import { languageEntry } from '@baize/kernel/language'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { useLanguage, useText } from '@baize/texts/use-text'

type NumberRowProps = {
  readonly label: string
  readonly help?: string | undefined
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly value: number
  /** How many digits stand after the mark: with two, 130 is shown and typed as 1.30. The bounds are of the value. */
  readonly decimals?: number
  readonly problem: string | undefined
  readonly marks: ReactNode
  readonly disabled: boolean
  readonly onValue: (value: number) => void
}

/** A number among settings: its name, what it does in plain words, its value with the unit. */
export function NumberRow(props: NumberRowProps) {
  const { label, help, unit, min, max, value, problem, marks, disabled, onValue } = props
  const { decimals = 0 } = props
  const t = useText()
  const id = useId()
  const { tag } = languageEntry(useLanguage())
  const mark = decimalMark(tag)
  const whole = 10 ** decimals
  const typed = useHeldNumber({
    held: (value / whole).toFixed(decimals).replace('.', mark),
    decimals,
    mark,
    onNumber: (text) => onValue(Math.round(Number(text.replace(mark, '.')) * whole)),
  })
  const wrong = typed.problem ?? problem
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="text-body-s font-medium">
          {label} {marks}
        </label>
        <FieldNote id={`${id}-note`} help={help} error={wrong} />
      </div>
      <div className="w-40 flex-none">
        <div className={cx(shellClass, 'h-9 pe-3 text-body-s pointer-coarse:h-11')}>
          <input
            id={id}
            {...typed.control}
            maxLength={15}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby={`${id}-note`}
            disabled={disabled}
            className={cx(bareInputClass, 'figures w-full ps-3 text-end')}
          />
          <span className="flex-none text-meta text-text-3">{unit}</span>
        </div>
        <p className="mt-1 text-end text-meta text-text-3">
          {t('system-desk.bounds', { min: min / whole, max: max / whole })}
        </p>
      </div>
    </li>
  )
}
