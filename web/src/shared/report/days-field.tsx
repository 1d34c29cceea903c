import { addDays, businessDay } from '@baize/kernel/time'
import { useRef, type ReactNode } from 'react'
import { keepIn } from '@baize/ui/keep-in.ts'
import { cx } from '@baize/ui/look/cx.ts'
import type { DayRange } from '@baize/ui/forms/date-presets.ts'
import { DateRange } from '@baize/ui/forms/date-range'
import { useText } from '@baize/texts/use-text'
import { useChosenInView } from '../use-chosen-in-view.ts'
import { useIsWide } from './use-is-wide.ts'

/** As far as one look reaches. */
const reachDays = 365

type DaysFieldProps = {
  readonly range: DayRange
  readonly onRange: (range: DayRange) => void
  readonly now: Date
  readonly zone: string
  /** Where more is to be said of the days than whose they are. */
  readonly note?: string
  readonly children?: ReactNode
}

/** The days that a report is of, whose they are, and at the end of the line what else there is to do with it. */
export function DaysField({ range, onRange, now, zone, note, children }: DaysFieldProps) {
  const t = useText()
  const isWide = useIsWide()
  const latest = businessDay(now, zone)
  const presets = useRef<HTMLElement>(null)
  useChosenInView(presets, `${range.firstDay} ${range.lastDay}`)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      {/* On a phone the presets stay on one line, which scrolls: what one came for is below them. It is the place of its
          hidden radio buttons too, which would else widen the page. */}
      <div
        ref={(line) =>
          keepIn(presets, line?.querySelector<HTMLElement>('[role=radiogroup]') ?? null)
        }
        className={cx(
          'flex min-w-0 flex-wrap items-end gap-3 max-md:*:max-w-full max-md:*:min-w-0',
          'max-md:[&_[role=radiogroup]]:relative max-md:[&_[role=radiogroup]]:flex-nowrap',
          'max-md:[&_[role=radiogroup]]:overflow-x-auto max-md:[&_[role=radiogroup]]:[scrollbar-width:none]',
          'max-md:[&_[role=radiogroup]]:pe-7 max-md:[&_[role=radiogroup]]:[mask-image:linear-gradient(to_right,#000_calc(100%-28px),transparent)]',
        )}
      >
        <DateRange
          value={range}
          onValue={onRange}
          zone={zone}
          now={now}
          earliest={addDays(latest, -reachDays)}
          latest={latest}
        />
        {isWide && children && <div className="ms-auto">{children}</div>}
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="text-meta text-text-3">{note ?? t('reports.zoneNote', { zone })}</p>
        {!isWide && children}
      </div>
    </div>
  )
}
