import type { AuditEntry } from '@baize/contract/system/operators'
import { csvLine } from '../../shared/lists/csv.ts'

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
export const csvHead = csvLine(columns)

export function auditLine(entry: AuditEntry): string {
  return csvLine(columns.map((column) => entry[column]))
}
