import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlayRound } from '@baize/contract/play/provider-desk'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { ListFoot } from '../../../shared/lists/list-foot.tsx'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useSearch, type Search } from '../../../shared/forms/use-search.ts'
import { providersQuery, roundsQuery, type RoundFilter, type RoundKey } from '../api.ts'
import { Beside } from '../../../shared/forms/beside.tsx'
import { NoneHere } from '../none-here.tsx'
import { PlayedGame } from '../played-game.tsx'
import { Player } from '../player.tsx'
import { RoundDrawer } from './round-drawer.tsx'
import { RoundState } from './round-state.tsx'

const states = ['open', 'closed', 'stale'] as const
const idOf = ({ vendor, member, round }: RoundKey) => JSON.stringify([vendor, member, round])

/** Rounds of more than one call: what is open, what was left open, and what they came to. */
export function RoundsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const list = useInfiniteQuery(roundsQuery(filter))
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const slow = useSkeleton(list.isPending)
  const open = readKey(search['open'])
  const columns = useColumns(open !== undefined)
  const close = () => change({ open: undefined })
  useKeys(open ? [{ keys: 'Escape', label: t('ops.keyClose'), run: close }] : [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeRounds')} sub={t('play-desk.roundsSub')} />
      <Filters filter={filter} onChange={change} />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Beside
        list={
          <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
            <Table
              label={t('ops.placeRounds')}
              columns={columns}
              rows={rows}
              rowId={idOf}
              selectedId={open && idOf(open)}
              onOpen={(row) => change({ open: idOf(row) }, open ? 'replace' : 'push')}
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
        }
        record={open && <RoundDrawer key={idOf(open)} of={open} onClose={close} />}
      />
    </div>
  )
}

type FiltersProps = {
  readonly filter: RoundFilter
  readonly onChange: (part: Search) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = useText()
  const providers = useQuery(providersQuery).data?.items ?? []
  const words = {
    open: 'play-desk.open',
    closed: 'play-desk.closed',
    stale: 'play-desk.stale',
  } as const
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox label={t('play-desk.findRound')} field="round" />
      <FilterChip
        label={t('play-desk.provider')}
        value={filter.vendor ?? ''}
        onValue={(vendor) => onChange({ vendor })}
        options={providers.map(({ key, name }) => [key, name])}
      />
      <FilterChip
        label={t('play-desk.state')}
        value={filter.state ?? ''}
        onValue={(state) => onChange({ state })}
        options={states.map((state) => [state, t(words[state])])}
      />
    </div>
  )
}

function readFilter({ vendor, member, round, state }: Search): RoundFilter {
  const known = states.find((one) => one === state)
  return {
    ...(vendor && { vendor }),
    ...(member && { member }),
    ...(round && { round }),
    ...(known && { state: known }),
  }
}

/** The address may hold anything; what is no round opens none. */
function readKey(text: string | undefined): RoundKey | undefined {
  try {
    const read: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(read) || read.length !== 3) return undefined
    const [vendor, member, round] = read.map(String)
    return vendor && member && round ? { vendor, member, round } : undefined
  } catch {
    return undefined
  }
}

/** Beside an open record there is room for the main ones. */
function useColumns(isNarrow: boolean): Column<PlayRound>[] {
  const t = useText()
  const countText = useCountText()
  const columns: Column<PlayRound>[] = [
    {
      id: 'round',
      head: t('play-desk.findRound'),
      priority: 1,
      cell: ({ round, vendor, vendorName }) => (
        <span className="grid">
          <span className="font-medium break-all">{round}</span>
          <span title={vendor} className="text-meta text-text-3">
            {vendorName}
          </span>
        </span>
      ),
    },
    { id: 'member', head: t('play-desk.member'), cell: (row) => <Player of={row} /> },
    { id: 'game', head: t('play-desk.game'), cell: (row) => <PlayedGame of={row} /> },
    { id: 'bets', head: t('play-desk.bets'), align: 'end', cell: ({ bets }) => countText(bets) },
    {
      id: 'stake',
      head: t('play-desk.stake'),
      align: 'end',
      cell: ({ stake, currency }) => <BookAmount amount={stake} currency={currency} bare={false} />,
    },
    {
      id: 'payout',
      head: t('play-desk.payout'),
      align: 'end',
      cell: ({ payout, currency }) => (
        <BookAmount amount={payout} currency={currency} bare={false} />
      ),
    },
    {
      id: 'opened',
      head: t('play-desk.openedAt'),
      cell: ({ openedAt }) => <DeskMoment at={openedAt} />,
    },
    {
      id: 'state',
      head: t('play-desk.state'),
      priority: 1,
      cell: (row) => <RoundState of={row} />,
    },
  ]
  return isNarrow ? columns.filter(({ id }) => !wide.has(id)) : columns
}

const wide: ReadonlySet<string> = new Set(['member', 'bets', 'opened'])
