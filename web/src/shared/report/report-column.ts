import type { Column } from '@baize/ui/tables/table-column.ts'

/** A column of a report: what the screen shows, what the file holds, and whether one may do without it. */
export type ReportColumn<Row> = Column<Row> & {
  /** Its name in the list of columns and in the file. */
  readonly name: string
  /** What the file holds; without it the column is not in it. */
  readonly file?: (row: Row) => string
  /** Always there: without it a row would say nothing. */
  readonly isFixed?: boolean
}
