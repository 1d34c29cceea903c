import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import {
  currencies,
  formatMoney,
  isCurrency,
  money,
  scaleOf,
  type Currency,
} from '@baize/kernel/money'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { IconButton } from '@baize/ui/icon-button'
import { bareInputClass, InputShell } from '@baize/ui/forms/input-shell'
import { useHeldNumber } from '@baize/ui/forms/use-held-number.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { readSum, sumText } from '../figures/sum-text.ts'

type Sums = { readonly [code in Currency]?: string }

type SumsRowProps = {
  readonly label: string
  readonly help: string
  /** What it means that no sum stands. */
  readonly none: string
  readonly sums: Sums
  readonly problem: string | undefined
  readonly marks: ReactNode
  readonly disabled: boolean
  readonly brandCurrency: Currency
  readonly onSums: (sums: Sums) => void
}

/** A sum for each currency: the brand's stands there always, others are added. */
export function SumsRow(props: SumsRowProps) {
  const { label, help, none, sums, problem, marks, disabled, brandCurrency, onSums } = props
  const t = useText()
  const named = currencies.filter((code) => sums[code] !== undefined && code !== brandCurrency)
  const [added, setAdded] = useState<readonly Currency[]>([])
  const others = [...new Set([...named, ...added])]
  const left = currencies.filter((code) => code !== brandCurrency && !others.includes(code))
  const set = (code: Currency, amount: string | undefined) => {
    const { [code]: _, ...rest } = sums
    onSums(amount === undefined ? rest : { ...rest, [code]: amount })
  }
  const field = (code: Currency) => (
    <SumField
      key={code}
      label={`${label}, ${code}`}
      none={none}
      code={code}
      amount={sums[code]}
      disabled={disabled}
      onAmount={(amount) => set(code, amount)}
    />
  )
  return (
    <li className="grid gap-2 py-3.5">
      <div>
        <p className="text-body-s font-medium">
          {label} {marks}
        </p>
        <FieldNote help={help} error={problem} />
      </div>
      {field(brandCurrency)}
      {others.length > 0 && (
        <details open={added.length > 0 || problem !== undefined}>
          <summary className="w-fit cursor-pointer text-meta text-link">
            {t('system-desk.otherCurrencies', { count: others.length })}
          </summary>
          <div className="mt-2 grid gap-2">{others.map(field)}</div>
        </details>
      )}
      {!disabled && left.length > 0 && (
        <select
          aria-label={`${label}: ${t('system-desk.addCurrency')}`}
          value=""
          onChange={({ target }) => {
            if (isCurrency(target.value)) setAdded([...added, target.value])
          }}
          className="h-8 w-fit rounded-ctl border border-dashed border-line-strong bg-transparent px-2 text-meta text-text-2 pointer-coarse:h-11"
        >
          <option value="">{t('system-desk.addCurrency')}</option>
          {left.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}

/** Sums of settings have sixteen digits at most. */
function isTooLarge(text: string, code: Currency, mark: '.' | ','): boolean {
  const [whole = ''] = text.split(mark)
  return whole.length + scaleOf(code) > 16
}

type SumFieldProps = {
  readonly label: string
  /** What it means that no sum stands. */
  readonly none: string
  readonly code: Currency
  readonly amount: string | undefined
  readonly disabled: boolean
  readonly onAmount: (amount: string | undefined) => void
}

function SumField({ label, none, code, amount, disabled, onAmount }: SumFieldProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const mark = decimalMark(tag)
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="w-56">
        <InputShell
          dense
          before={<span className="text-meta">{code}</span>}
          after={
            amount !== undefined &&
            !disabled && (
              <IconButton
                size="sm"
                label={t('system-desk.noSum', { name: label })}
                icon={<X size={14} />}
                onClick={() => {
                  typed.forget()
                  onAmount(undefined)
                }}
              />
            )
          }
        >
          <input
            aria-label={label}
            {...typed.control}
            maxLength={30}
            aria-invalid={typed.problem !== undefined || undefined}
            disabled={disabled}
            className={`${bareInputClass} figures text-end`}
          />
        </InputShell>
      </div>
      <span className={cx('text-meta', typed.problem ? 'text-neg' : 'text-text-3')} role="status">
        {typed.problem ??
          (amount === undefined ? none : formatMoney(money(BigInt(amount), code), tag))}
      </span>
    </div>
  )
}
