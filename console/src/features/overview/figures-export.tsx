import { queryClient } from '../../shared/api.ts'
import { csvFile } from '../../shared/csv.ts'
import { ExportButton } from '../../shared/export-button.tsx'
import { cashierReportQuery } from './api.ts'
import { figureLines } from './figure-lines.ts'
import type { Period } from './period.ts'
import { playReportQuery } from './play-api.ts'

/** The key figures of the period as a file. */
export function FiguresExport({ period }: { readonly period: Period }) {
  const { from, to } = period
  const write = async () => {
    const [play, cashier] = await Promise.all([
      queryClient.fetchQuery(playReportQuery({ from, to })),
      queryClient.fetchQuery(cashierReportQuery(from, to)),
    ])
    return csvFile(figureLines(period, { play, cashier }))
  }
  return (
    <ExportButton
      list="dashboard"
      filter={{ from, to }}
      name={`dashboard-${from}-${to}`}
      write={write}
    />
  )
}
