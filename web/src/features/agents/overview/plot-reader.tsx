import { useState, type ReactNode } from 'react'
import { useDayText } from './use-day-text.ts'

export type Reading = { readonly label: string; readonly value: ReactNode }

type PlotReaderProps = {
  readonly days: readonly string[]
  readonly read: (at: number) => readonly Reading[]
}

/** Lies over a plot: the day that is pointed at is marked, and its figures stand beside it. */
export function PlotReader({ days, read }: PlotReaderProps) {
  const dayText = useDayText()
  const [at, setAt] = useState<number>()
  const day = at === undefined ? undefined : days[at]
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 flex"
      onPointerLeave={() => setAt(undefined)}
    >
      {days.map((one, index) => (
        <span
          key={one}
          className={`flex-1 ${index === at ? 'bg-s3 opacity-40' : ''}`}
          onPointerEnter={() => setAt(index)}
        />
      ))}
      {at !== undefined && day !== undefined && (
        <dl
          className="figures pointer-events-none absolute top-1 z-10 grid min-w-40 grid-cols-[auto_auto] gap-x-4 gap-y-0.5 rounded-ctl border border-line-strong bg-s2 px-3 py-2 text-meta shadow-pop"
          style={sideOf(at, days.length)}
        >
          <dt className="col-span-2 font-medium">{dayText(day)}</dt>
          {read(at).map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-text-2">{label}</dt>
              <dd className="text-end">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Beside the day, towards the middle. */
function sideOf(at: number, count: number) {
  return at < count / 2
    ? { insetInlineStart: `${((at + 1) / count) * 100}%` }
    : { insetInlineEnd: `${((count - at) / count) * 100}%` }
}
