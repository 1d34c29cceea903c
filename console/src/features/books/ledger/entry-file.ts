import { calls } from 'virtual:contract'
import type { BookAccount, BookEntry } from '@baize/contract/ledger/books'
import { isCurrency, money, toDecimal } from '@baize/kernel/money'
import { call } from '../../../shared/api.ts'
import { csvFile, csvLine } from '../../../shared/lists/csv.ts'
import { readPages, type ReadOptions } from '../../../shared/lists/read-pages.ts'
import type { EntryFilter } from '../api.ts'

/** The file is made in the page's memory, so it ends somewhere. */
export const mostEntries = 20_000

const pageSize = 100

/** The names are those of the contract, so that programs can rely on them. */
const columns = [
  'position',
  'at',
  'movement',
  'of',
  'kind',
  'reason',
  'about',
  'counterpart',
  'counterpartKind',
  'currency',
  'amount',
  'held',
  'balance',
]

export function ledgerLine(entry: BookEntry, currency: string): string {
  const sum = (units: string) =>
    isCurrency(currency) ? toDecimal(money(BigInt(units), currency)) : units
  const { position, at, id, of, kind, reason, about, other } = entry
  return csvLine([
    position,
    at,
    id,
    of ?? '',
    kind,
    reason,
    about,
    other.owner,
    other.kind,
    currency,
    sum(entry.amount),
    sum(entry.held),
    sum(entry.balance),
  ])
}

/** Reads the entries that fit the filter, newest first and page by page, into a CSV file. */
export async function writeEntries(
  { id, currency }: BookAccount,
  filter: EntryFilter,
  options: ReadOptions,
): Promise<{ readonly file: Blob; readonly isCut: boolean }> {
  const lines = [csvLine(columns)]
  const { isCut } = await readPages(
    (cursor) =>
      call(
        calls.listAccountEntries,
        { id, ...filter, limit: pageSize, ...(cursor !== undefined && { cursor }) },
        { signal: options.signal },
      ),
    (entries) => lines.push(...entries.map((entry) => ledgerLine(entry, currency))),
    { ...options, most: mostEntries },
  )
  return { file: csvFile(lines), isCut }
}
