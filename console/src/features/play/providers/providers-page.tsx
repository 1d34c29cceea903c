import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ProtocolVendor } from '@baize/contract/play/provider-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { providersQuery, providerWriters } from '../api.ts'
import { Beside } from '../../../shared/forms/beside.tsx'
import { NoneHere } from '../none-here.tsx'
import { AddProvider } from './add-provider.tsx'
import { ProviderDrawer } from './provider-drawer.tsx'
import { ProviderState } from './provider-state.tsx'

/** Who runs games: their keys, their rules, and the switch that stops their bets. */
export function ProvidersPage() {
  const t = useText()
  const [search, change] = useSearch()
  const list = useQuery(providersQuery)
  const mayWrite = useOperator().can(...providerWriters)
  const [isAdding, setAdding] = useState(false)
  const slow = useSkeleton(list.isPending)
  const columns = useColumns()
  const vendors = list.data?.items ?? []
  const open = vendors.find(({ key }) => key === search['open'])
  const close = () => change({ open: undefined })
  useKeys(open ? [{ keys: 'Escape', label: t('ops.keyClose'), run: close }] : [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeProviders')}
        sub={t('play-desk.providersSub')}
        actions={
          mayWrite && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Plus size={18} aria-hidden="true" />
              {t('play-desk.add')}
            </Button>
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={providerWriters} />}
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Beside
        list={
          <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
            <Table
              label={t('ops.placeProviders')}
              columns={columns}
              rows={vendors}
              rowId={({ key }) => key}
              selectedId={open?.key}
              onOpen={({ key }) => change({ open: key }, open ? 'replace' : 'push')}
              skeletonRows={slow ? 4 : 0}
              empty={!list.isPending && !list.isError && <NoneHere />}
            />
          </Card>
        }
        record={open && <ProviderDrawer key={open.key} vendor={open} onClose={close} />}
      />
      {isAdding && <AddProvider onClose={() => setAdding(false)} />}
    </div>
  )
}

function useColumns(): Column<ProtocolVendor>[] {
  const t = useText()
  const countText = useCountText()
  return [
    {
      id: 'name',
      head: t('play-desk.provider'),
      priority: 1,
      cell: ({ name, key, sandbox }) => (
        <span className="grid">
          <span className="font-semibold">{name}</span>
          <span className="text-meta text-text-3">
            {sandbox ? `${key} · ${t('play-desk.sandbox')}` : key}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('play-desk.state'),
      priority: 1,
      cell: (row) => <ProviderState of={row} />,
    },
    {
      id: 'serves',
      head: t('play-desk.serves'),
      cell: ({ serves }) => <span className="break-words">{serves.join(', ')}</span>,
    },
    {
      id: 'sessions',
      head: t('play-desk.sessions'),
      align: 'end',
      cell: ({ openSessions }) => countText(openSessions),
    },
    {
      id: 'rounds',
      head: t('play-desk.rounds'),
      align: 'end',
      cell: ({ openRounds }) => countText(openRounds),
    },
  ]
}
