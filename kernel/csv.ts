/** What a file of CSV begins with, so that spreadsheets read it as UTF-8. */
export const csvStart = '\uFEFF'

/** A line of a CSV file, each cell written so that every program reads it back as it was. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * A spreadsheet runs a cell that begins so as a formula; an apostrophe makes it text again. A plain number stays one,
 * its minus sign included.
 */
function csvCell(value: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(value)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
