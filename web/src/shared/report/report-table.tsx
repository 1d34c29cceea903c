import { Suspense, type ReactNode } from 'react'
import { Table, type TableProps } from '@baize/ui/tables/table'
import { part } from '@baize/ui/waiting/part'
import { CsvButton } from './csv-button.tsx'
import type { ReportColumn } from './report-column.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

const ColumnChoice = part(() => import('./column-choice.tsx'), 'ColumnChoice')

type Page<Row> = { readonly items: readonly Row[]; readonly next: string | null }

type ReportTableProps<Row> = Omit<TableProps<Row>, 'columns' | 'className'> & {
  /** By which the chosen columns are kept, and the first part of the file's name. */
  readonly name: string
  readonly columns: readonly ReportColumn<Row>[]
  /** What the file's name ends with: the days. */
  readonly fileOf: string
  readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>
  /** At the beginning of the line with the tools. */
  readonly head?: ReactNode
  readonly foot?: ReactNode
}

/** A report: its table with the totals, the columns that one wants to see, and all of it as a file. Cards on a phone. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { name, columns, fileOf, read, head, foot, ...table } = props
  const [hidden, setHidden] = useHiddenColumns(name)
  const shown = columns.filter(({ id, isFixed = false }) => isFixed || !hidden.includes(id))
  const inFile = shown.flatMap(({ name: title, file }) => (file ? [{ title, file }] : []))
  return (
    <section className="min-w-0 rounded-card border-line md:border md:bg-s1">
      <div className="flex flex-wrap items-center gap-2 pb-3 md:px-4 md:pt-3">
        <div className="min-w-0 flex-1 basis-full md:basis-48">{head}</div>
        <Suspense>
          <ColumnChoice columns={columns} hidden={hidden} onHidden={setHidden} />
        </Suspense>
        <CsvButton<Row>
          name={`${name}-${fileOf}`}
          heads={inFile.map(({ title }) => title)}
          cells={(row) => inFile.map(({ file }) => file(row))}
          disabled={table.rows.length === 0}
          read={read}
        />
      </div>
      <Table {...table} columns={shown} />
      {foot && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-line py-2 text-meta text-text-3 md:border-t md:px-4">
          {foot}
        </div>
      )}
    </section>
  )
}
