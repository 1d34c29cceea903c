import { useQuery } from '@tanstack/react-query'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { hotGamesQuery } from './api.ts'
import { CarouselArrows, CarouselPager } from './carousel-arrows.tsx'
import { rowsFor, slidesPerView, useCarousel } from './carousel.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { SectionFailed } from './section-failed.tsx'
import { SectionHead } from './section-head.tsx'

/** What the operator put in front: three rows, or a few where it is only a suggestion. */
export function HotSection({ limit }: { limit?: number }) {
  const t = useText()
  const { data, isPending, error, refetch } = useQuery(hotGamesQuery)
  const waiting = useSkeleton(isPending)
  const games = data ?? []
  const size = limit ?? rowsFor('HOT', games.length) * slidesPerView
  const carousel = useCarousel({ items: games, total: games.length, size })
  const name = t('shell.categoryHot')
  if (error) return <SectionFailed error={error} onRetry={() => void refetch()} />
  if (data?.length === 0) return null
  return (
    <section className="mt-6 md:mt-8">
      <SectionHead category="HOT" total={games.length}>
        {limit === undefined && <CarouselArrows carousel={carousel} name={name} />}
      </SectionHead>
      {data && !waiting ? (
        <GameGrid games={carousel.shown} eagerRow={carousel.page === 0} />
      ) : (
        <GameGridSkeleton count={size} />
      )}
      {limit === undefined && <CarouselPager carousel={carousel} name={name} />}
    </section>
  )
}
