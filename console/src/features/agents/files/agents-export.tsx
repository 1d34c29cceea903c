import type { ExportList } from '@baize/contract/system/export-roles'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { csvFile } from '../../../shared/lists/csv.ts'
import { ExportButton } from '../../../shared/lists/export-button.tsx'
import { readPages } from '../../../shared/lists/read-pages.ts'
import { fileLines, mostRows, type FileColumns } from './file-lines.ts'

type Page<Row> = { readonly items: readonly Row[]; readonly next: string | null }

type AgentsExportProps<Row> = {
  readonly list: ExportList
  readonly filter: object
  readonly columns: FileColumns<Row>
  readonly disabled?: boolean
  /** What the file is of, where that is not today. */
  readonly of?: string
} & (
  | { readonly rows: readonly Row[] }
  | {
      /** Reads a page of all that the filter finds, not only what is on the screen. */
      readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>
    }
)

/** A table of the agents' desk as a file, with the names and units of the calls, sums in whole coins. */
export function AgentsExport<Row>(props: AgentsExportProps<Row>) {
  const { list, filter, columns, disabled, of } = props
  const t = useText()
  const countText = useCountText()
  return (
    <ExportButton
      size="sm"
      list={list}
      filter={filter}
      name={list}
      label="CSV"
      {...(disabled !== undefined && { disabled })}
      {...(of !== undefined && { of })}
      write={async (options) => {
        if ('rows' in props) {
          options.onCount(props.rows.length)
          return csvFile(fileLines(columns, props.rows))
        }
        const rows: Row[] = []
        const { isCut } = await readPages<Row>(
          (cursor) => props.read(cursor, options.signal),
          (some) => rows.push(...some),
          { ...options, most: mostRows },
        )
        const file = csvFile(fileLines(columns, rows))
        const lacks = t('agents-recount.fileCut', { count: countText(mostRows) })
        return isCut ? { file, lacks } : file
      }}
    />
  )
}
