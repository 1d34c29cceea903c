import { X } from 'lucide-react'
import { useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { currencies, isCurrency, scaleOf, type Currency } from '@baize/kernel/money'
import { FieldNote } from '@baize/ui/forms/field'
import { IconButton } from '@baize/ui/icon-button'
import { bareInputClass, InputShell } from '@baize/ui/forms/input-shell'
import { keepNumber } from '@baize/ui/figures/number-text.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { readSum, sumText } from '../methods/form.ts'
import { useMoneyText } from '../queue/use-money-text.ts'
import { Changed, type RowProps } from './number-row.tsx'
import { cashierProblemOf, type SumSetting } from './settings.ts'

/** A sum for each currency: the brand's stands there always, others are added. */
export function SumRow(props: RowProps<SumSetting> & { readonly brandCurrency: Currency }) {
  const { setting, content, isChanged, disabled, brandCurrency, onContent } = props
  const t = useText()
  const sums = content[setting.id]
  const problem = cashierProblemOf(setting, content)
  const named = currencies.filter((code) => sums[code] !== undefined && code !== brandCurrency)
  const [added, setAdded] = useState<readonly Currency[]>([])
  const others = [...new Set([...named, ...added])]
  const left = currencies.filter((code) => code !== brandCurrency && !others.includes(code))
  const set = (code: Currency, amount: string | undefined) => {
    const { [code]: _, ...rest } = sums
    onContent({
      ...content,
      [setting.id]: amount === undefined ? rest : { ...rest, [code]: amount },
    })
  }
  const field = (code: Currency) => (
    <SumField
      key={code}
      label={`${t(setting.name)}, ${code}`}
      none={t(setting.none)}
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
          {t(setting.name)} {isChanged && <Changed />}
        </p>
        <FieldNote help={t(setting.help)} error={problem && t(problem.key, problem.values)} />
      </div>
      {field(brandCurrency)}
      {others.length > 0 && (
        <details open={added.length > 0 || problem !== undefined}>
          <summary className="w-fit cursor-pointer text-meta text-link">
            {t('cashier-desk.otherCurrencies', { count: others.length })}
          </summary>
          <div className="mt-2 grid gap-2">{others.map(field)}</div>
        </details>
      )}
      {!disabled && left.length > 0 && (
        <select
          aria-label={`${t(setting.name)}: ${t('cashier-desk.addCurrency')}`}
          value=""
          onChange={({ target }) => {
            if (isCurrency(target.value)) setAdded([...added, target.value])
          }}
          className="h-8 w-fit rounded-ctl border border-dashed border-line-strong bg-transparent px-2 text-meta text-text-2 pointer-coarse:h-11"
        >
          <option value="">{t('cashier-desk.addCurrency')}</option>
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
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const money = useMoneyText()
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    const kept = keepNumber(text, scaleOf(code), mark).slice(0, 18)
    setTyped(kept)
    const sum = readSum(kept, code, mark)
    if (kept === '') onAmount(undefined)
    else if (sum !== undefined) onAmount(String(sum))
  }
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
                label={t('cashier-desk.noSum', { name: label })}
                icon={<X size={14} />}
                onClick={() => {
                  setTyped(undefined)
                  onAmount(undefined)
                }}
              />
            )
          }
        >
          <input
            aria-label={label}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            value={typed ?? (amount === undefined ? '' : sumText(amount, code, mark))}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setTyped(undefined)}
            className={`${bareInputClass} figures text-end`}
          />
        </InputShell>
      </div>
      <span className="text-meta text-text-3">
        {amount === undefined ? none : money(amount, code)}
      </span>
    </div>
  )
}
