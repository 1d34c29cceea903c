import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { Field } from '@baize/ui/forms/field'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { IconButton } from '@baize/ui/icon-button'
import { useTypedNumber } from '@baize/ui/forms/use-typed-number.ts'
import { useUiTexts } from '@baize/ui/texts'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../shared/sums.ts'

type Props = {
  readonly sums: Sums
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hint?: ReactNode
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly chips?: readonly { readonly amount: bigint; readonly label: string }[]
}

/** The sum that it is all about, large, with a few to take at one touch. */
export function AmountField(props: Props) {
  const { sums, value, onValue, hint, help, error, disabled = false, chips = [] } = props
  const t = useText()
  const { notANumber } = useUiTexts()
  const { decimals, mark, currency } = sums
  const form = { decimals, mark, currency }
  const { why, control: typed } = useTypedNumber({ value, onValue, ...form })
  const read = sums.read(value)
  const clear = () => {
    onValue('')
    typed.ref.current?.focus()
  }
  return (
    <div>
      <Field
        label={t('cashier.amount')}
        hint={hint}
        help={help}
        error={why ? notANumber(why, form) : error}
      >
        {(control) => (
          <div className={cx(shellClass, 'h-16 gap-2.5 ps-4 pe-2')}>
            <span className="flex-none text-body font-semibold text-text-3" aria-hidden="true">
              {sums.currency}
            </span>
            <input
              {...control}
              {...typed}
              type="text"
              autoComplete="off"
              disabled={disabled}
              maxLength={40}
              className={cx(
                bareInputClass,
                'font-display text-[1.625rem] font-semibold sm:text-[1.875rem]',
              )}
            />
            {value !== '' && !disabled && (
              <IconButton label={t('cashier.clearAmount')} icon={<X size={20} />} onClick={clear} />
            )}
          </div>
        )}
      </Field>
      {chips.length > 0 && (
        <div className="mt-2 grid grid-cols-3 gap-2 @lg:grid-cols-6">
          {chips.map(({ amount, label }) => (
            <button
              key={label}
              type="button"
              disabled={disabled}
              aria-pressed={read.ok && read.value.amount === amount}
              onClick={() => onValue(sums.typed(amount))}
              className="figures min-h-11 rounded-ctl border border-line px-1 font-medium hover:bg-hover disabled:text-text-3 aria-pressed:border-transparent aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_2px_var(--brass)]"
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
