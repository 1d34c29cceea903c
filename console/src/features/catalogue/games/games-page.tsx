import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { useMemo } from 'react'
import type { ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import { go } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { cx } from '@baize/ui/look/cx.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { deskGamesQuery, deskVendorsQuery, catalogueWriters } from '../api.ts'
import { Beside } from '../../../shared/forms/beside.tsx'
import { readDeskGamesFilter, readNodeId } from './filter.ts'
import { GameDrawer } from './game-drawer.tsx'
import { GamesCard } from './games-card.tsx'
import { VendorPanel } from './vendor-panel.tsx'

/** Every game there is, with its vendors beside: what people find, and whether it opens. */
export function GamesPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = useMemo(() => readDeskGamesFilter(search), [search])
  const list = useInfiniteQuery(deskGamesQuery(filter))
  const games = useMemo(() => onceEach(list.data?.pages ?? []), [list.data])
  const vendors = useQuery(deskVendorsQuery)
  const mayWrite = useOperator().can(...catalogueWriters)
  const open = readNodeId(search['game'])
  const show = (nodeId: number) =>
    change({ game: String(nodeId) }, open === undefined ? 'push' : 'replace')
  const close = () => change({ game: undefined })
  useKeys(open === undefined ? [] : [{ keys: 'Escape', label: t('ops.keyClose'), run: close }])
  const known = vendors.data?.items ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <GamesHead vendors={known} />
      {!mayWrite && <ReadOnlyNote writers={catalogueWriters} />}
      <FailureNote error={vendors.error} onRetry={vendors.refetch} />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          open === undefined
            ? 'xl:grid-cols-[17.5rem_minmax(0,1fr)]'
            : '2xl:grid-cols-[17.5rem_minmax(0,1fr)]',
        )}
      >
        <div className={cx('contents', open !== undefined && 'max-2xl:*:hidden')}>
          <VendorPanel
            vendors={known}
            chosen={filter.vendor}
            mayWrite={mayWrite}
            onChoose={(vendor) => change({ vendor })}
          />
        </div>
        <Beside
          list={
            <GamesCard
              list={list}
              games={games}
              filter={filter}
              vendors={known}
              openId={open}
              onOpen={show}
            />
          }
          record={
            open !== undefined && (
              <GameDrawer
                nodeId={open}
                listed={games.find(({ nodeId }) => nodeId === open)}
                onClose={close}
              />
            )
          }
        />
      </div>
    </div>
  )
}

/** People play while the list is read: a game that rose meanwhile may come on two pages. */
function onceEach(pages: readonly { readonly items: readonly ListedGame[] }[]): ListedGame[] {
  const games = new Map(pages.flatMap(({ items }) => items.map((game) => [game.nodeId, game])))
  return [...games.values()]
}

function GamesHead({ vendors }: { readonly vendors: readonly { readonly games: number }[] }) {
  const t = useText()
  const countText = useCountText()
  const games = vendors.reduce((sum, vendor) => sum + vendor.games, 0)
  return (
    <PageHead
      title={t('ops.placeGames')}
      sub={
        vendors.length === 0
          ? t('catalogue-desk.gamesSub')
          : t('catalogue-desk.gamesSubTotal', {
              games,
              number: countText(games),
              vendors: vendors.length,
            })
      }
      actions={
        <Button icon={<Flame size={18} />} onClick={() => go({ path: '/hot' })}>
          {t('ops.placeHot')}
        </Button>
      }
    />
  )
}
