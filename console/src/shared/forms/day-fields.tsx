import { InputShell, bareInputClass } from '@baize/ui/forms/input-shell'
import { useUiTexts } from '@baize/ui/texts'
import { useSearch } from './use-search.ts'

/** The first and the last day of a range that no preset has. */
export function DayFields() {
  const texts = useUiTexts()
  const [{ from = '', to = '' }, change] = useSearch()
  const wrong = from !== '' && to !== '' && from > to
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <DayField label={texts.dateFrom} value={from} onDay={(day) => change({ from: day })} />
      <span aria-hidden="true">–</span>
      <DayField
        label={texts.dateTo}
        value={to}
        wrong={wrong}
        onDay={(day) => change({ to: day })}
      />
      <span aria-live="polite" className="text-neg">
        {wrong && texts.dateOrder}
      </span>
    </span>
  )
}

type DayFieldProps = {
  readonly label: string
  readonly value: string
  readonly wrong?: boolean
  readonly onDay: (day: string) => void
}

function DayField({ label, value, wrong, onDay }: DayFieldProps) {
  return (
    <InputShell dense>
      <input
        type="date"
        aria-label={label}
        aria-invalid={wrong || undefined}
        value={value}
        onChange={(event) => onDay(event.target.value)}
        className={bareInputClass}
      />
    </InputShell>
  )
}
