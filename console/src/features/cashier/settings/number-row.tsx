import { useId } from 'react'
import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { languageEntry } from '@baize/kernel/language'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { useHeldNumber } from '@baize/ui/forms/use-held-number.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { useDuration } from '../../../shared/figures/use-duration.ts'
import { SettingMarks } from '../../../shared/settings/setting-marks.tsx'
import { readPercent } from '../methods/form.ts'
import { cashierProblemOf, type CashierNumber } from './settings.ts'

export type RowProps<Kind> = {
  readonly setting: Kind
  readonly content: CashierDocument
  readonly isChanged: boolean
  readonly disabled: boolean
  readonly onContent: (content: CashierDocument) => void
}

/** A number: its name, what it does in plain words, its value with the unit. */
export function NumberRow(props: RowProps<CashierNumber>) {
  const { setting, content, isChanged, disabled, onContent } = props
  const t = useText()
  const id = useId()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const value = content[setting.id]
  const problem = cashierProblemOf(setting, content)
  const shown = setting.isPercent ? value / 100 : value
  const typed = useHeldNumber({
    held: String(shown).replace('.', mark),
    decimals: setting.isPercent ? 2 : 0,
    mark,
    problemOf: (text) =>
      setting.isPercent && Number(text.replace(mark, '.')) > 100
        ? t('cashier-desk.between', { min: 0, max: 100 })
        : undefined,
    onNumber(text) {
      const read = setting.isPercent ? readPercent(text, mark) : Number(text)
      if (read !== undefined) onContent({ ...content, [setting.id]: read })
    },
  })
  const wrong = typed.problem ?? (problem && t(problem.key, problem.values))
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="text-body-s font-medium">
          {t(setting.name)} <SettingMarks isChanged={isChanged} />
        </label>
        <FieldNote id={`${id}-note`} help={t(setting.help)} error={wrong} />
        <Meaning setting={setting} value={value} />
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
          <span className="flex-none text-meta text-text-3">
            {t(setting.unit, { count: shown })}
          </span>
        </div>
        {!setting.isPercent && (
          <p className="mt-1 text-end text-meta text-text-3">
            {t('cashier-desk.between', { min: setting.min, max: setting.max })}
          </p>
        )}
      </div>
    </li>
  )
}

/** What the number of minutes comes to for a member: the reminders, and when silence counts as a yes. */
function Meaning({ setting, value }: { readonly setting: CashierNumber; readonly value: number }) {
  const t = useText()
  const duration = useDuration()
  if (setting.id !== 'confirmMinutes') return null
  return (
    <p className="mt-1.5 rounded-ctl bg-s3 px-3 py-2 text-meta text-text-2">
      {t('cashier-desk.confirmMeaning', {
        half: duration(value * 30),
        nine: duration(Math.floor(value * 54)),
        whole: duration(value * 60),
      })}
    </p>
  )
}
