import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { useHeldNumber } from '@baize/ui/forms/use-held-number.ts'
import type { PatternId } from '@baize/kernel/patterns'
import { useText } from '@baize/texts/use-text'
import { choosablePatterns, patternNames } from './fields.ts'

type PatternCellProps = {
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly onPattern: (id: PatternId) => void
}

/** The kind of a field. Its label is the column's head, so here it is for screen readers alone. */
export function PatternCell({ label, value, disabled, onPattern }: PatternCellProps) {
  const t = useText()
  return (
    <div className={cx(shellClass, 'relative h-8 min-w-40 max-md:max-w-60 pointer-coarse:h-11')}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onPattern(event.target.value as PatternId)}
        className={cx(bareInputClass, 'appearance-none truncate ps-2.5 pe-8 text-meta')}
      >
        {choosablePatterns.map((id) => (
          <option key={id} value={id}>
            {t(patternNames[id])}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute end-2.5 text-text-3"
      />
    </div>
  )
}

type BoundCellProps = {
  readonly label: string
  readonly value: number
  readonly disabled: boolean
  readonly invalid: boolean
  readonly onBound: (value: number) => void
}

/** A bound of the length. */
export function BoundCell({ label, value, disabled, invalid, onBound }: BoundCellProps) {
  const { problem, control } = useHeldNumber({
    held: String(value),
    decimals: 0,
    mark: '.',
    onNumber: (text) => onBound(Number(text)),
  })
  const id = useId()
  return (
    <div className="ms-auto grid max-w-40 justify-items-end">
      <div className={cx(shellClass, 'h-8 max-w-15 pointer-coarse:h-11')}>
        <input
          {...control}
          maxLength={15}
          aria-label={label}
          aria-invalid={invalid || problem !== undefined || undefined}
          aria-describedby={problem && id}
          disabled={disabled}
          className={cx(bareInputClass, 'figures w-full px-2.5 text-end text-meta')}
        />
      </div>
      <FieldNote id={id} error={problem} />
    </div>
  )
}
