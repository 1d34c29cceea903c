import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'
import { csvFile } from '../../shared/lists/csv.ts'
import { readPages, type ReadOptions } from '../../shared/lists/read-pages.ts'
import { csvHead, auditLine } from './csv.ts'
import type { AuditFilter } from './filter.ts'

const pageSize = 100

/** Reads every entry that fits the filter, page by page, and gives them as a CSV file. */
export async function exportLog(filter: AuditFilter, options: ReadOptions): Promise<Blob> {
  const lines: string[] = [csvHead]
  await readPages(
    (cursor) =>
      call(
        calls.listAudit,
        { ...filter, limit: pageSize, ...(cursor !== undefined && { cursor }) },
        { signal: options.signal },
      ),
    (entries) => lines.push(...entries.map(auditLine)),
    options,
  )
  return csvFile(lines)
}
