import { queryClient } from '../../shared/api.ts'
import { csvFile } from '../../shared/lists/csv.ts'
import { ExportButton } from '../../shared/lists/export-button.tsx'
import { useWantedCurrency } from '../../shared/forms/currency-choice.tsx'
import { cashierReportQuery } from './api.ts'
import { figureLines } from './figure-lines.ts'
import type { DashboardPeriod } from './period.ts'
import { playReportQuery } from './play-api.ts'

/** The key figures of the period as a file. */
export function FiguresExport({ period }: { readonly period: DashboardPeriod }) {
  const { from, to } = period
  const wanted = { from, to, ...useWantedCurrency() }
  const write = async () => {
    const [play, cashier] = await Promise.all([
      queryClient.fetchQuery(playReportQuery(wanted)),
      queryClient.fetchQuery(cashierReportQuery(wanted)),
    ])
    return csvFile(figureLines(period, { play, cashier }))
  }
  return (
    <ExportButton list="dashboard" filter={wanted} name={`dashboard-${from}-${to}`} write={write} />
  )
}
