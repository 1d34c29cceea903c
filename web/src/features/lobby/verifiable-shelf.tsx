import { useQuery } from '@tanstack/react-query'
import { useText } from '@baize/texts/use-text'
import { useNearView } from '../../shared/near-view.ts'
import { VerifiableBadge } from '../../shared/verifiable.tsx'
import { ownGamesQuery } from './api.ts'
import { CarouselArrows, CarouselPager } from './carousel-arrows.tsx'
import { slidesPerView, useCarousel } from './carousel.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'

/** Our own games in one row: what can be verified is what nobody else has. */
export function VerifiableShelf() {
  const t = useText()
  const [box, near] = useNearView<HTMLElement>('home OWN')
  const { data: games = [], isPending, error } = useQuery({ ...ownGamesQuery, enabled: near })
  const carousel = useCarousel({ items: games, total: games.length, size: slidesPerView })
  const name = t('shell.ownGames')
  // Whoever offers none of our games has no such shelf, and one that did not load is missed by nobody.
  if (error || (!isPending && games.length === 0)) return null
  return (
    <section ref={box} aria-label={name} className="mt-6 min-h-40 md:mt-8">
      <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1 md:mb-3">
        <h2 className="text-h4 md:text-h3">{name}</h2>
        <VerifiableBadge />
        <span className="ms-auto flex items-center gap-2.5">
          <CarouselArrows carousel={carousel} name={name} />
        </span>
      </div>
      {isPending ? <GameGridSkeleton count={slidesPerView} /> : <GameGrid games={carousel.shown} />}
      <CarouselPager carousel={carousel} name={name} />
    </section>
  )
}
