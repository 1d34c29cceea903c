import { Segmented } from '@baize/ui/forms/segmented'
import { pastPresets } from '@baize/ui/forms/date-presets.ts'
import { useUiTexts } from '@baize/ui/texts'
import { useText } from '@baize/texts/use-text'
import { useSearch } from '../../shared/forms/use-search.ts'
import type { Preset } from './period.ts'

/** Which days the figures are of. The address keeps the choice. */
export function PeriodControl({ preset }: { readonly preset: Preset }) {
  const t = useText()
  const { datePresets } = useUiTexts()
  const [, change] = useSearch()
  const names: Readonly<Record<Preset, string>> = {
    today: datePresets.today,
    yesterday: datePresets.yesterday,
    previous7: t('ops.dashDays', { count: 7 }),
    previous30: t('ops.dashDays', { count: 30 }),
  }
  return (
    <Segmented
      label={t('ops.dashPeriod')}
      value={preset}
      segments={pastPresets.map((value) => ({ value, label: names[value] }))}
      onValue={(value) => change({ days: value === 'today' ? undefined : value })}
    />
  )
}
