import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { SettingMarks } from '../../../shared/settings/setting-marks.tsx'
import { SumsRow } from '../../../shared/settings/sums-row.tsx'
import type { RowProps } from './number-row.tsx'
import { cashierProblemOf, type SumSetting } from './settings.ts'

/** A sum of the cashier for each currency. */
export function SumRow(props: RowProps<SumSetting> & { readonly brandCurrency: Currency }) {
  const { setting, content, isChanged, disabled, brandCurrency, onContent } = props
  const t = useText()
  const problem = cashierProblemOf(setting, content)
  return (
    <SumsRow
      label={t(setting.name)}
      help={t(setting.help)}
      none={t(setting.none)}
      sums={content[setting.id]}
      problem={problem && t(problem.key, problem.values)}
      marks={<SettingMarks isChanged={isChanged} />}
      disabled={disabled}
      brandCurrency={brandCurrency}
      onSums={(sums) => onContent({ ...content, [setting.id]: sums })}
    />
  )
}
