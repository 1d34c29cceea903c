import type { ReactNode } from 'react'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { SearchReply } from '@baize/contract/catalogue/search'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { Pager } from '@baize/ui/tables/pager'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { useLanes } from '../../features/lobby/api.ts'
import { lobbyCategories } from '../../features/lobby/category.ts'
import { GameGrid, GameGridSkeleton } from '../../features/lobby/game-grid.tsx'
import { HotSection } from '../../features/lobby/hot-section.tsx'
import { resultsPageSize } from '../../features/search/api.ts'
import { FilterRow } from '../../features/search/filter-row.tsx'
import { largestVendors, matchVendors } from '../../features/search/match-vendors.ts'
import type { SearchAddress } from '../../features/search/search-address.ts'
import { VendorLinks } from '../../features/search/vendor-links.tsx'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { Long } from './long-words.tsx'
import { wayToVendorList } from './vendor-way.ts'

type Props = { readonly address: SearchAddress; readonly reply: SearchReply | undefined }

const offered = { games: 6, vendors: 6, namedVendors: 3 } as const

/** The games that words lead to, ways to narrow them, and something to go on with when there are none. */
export function SearchResults({ address, reply }: Props) {
  const t = useText()
  const lanes = useLanes()
  const { words } = address
  if (!reply) {
    return (
      <div className="mt-4">
        <GameGridSkeleton count={resultsPageSize} />
      </div>
    )
  }
  const named = matchVendors(lanes, words, offered.namedVendors)
  const isNarrowed = address.category !== undefined || address.vendor !== undefined
  const isShort = reply.total <= offered.games && !isNarrowed
  const isNothing = reply.total === 0 && reply.categories.length === 0 && reply.vendors.length === 0
  return (
    <>
      {(reply.approximate || reply.partly) && (
        <div className="mt-4">
          <Note>
            <Long>
              {t(reply.partly ? 'catalogue-search.hasMost' : 'catalogue-search.comesClose', {
                words,
              })}
            </Long>
          </Note>
        </div>
      )}
      {!isShort && !isNothing && <Filters address={address} reply={reply} />}
      {reply.total > 0 && (
        <div className="mt-4">
          <GameGrid games={reply.games} eagerRow />
          <div className="mt-6 flex justify-center">
            <Pager page={address.page} count={reply.totalPages} onPage={address.turn} />
          </div>
        </div>
      )}
      {isNothing && <Nothing words={words} reply={reply} />}
      {!isNothing && reply.total === 0 && <NothingLeft address={address} />}
      {!isNothing && (
        <VendorLinks
          title={t('catalogue-search.vendors')}
          vendors={named}
          wayTo={wayToVendorList}
        />
      )}
      {isShort && !isNothing && <HotSection limit={offered.games} />}
    </>
  )
}

function Filters({ address, reply }: { address: SearchAddress; reply: SearchReply }) {
  const t = useText()
  const nameOf = (gameType: string) => {
    const category = gameCategories.find((name) => name === gameType)
    return category ? t(lobbyCategories[category].name) : gameType
  }
  return (
    <div className="mt-4 grid gap-2 border-y border-line py-2 empty:hidden">
      <FilterRow
        label={t('catalogue-search.categories')}
        all={t('catalogue-search.allKinds')}
        choices={reply.categories.map(({ gameType, games }) => ({
          value: gameType,
          name: nameOf(gameType),
          count: games,
        }))}
        chosen={address.category}
        onChoose={(category) => address.narrow({ category })}
      />
      <FilterRow
        label={t('catalogue-search.vendors')}
        all={t('catalogue-search.allVendors')}
        choices={reply.vendors.map(({ vassalage, displayName, games }) => ({
          value: vassalage,
          name: displayName,
          count: games,
        }))}
        chosen={address.vendor}
        onChoose={(vendor) => address.narrow({ vendor })}
      />
    </div>
  )
}

/** The words lead to games, but not to such as the filters leave. */
function NothingLeft({ address }: { address: SearchAddress }) {
  const t = useText()
  return (
    <EmptyCard
      picture={<SearchPicture />}
      title={t('catalogue-search.noneFiltered')}
      action={
        <Button onClick={() => address.narrow({ category: undefined, vendor: undefined })}>
          {t('catalogue-search.dropFilters')}
        </Button>
      }
    />
  )
}

/** Nothing at all: what is nearest, or what others like. */
function Nothing({ words, reply }: { words: string; reply: SearchReply }) {
  const t = useText()
  const vendors = largestVendors(useLanes(), offered.vendors)
  return (
    <>
      <EmptyCard
        picture={<SearchPicture />}
        title={<Long>{t('catalogue-search.none', { words })}</Long>}
        text={t('catalogue-search.noneText')}
        action={
          <Link
            to={{ path: '/help', hash: 'feedback' }}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('catalogue-search.request')}
          </Link>
        }
      />
      {reply.nearest.length > 0 ? (
        <Titled title={t('catalogue-search.nearest')}>
          <GameGrid games={reply.nearest} />
        </Titled>
      ) : (
        <HotSection limit={offered.games} />
      )}
      <VendorLinks
        title={t('catalogue-search.popularVendors')}
        vendors={vendors}
        wayTo={wayToVendorList}
      />
    </>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 md:mt-8">
      <h2 className="mb-3 text-h4 md:text-h3">{title}</h2>
      {children}
    </section>
  )
}
