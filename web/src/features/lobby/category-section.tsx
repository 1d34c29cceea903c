import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Lane } from '@baize/contract/catalogue/catalogue'
import { useText } from '@baize/texts/use-text'
import { homeGamesQuery } from './api.ts'
import { CarouselArrows, CarouselPager } from './carousel-arrows.tsx'
import { rowsFor, slidesPerView, useCarousel } from './carousel.ts'
import { lobbyCategories } from './category.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { useNearView } from '../../shared/near-view.ts'
import { SectionEmpty } from './section-empty.tsx'
import { SectionFailed } from './section-failed.tsx'
import { SectionHead } from './section-head.tsx'
import { shapeOf } from './shape-of.ts'
import { VendorMenu } from './vendor-menu.tsx'

/** One kind of game on the home page; fetched when it comes near the view. */
export function CategorySection({ lane }: { lane: Lane }) {
  const t = useText()
  const [box, near] = useNearView<HTMLElement>(`home ${lane.title}`)
  return (
    <section
      ref={box}
      aria-label={t(lobbyCategories[lane.title].name)}
      className="mt-6 min-h-40 md:mt-8"
    >
      {near && <Games lane={lane} />}
    </section>
  )
}

function Games({ lane }: { lane: Lane }) {
  const t = useText()
  const [vendor, setVendor] = useState<string | undefined>()
  const query = useInfiniteQuery(homeGamesQuery(lane.title, vendor))
  const { data, error, refetch, fetchNextPage, hasNextPage } = query
  const games = data?.pages.flatMap((page) => page.games) ?? []
  const total = data?.pages[0]?.total ?? 0
  const carousel = useCarousel({
    items: games,
    total,
    size: rowsFor(lane.title, total) * slidesPerView,
    ...(hasNextPage && { fetchMore: () => fetchNextPage({ throwOnError: true }) }),
  })
  const name = t(lobbyCategories[lane.title].name)
  const shape = shapeOf(lane.title)
  const choose = (next: string | undefined) => {
    setVendor(next)
    carousel.restart()
  }
  return (
    <>
      <SectionHead category={lane.title} total={lane.games}>
        <CarouselArrows carousel={carousel} name={name} />
      </SectionHead>
      <VendorMenu lane={lane} chosen={vendor} onChoose={choose} />
      {error && !data && <SectionFailed error={error} onRetry={() => void refetch()} />}
      {data && total > 0 && <GameGrid games={carousel.shown} shape={shape} />}
      {data && total === 0 && (
        <SectionEmpty lane={lane} vendor={vendor} onReset={() => choose(undefined)} />
      )}
      {!data && !error && <GameGridSkeleton count={2 * slidesPerView} shape={shape} />}
      <CarouselPager carousel={carousel} name={name} />
    </>
  )
}
