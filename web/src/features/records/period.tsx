import type { ReactNode } from 'react'
import { DaysField } from '../../shared/report/days-field.tsx'
import { useRecordFilter } from './use-record-filter.ts'

/** The days that a record is of, and at the end of the line what else there is to do with it. */
export function PeriodField({ children }: { readonly children?: ReactNode }) {
  const { filter, change, now, zone } = useRecordFilter()
  return (
    <DaysField range={filter.range} onRange={(range) => change({ range })} now={now} zone={zone}>
      {children}
    </DaysField>
  )
}
