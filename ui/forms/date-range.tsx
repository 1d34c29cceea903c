import { isDay, type Day } from '@baize/kernel/time'
import { useState } from 'react'
import { FieldNote } from './field.tsx'
import { Segmented } from './segmented.tsx'
import { TextField } from './text-field.tsx'
import { useUiTexts } from '../texts.tsx'
import {
  pastPresets,
  presetDays,
  presetOf,
  type DatePreset,
  type DayRange,
  type ReadyPreset,
} from './date-presets.ts'

export type DateRangeProps = {
  value: DayRange
  onValue: (value: DayRange) => void
  /** The zone whose midnights bound a day: the brand's. */
  zone: string
  now: Date
  presets?: readonly ReadyPreset[]
  earliest?: Day
  latest?: Day
}

/** A stretch of days, by preset or by two dates. A range that ends before it begins is said so and not passed on. */
export function DateRange(props: DateRangeProps) {
  const { value, onValue, zone, now, presets = pastPresets } = props
  const texts = useUiTexts()
  const [choosing, setChoosing] = useState(false)
  const preset = choosing ? 'custom' : presetOf(value, presets, now, zone)
  const choose = (next: DatePreset) => {
    setChoosing(next === 'custom')
    if (next !== 'custom') onValue(presetDays(next, now, zone))
  }
  const offered: readonly DatePreset[] = [...presets, 'custom']
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segmented
        label={texts.dateRange}
        segments={offered.map((id) => ({ value: id, label: texts.datePresets[id] }))}
        value={preset}
        onValue={choose}
      />
      {preset === 'custom' && <TwoDates {...props} />}
    </div>
  )
}

function TwoDates({ value, onValue, earliest, latest }: DateRangeProps) {
  const texts = useUiTexts()
  // While a date is typed it is any text; only a whole one is a day.
  const [draft, setDraft] = useState<Record<'firstDay' | 'lastDay', string>>({
    firstDay: value.firstDay,
    lastDay: value.lastDay,
  })
  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    const { firstDay, lastDay } = next
    if (isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay) onValue({ firstDay, lastDay })
  }
  const wrong = draft.firstDay > draft.lastDay
  return (
    <div>
      <div className="flex gap-2">
        <TextField
          dense
          type="date"
          label={texts.dateFrom}
          value={draft.firstDay}
          min={earliest}
          max={latest}
          onChange={(event) => change({ firstDay: event.target.value })}
        />
        <TextField
          dense
          type="date"
          label={texts.dateTo}
          value={draft.lastDay}
          min={earliest}
          max={latest}
          aria-invalid={wrong || undefined}
          onChange={(event) => change({ lastDay: event.target.value })}
        />
      </div>
      <div aria-live="polite">
        <FieldNote error={wrong ? texts.dateOrder : undefined} />
      </div>
    </div>
  )
}
