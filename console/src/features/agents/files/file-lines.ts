import { isCurrency, money, toDecimal } from '@baize/kernel/money'
import { csvLine } from '../../../shared/lists/csv.ts'

/** A column of a file: its name, which programs can rely on, and its cell. */
export type FileColumns<Row> = readonly (readonly [
  name: string,
  cell: (row: Row) => string | number | boolean | null,
])[]

/** The file is made in the page's memory, so it ends somewhere. */
export const mostRows = 20_000

export function fileLines<Row>(columns: FileColumns<Row>, rows: readonly Row[]): string[] {
  const cells = (row: Row) => columns.map(([, cell]) => String(cell(row) ?? ''))
  return [csvLine(columns.map(([name]) => name)), ...rows.map((row) => csvLine(cells(row)))]
}

/** A sum in whole coins with their decimals. */
export function coins(amount: string | bigint, currency: string): string {
  return isCurrency(currency) ? toDecimal(money(BigInt(amount), currency)) : String(amount)
}
