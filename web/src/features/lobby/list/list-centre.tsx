import type { ReactNode } from 'react'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { FavouritesPicture } from '@baize/ui/figures/pictures'
import type { Lane } from '@baize/contract/catalogue/catalogue'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { useText } from '@baize/texts/use-text'
import { EmptyCard } from '../../../shared/empty-card.tsx'
import { usePerson } from '../../../shared/session.ts'
import { lobbyCategories } from '../category.ts'
import { FavouriteList } from '../own/favourite-list.tsx'
import { ClassifyChips } from './classify-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { GameList } from './game-list.tsx'
import { useGamePages } from './game-pages.ts'
import { readGamesFilter, toQuery, writeChange, type ListFilter } from './list-filter.ts'
import { VendorPaused } from './vendor-paused.tsx'
import { VendorStrip } from './vendor-strip.tsx'

type Props = {
  readonly category: GameCategory
  /** Absent where no vendor serves the category. */
  readonly lane: Lane | undefined
  readonly menu: ReactNode
}

/** One kind of games: vendors, kinds within, order, and the list. All of it is in the address. */
export function ListCentre({ category, lane, menu }: Props) {
  const t = useText()
  const filter = readGamesFilter(useAddress())
  const query = toQuery(category, filter)
  const list = useGamePages(query, filter.page)
  const person = usePerson()
  const withLines = category === 'RNG' || category === 'HOT'
  const fields = { filter, onChange: change, withLines }
  const vendor = lane?.cards.find(({ vassalage }) => vassalage === filter.vendor)
  const isFiltered = Object.values(query).filter(Boolean).length > 1
  return (
    <>
      <PageHead
        title={t(lobbyCategories[category].name)}
        sub={<Found total={list.total} vendors={lane?.cards.length ?? 0} />}
        actions={
          <div className="flex flex-wrap items-center gap-2 max-md:hidden">
            <FilterFields {...fields} />
          </div>
        }
      />
      <div className="max-md:hidden">{menu}</div>
      {lane && (
        <VendorStrip
          lane={lane}
          chosen={filter.vendor}
          onChoose={(next) => change({ vendor: next })}
        />
      )}
      <div className="mt-2.5 mb-3 flex items-center gap-2 border-b border-line pb-2.5 md:not-has-[[role=group]]:mt-0 md:not-has-[[role=group]]:border-0">
        {category === 'RNG' ? (
          <ClassifyChips
            vendor={filter.vendor}
            chosen={filter.classify}
            onChoose={(classify) => change({ classify })}
          />
        ) : (
          <span className="flex-1" />
        )}
        <FilterSheet {...fields} total={list.total} />
      </div>
      {vendor?.maintenance && <VendorPaused vendor={vendor} />}
      {filter.favourites && person ? (
        <FavouriteList person={person} gameType={category} empty={<NoFavourites />} />
      ) : (
        <GameList
          query={query}
          page={filter.page}
          list={list}
          onClear={isFiltered ? clear : undefined}
        />
      )}
    </>
  )
}

function change(changed: Partial<ListFilter>): void {
  const { path, search } = readAddress()
  go({ path, search: writeChange(search, changed) })
}

function clear(): void {
  go({ path: readAddress().path })
}

function Found({ total, vendors }: { total: number | undefined; vendors: number }) {
  const t = useText()
  if (total === undefined) return t('ui.loading')
  const games = t('shell.gamesFound', { count: total })
  return vendors === 0 ? games : t('catalogue.gamesFromVendors', { games, count: vendors })
}

function NoFavourites() {
  const t = useText()
  return (
    <EmptyCard
      picture={<FavouritesPicture />}
      title={t('shell.favouritesEmpty')}
      text={t('catalogue.favouritesEmptyText')}
    />
  )
}
