import type { AuditEntry } from '@baize/contract/operators'

const columns = [
  'sequence',
  'at',
  'actorId',
  'actor',
  'roles',
  'action',
  'object',
  'reason',
  'hash',
] as const satisfies readonly (keyof AuditEntry)[]

/** The first line of the file. The names are those of the contract, so that programs can rely on them. */
export const csvHead = `${columns.join(',')}\r\n`

export function csvLine(entry: AuditEntry): string {
  return `${columns.map((column) => csvCell(entry[column])).join(',')}\r\n`
}

/** A spreadsheet runs a cell that begins so as a formula; an apostrophe makes it text again. */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
