import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client'
import { call } from '../../shared/api.ts'
import { csvHead, csvLine } from './csv.ts'
import type { AuditFilter } from './filter.ts'

const pageSize = 100
const pauseMs = 5000

type ExportOptions = {
  readonly signal: AbortSignal
  readonly onCount: (entries: number) => void
}

/** Reads every entry that fits the filter, page by page, and gives them as a CSV file. */
export async function exportLog(
  filter: AuditFilter,
  { signal, onCount }: ExportOptions,
): Promise<Blob> {
  const parts: string[] = [csvHead]
  let cursor: string | null = ''
  let count = 0
  while (cursor !== null) {
    const page = await readPage(filter, cursor, signal)
    for (const entry of page.items) parts.push(csvLine(entry))
    count += page.items.length
    onCount(count)
    cursor = page.next
  }
  // The mark tells spreadsheets that the file is UTF-8.
  return new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' })
}

async function readPage(filter: AuditFilter, cursor: string, signal: AbortSignal) {
  const input = { ...filter, limit: pageSize, ...(cursor !== '' && { cursor }) }
  for (;;) {
    try {
      return await call(calls.listAudit, input, { signal })
    } catch (error) {
      // A long log needs more calls than a minute allows; the export waits its turn.
      if (!(error instanceof CallFailed && error.code === 'too_many_requests')) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      signal.throwIfAborted()
    }
  }
}
