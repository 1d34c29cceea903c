import { calls } from 'virtual:contract'
import type { RtpRow } from '@baize/contract/rtp/rtp-desk'
import { call } from '../../shared/api.ts'
import { csvFile, csvLine } from '../../shared/lists/csv.ts'
import { ExportButton } from '../../shared/lists/export-button.tsx'
import { readPages, type ReadOptions } from '../../shared/lists/read-pages.ts'
import type { RtpFilter } from './filter.ts'

const columns = [
  'vendor',
  'code',
  'name',
  'model',
  'state',
  'declaredBps',
  'observedBps',
  'within95Bps',
  'within99Bps',
  'deviationMilli',
  'rounds',
  'staked',
  'returned',
  'highestBps',
] as const satisfies readonly (keyof RtpRow)[]

type RtpExportProps = { readonly filter: RtpFilter; readonly disabled: boolean }

/** All rows of the filter as a file, in the words and units of the wire. */
export function RtpExport({ filter, disabled }: RtpExportProps) {
  const write = async (options: ReadOptions) => {
    const lines = [csvLine(columns)]
    await readPages<RtpRow>(
      (cursor) => call(calls.listRtp, { ...filter, limit: 100, ...(cursor && { cursor }) }),
      (rows) => lines.push(...rows.map((row) => csvLine(columns.map((name) => cell(row[name]))))),
      options,
    )
    return csvFile(lines)
  }
  return (
    <ExportButton
      list="rtp"
      filter={filter}
      name="rtp"
      label="CSV"
      disabled={disabled}
      write={write}
    />
  )
}

function cell(value: string | number | null): string {
  return value === null ? '' : String(value)
}
