import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookDifference } from '@baize/contract/ledger/books'
import { Card } from '@baize/ui/card'
import { Note } from '@baize/ui/waiting/note'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { differencesQuery } from './api.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { NoteDialog, NoteOpener } from './history/note-button.tsx'
import { accountKindName } from '../../shared/books/kind-names.ts'

/** The accounts that differ from their history, by name. Nothing when there are none. */
export function DifferencesCard({ onOpen }: { readonly onOpen: (account: string) => void }) {
  const t = useText()
  const found = useQuery(differencesQuery).data
  const items = found?.items ?? []
  // Outside the table, whose rows take every click inside them.
  const [noting, setNoting] = useState<BookDifference>()
  const columns = useColumns(setNoting)
  if (items.length === 0) return null
  const title = t('ops.booksDiffTitle', { count: items.length })
  return (
    <Card flush className="overflow-clip" title={title}>
      <div className="px-4 pb-3 md:px-5">
        <Note tone="bad" role="alert">
          {t('ops.booksDiffText')}
        </Note>
      </div>
      <Table
        label={title}
        className="max-md:px-3 max-md:pb-3"
        columns={columns}
        rows={items}
        rowId={({ account }) => account}
        onOpen={({ account }) => onOpen(account)}
      />
      {noting && found?.proof && (
        <NoteDialog proof={found.proof} difference={noting} onClose={() => setNoting(undefined)} />
      )}
    </Card>
  )
}

function useColumns(
  onNote: (difference: BookDifference) => void,
): readonly Column<BookDifference>[] {
  const t = useText()
  return [
    {
      id: 'account',
      head: t('ops.booksColumnAccount'),
      priority: 1,
      cell: ({ account, kind }) => (
        <span>
          <span className="font-semibold">{accountKindName(t, kind)}</span>{' '}
          <span className="text-text-3">{account}</span>
        </span>
      ),
    },
    {
      id: 'owner',
      head: t('ops.booksOwner'),
      cell: ({ owner }) => <span className="break-all">{owner}</span>,
    },
    {
      id: 'history',
      head: t('ops.booksByEntries'),
      align: 'end',
      cell: ({ balanceByHistory, currency }) => (
        <BookAmount bare={false} amount={balanceByHistory} currency={currency} />
      ),
    },
    {
      id: 'stands',
      head: t('ops.booksAsItStands'),
      align: 'end',
      cell: ({ balance, currency }) => (
        <BookAmount bare={false} amount={balance} currency={currency} />
      ),
    },
    {
      id: 'held',
      head: t('ops.booksHeldDifference'),
      align: 'end',
      cell: ({ held, heldByHistory, currency }) => (
        <BookAmount plus amount={BigInt(held) - BigInt(heldByHistory)} currency={currency} />
      ),
    },
    {
      id: 'difference',
      head: t('ops.booksDifference'),
      align: 'end',
      cell: ({ balance, balanceByHistory, currency }) => (
        <BookAmount
          plus
          className="font-semibold text-neg"
          amount={BigInt(balance) - BigInt(balanceByHistory)}
          currency={currency}
        />
      ),
    },
    {
      id: 'notes',
      head: t('ops.noteColumn'),
      cell: (difference) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <StatusChip tone={difference.notes.length > 0 ? 'info' : 'pending'}>
            {difference.notes.length > 0 ? t('ops.noteIs') : t('ops.noteIsNot')}
          </StatusChip>
          <NoteOpener onOpen={() => onNote(difference)} />
        </span>
      ),
    },
  ]
}
