import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlaySession } from '@baize/contract/play/provider-desk'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { ListFoot } from '../../../shared/lists/list-foot.tsx'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { useSearch, type Search } from '../../../shared/forms/use-search.ts'
import { providersQuery, playSessionsQuery, type SessionFilter } from '../api.ts'
import { NoneHere } from '../none-here.tsx'
import { PlayedGame } from '../played-game.tsx'
import { Player } from '../player.tsx'

/** Who plays where: sessions of players at providers. */
export function GameSessionsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const list = useInfiniteQuery(playSessionsQuery(filter))
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const providers = useQuery(providersQuery).data?.items ?? []
  const slow = useSkeleton(list.isPending)
  const columns = useColumns()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placePlaySessions')} sub={t('play-desk.sessionsSub')} />
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox label={t('play-desk.findMember')} field="member" className="w-full sm:w-64" />
        <FilterChip
          label={t('play-desk.provider')}
          value={filter.vendor ?? ''}
          onValue={(vendor) => change({ vendor })}
          options={providers.map(({ key, name }) => [key, name])}
        />
        <FilterChip
          label={t('play-desk.state')}
          value={search['state'] ?? ''}
          onValue={(state) => change({ state })}
          options={[
            ['open', t('play-desk.open')],
            ['closed', t('play-desk.closed')],
          ]}
        />
      </div>
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
        <Table
          label={t('ops.placePlaySessions')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          skeletonRows={slow ? 10 : 0}
          empty={!list.isPending && !list.isError && <NoneHere />}
        />
        {rows.length > 0 && (
          <ListFoot
            loading={list.isFetchingNextPage}
            hasOlder={list.hasNextPage}
            end={t('play-desk.end')}
            onOlder={() => void list.fetchNextPage()}
          />
        )}
      </Card>
    </div>
  )
}

function readFilter({ vendor, member, state }: Search): SessionFilter {
  return {
    ...(vendor && { vendor }),
    ...(member && { member }),
    ...((state === 'open' || state === 'closed') && { open: state === 'open' }),
  }
}

function useColumns(): Column<PlaySession>[] {
  const t = useText()
  return [
    {
      id: 'member',
      head: t('play-desk.member'),
      priority: 1,
      cell: (row) => <Player of={row} />,
    },
    { id: 'game', head: t('play-desk.game'), cell: (row) => <PlayedGame of={row} /> },
    {
      id: 'vendor',
      head: t('play-desk.provider'),
      cell: ({ vendor, vendorName }) => <span title={vendor}>{vendorName}</span>,
    },
    { id: 'device', head: t('play-desk.device'), priority: 3, cell: ({ device }) => device },
    {
      id: 'opened',
      head: t('play-desk.openedAt'),
      cell: ({ openedAt }) => <DeskMoment at={openedAt} />,
    },
    { id: 'seen', head: t('play-desk.seenAt'), cell: ({ seenAt }) => <DeskMoment at={seenAt} /> },
    {
      id: 'state',
      head: t('play-desk.state'),
      priority: 1,
      cell: ({ closedAt }) =>
        closedAt === null ? (
          <StatusChip tone="ok">{t('play-desk.open')}</StatusChip>
        ) : (
          <StatusChip tone="plain">{t('play-desk.closed')}</StatusChip>
        ),
    },
  ]
}
