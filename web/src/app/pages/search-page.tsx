import { useQuery } from '@tanstack/react-query'
import { PageHead } from '@baize/ui/navigation/page-head'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { helpQuery } from '../../features/content/api.ts'
import { useLanes } from '../../features/lobby/api.ts'
import { HotSection } from '../../features/lobby/hot-section.tsx'
import { SectionFailed } from '../../features/lobby/section-failed.tsx'
import { resultsQuery } from '../../features/search/api.ts'
import { HelpHits } from '../../features/search/help-links.tsx'
import { largestVendors } from '../../features/search/match-vendors.ts'
import { RecentSearches } from '../../features/search/recent-list.tsx'
import { useSearchAddress } from '../../features/search/search-address.ts'
import { VendorLinks } from '../../features/search/vendor-links.tsx'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { SiteSearch } from '../site-search.tsx'
import { SearchResults } from './search-results.tsx'
import { Long } from './long-words.tsx'
import { wayToVendorList } from './vendor-way.ts'

const offeredGames = 6
const offeredVendors = 6

/** What words lead to. The words stay in the box and in the address, and so does what narrows them. */
export function SearchPage() {
  const t = useText()
  const address = useSearchAddress()
  const { words } = address
  const { data, error, refetch } = useQuery(resultsQuery(address))
  return (
    <>
      <PageHead
        title={
          words === '' ? (
            t('shell.search')
          ) : (
            <Long>{t('catalogue-search.resultsFor', { words })}</Long>
          )
        }
        sub={data ? t('shell.gamesFound', { count: data.total }) : t('catalogue-search.about')}
      />
      <div className="mt-3 md:hidden">
        <SiteSearch />
      </div>
      {words === '' ? (
        <Start />
      ) : error ? (
        <SectionFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SearchResults address={address} reply={data} />
      )}
      {words !== '' && <Help words={words} />}
    </>
  )
}

function Help({ words }: { words: string }) {
  const { data: pages = [] } = useQuery(helpQuery)
  return <HelpHits pages={pages} words={words} />
}

/** Before anything was typed: what one looked for before, and what others like. */
function Start() {
  const t = useText()
  const vendors = largestVendors(useLanes(), offeredVendors)
  return (
    <>
      <RecentSearches />
      <EmptyCard
        picture={<SearchPicture />}
        title={t('catalogue-search.start')}
        text={t('catalogue-search.startText')}
      />
      <HotSection limit={offeredGames} />
      <VendorLinks
        title={t('catalogue-search.popularVendors')}
        vendors={vendors}
        wayTo={wayToVendorList}
      />
    </>
  )
}
