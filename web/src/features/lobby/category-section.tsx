import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconButton } from '@baize/ui/icon-button'
import type { Lane } from '@baize/contract/catalogue'
import { useText } from '@baize/texts/use-text'
import { gamesQuery } from './api.ts'
import { pageOf, rowsFor, slidesPerView } from './carousel.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { SectionFailed } from './section-failed.tsx'
import { SectionHead } from './section-head.tsx'
import { useNearView } from './near-view.ts'
import { VendorMenu } from './vendor-menu.tsx'
import { VendorCards } from './vendor-cards.tsx'

const firstFetch = 48

/** Categories whose vendors are entered as a whole show vendor cards; the others their games. */
const byVendor: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'])

/** One kind of game on the home page; fetched when it comes near the view. */
export function CategorySection({ lane }: { lane: Lane }) {
  const [box, near] = useNearView<HTMLElement>()
  return (
    <section ref={box} className="mt-6 min-h-40 md:mt-8">
      {byVendor.has(lane.title) ? (
        <>
          <SectionHead category={lane.title} total={lane.games} />
          <VendorCards lane={lane} />
        </>
      ) : (
        <Games lane={lane} enabled={near} />
      )}
    </section>
  )
}

function Games({ lane, enabled }: { lane: Lane; enabled: boolean }) {
  const t = useText()
  const [vendor, setVendor] = useState<string | undefined>()
  const [page, setPage] = useState(0)
  const query = gamesQuery({ gameType: lane.title, vassalage: vendor, pageSize: firstFetch })
  const { data, error, refetch } = useQuery({ ...query, enabled })
  const games = data?.games ?? []
  const { shown, pages } = pageOf(games, page, rowsFor(lane.title, games.length) * slidesPerView)
  const choose = (next: string | undefined) => {
    setVendor(next)
    setPage(0)
  }
  return (
    <>
      <SectionHead category={lane.title} total={lane.games}>
        <div className="flex gap-1 max-md:hidden">
          <IconButton
            variant="outline"
            label={t('shell.previousGames')}
            icon={<ChevronLeft size={18} />}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <IconButton
            variant="outline"
            label={t('shell.nextGames')}
            icon={<ChevronRight size={18} />}
            disabled={page + 1 >= pages}
            onClick={() => setPage(page + 1)}
          />
        </div>
      </SectionHead>
      <VendorMenu lane={lane} chosen={vendor} onChoose={choose} />
      {error && <SectionFailed error={error} onRetry={() => void refetch()} />}
      {data && <GameGrid games={shown} />}
      {!data && !error && <GameGridSkeleton count={12} />}
    </>
  )
}
