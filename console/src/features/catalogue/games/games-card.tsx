import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DeskGame, DeskVendor, ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { BlankPicture, SearchPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import { TabPanel } from '@baize/ui/navigation/tabs'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { useRowKeys } from '../../../shared/lists/use-row-keys.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { catalogueWriters } from '../api.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkAct } from './bulk.ts'
import { categoryPanel, CategoryTabs } from './category-tabs.tsx'
import type { GamesFilter } from './filter.ts'
import { GameMaintenance } from './game-maintenance.tsx'
import { useGameColumns } from './games-columns.tsx'
import { GamesFilterBar } from './games-filter.tsx'
import { GamesFoot } from './games-foot.tsx'
import { LaunchDialog } from './launch-dialog.tsx'
import { useChoice } from './use-choice.ts'

type GamesList = UseInfiniteQueryResult<{ readonly pages: readonly { readonly total: number }[] }>

type GamesCardProps = {
  readonly list: GamesList
  readonly games: readonly ListedGame[]
  readonly filter: GamesFilter
  readonly vendors: readonly DeskVendor[]
  readonly openId: number | undefined
  readonly onOpen: (nodeId: number) => void
}

type Asked =
  | { readonly what: 'launch' }
  | { readonly what: 'bulk'; readonly act: BulkAct }
  | { readonly what: 'maintenance'; readonly game: DeskGame }

/** The list: by category, filtered, ticked, and what is done to the ticked ones. */
export function GamesCard({ list, games, filter, vendors, openId, onOpen }: GamesCardProps) {
  const t = useText()
  const [, change] = useSearch()
  const mayWrite = useOperator().can(...catalogueWriters)
  const choice = useChoice(games, JSON.stringify(filter))
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const test = () => setAsked({ what: 'launch' })
  const box = useRef<HTMLDivElement>(null)
  const openKey = openId === undefined ? undefined : String(openId)
  useRowKeys({
    list: box,
    ids: games.map(({ nodeId }) => String(nodeId)),
    open: openKey,
    onOpen: (id) => onOpen(Number(id)),
  })
  const some = choice.games.length > 0
  useKeys(some ? [{ keys: 'l', label: t('catalogue-desk.launchTest'), run: test }] : [])
  const slow = useSkeleton(list.isPending)
  const columns = useGameColumns({
    ...choice,
    games,
    mayWrite,
    isNarrow: openId !== undefined,
    onMaintenance: (game) => setAsked({ what: 'maintenance', game }),
  })
  return (
    <section className="flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-s1 max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <div className="px-4 pt-1">
        <CategoryTabs category={filter.category} onCategory={(category) => change({ category })} />
      </div>
      <TabPanel name={categoryPanel} selected={filter.category ?? 'ALL'}>
        <div className="flex flex-wrap items-center gap-2 px-4 py-3">
          <GamesFilterBar vendors={vendors} />
          {some && (
            <BulkBar
              count={choice.games.length}
              mayWrite={mayWrite}
              onAct={(act) => setAsked({ what: 'bulk', act })}
              onTest={test}
              onClear={choice.clear}
            />
          )}
        </div>
        {list.error && (
          <div className="px-4 pb-3">
            <FailureNote error={list.error} onRetry={list.refetch} />
          </div>
        )}
        <div ref={box} className="pb-3 md:pb-0">
          <Table
            label={t('catalogue-desk.games')}
            className="px-4 md:px-0"
            columns={columns}
            rows={games}
            rowId={({ nodeId }) => String(nodeId)}
            selectedId={openKey}
            onOpen={({ nodeId }) => onOpen(nodeId)}
            sort={filter.sort && { column: filter.sort, direction: 'down' }}
            // Once more leads back to the order of the lobby.
            onSort={() => change({ sort: filter.sort === undefined ? 'rounds' : undefined })}
            skeletonRows={slow ? 10 : list.isFetchingNextPage ? 3 : 0}
            empty={list.isSuccess && <NoGames isFiltered={isNarrowed(filter)} />}
          />
        </div>
      </TabPanel>
      <GamesFoot
        shown={games.length}
        total={list.data?.pages[0]?.total ?? 0}
        busy={list.isFetchingNextPage}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      />
      {asked?.what === 'launch' && <LaunchDialog games={choice.games} onClose={close} />}
      {asked?.what === 'maintenance' && <GameMaintenance game={asked.game} onClose={close} />}
      {asked?.what === 'bulk' && (
        <BulkDialog
          act={asked.act}
          nodeIds={choice.games.map(({ nodeId }) => nodeId)}
          onDone={choice.clear}
          onClose={close}
        />
      )}
    </section>
  )
}

function NoGames({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useText()
  return isFiltered ? (
    <EmptyState
      picture={<SearchPicture />}
      title={t('catalogue-desk.noneFound')}
      text={t('catalogue-desk.noneFoundText')}
    />
  ) : (
    <EmptyState
      picture={<BlankPicture />}
      title={t('catalogue-desk.noGames')}
      text={t('catalogue-desk.noGamesText')}
    />
  )
}

const isNarrowed = (filter: GamesFilter) => Object.keys(filter).some((name) => name !== 'sort')
