import { addDays, businessDay } from '@baize/kernel/time'
import type { ReactNode } from 'react'
import { DateRange } from '@baize/ui/date-range'
import { useText } from '@baize/texts/use-text'
import { useIsWide } from './use-is-wide.ts'
import { useRecordFilter } from './use-record-filter.ts'

/** As far as one look reaches. */
const reachDays = 365

/** The days that a record is of, and at the end of the line what else there is to do with it. */
export function Period({ children }: { readonly children?: ReactNode }) {
  const t = useText()
  const { filter, change, now, zone } = useRecordFilter()
  const isWide = useIsWide()
  const latest = businessDay(now, zone)
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-end gap-3">
        <DateRange
          value={filter.range}
          onValue={(range) => change({ range })}
          zone={zone}
          now={now}
          earliest={addDays(latest, -reachDays)}
          latest={latest}
        />
        {isWide && children && <div className="ms-auto">{children}</div>}
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="text-meta text-text-3">{t('records.zoneNote', { zone })}</p>
        {!isWide && children}
      </div>
    </div>
  )
}
