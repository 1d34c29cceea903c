import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { BookAccount } from '@baize/contract/ledger/books'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../../shared/api.ts'
import { useOperator } from '../../../shared/operator.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { accountsQuery, bookEntriesQuery } from '../api.ts'
import { LedgerFilters } from './entry-filters.tsx'
import { EntryTable } from './entry-table.tsx'
import { readEntryFilter } from './filter.ts'
import { LedgerPocketList } from './pocket-list.tsx'
import { comparePockets, pocketName } from './pocket-names.ts'

type MemberLedgerProps = {
  /** A member's id, or any other owner as the books write it. */
  readonly owner: string
  /** Below the wallets: what can be done with them. */
  readonly aside?: ReactNode
}

/** Every wallet of a member with its balance, and the entries of the chosen one with the balance after each. */
export function MemberLedger({ owner, aside }: MemberLedgerProps) {
  const t = useText()
  const accounts = useInfiniteQuery(accountsQuery({ owner }))
  const [search, change] = useSearch()
  const slow = useSkeleton(accounts.isPending)
  const pockets = useMemo(
    () => accounts.data?.pages.flatMap(({ items }) => items).toSorted(comparePockets) ?? [],
    [accounts.data],
  )
  const chosen = pockets.find(({ id }) => id === search['account']) ?? pockets[0]
  if (accounts.error) {
    return <FailureNote error={accounts.error} onRetry={accounts.refetch} />
  }
  if (accounts.isPending) return slow ? <Skeleton className="h-56 w-full rounded-card" /> : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-4">
        {chosen && (
          <LedgerPocketList
            pockets={pockets}
            chosen={chosen}
            onChoose={(id) => change({ account: id, reason: undefined })}
          />
        )}
        {accounts.hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            busy={accounts.isFetchingNextPage}
            onClick={() => void accounts.fetchNextPage()}
          >
            {t('ops.booksMore')}
          </Button>
        )}
        {aside}
      </div>
      {chosen ? <Entries key={chosen.id} account={chosen} /> : <NoAccount owner={owner} />}
    </div>
  )
}

function NoAccount({ owner }: { readonly owner: string }) {
  const t = useText()
  return (
    <Card>
      <EmptyState
        picture={<RecordsPicture />}
        title={t('ops.ledgerNone')}
        text={<span className="break-all">{t('ops.ledgerNoneText', { owner })}</span>}
      />
    </Card>
  )
}

function Entries({ account }: { readonly account: BookAccount }) {
  const t = useText()
  const [search] = useSearch()
  const { zone } = useOperator()
  const filter = useMemo(() => readEntryFilter(search, new Date(serverNow()), zone), [search, zone])
  const entries = useInfiniteQuery(bookEntriesQuery(account.id, filter))
  const rows = entries.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(entries.isPending)
  const isWhole = Object.keys(filter).length === 0
  return (
    <Card
      flush
      className="overflow-clip"
      title={t('ops.ledgerEntries')}
      sub={pocketName(t, account)}
      footer={
        entries.hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            busy={entries.isFetchingNextPage}
            onClick={() => void entries.fetchNextPage()}
          >
            {t('ops.loadOlder')}
          </Button>
        )
      }
    >
      <LedgerFilters account={account} filter={filter} />
      {entries.error && (
        <div className="px-4 pb-3 md:px-5">
          <FailureNote error={entries.error} onRetry={entries.refetch} />
        </div>
      )}
      <EntryTable
        account={account}
        entries={rows}
        skeletonRows={slow ? 8 : 0}
        empty={
          entries.isSuccess
            ? isWhole
              ? t('ops.booksNoEntries')
              : t('ops.ledgerNoneFit')
            : undefined
        }
      />
    </Card>
  )
}
