import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { getBooks } from '@baize/contract/ledger/books'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../api.ts'

export type Books = ReplyOf<typeof getBooks>

/** Who may look at the books. The server decides; pages only leave out what it would refuse. */
export const booksReaders: readonly OperatorRole[] = ['admin', 'finance', 'risk', 'auditor']

export const booksQuery = queryOptions({
  queryKey: ['books', 'now'],
  queryFn: ({ signal }) => call(calls.getBooks, {}, { signal }),
  // A proof is made every minute.
  refetchInterval: 60_000,
})
