import { useInfiniteQuery } from '@tanstack/react-query'
import { Ball } from '@baize/ui/figures/ball'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import type { Person } from '../../../shared/session.ts'
import { CarouselArrows, CarouselPager } from '../carousel-arrows.tsx'
import { rowsFor, slidesPerView, useCarousel } from '../carousel.ts'
import { GameGrid } from '../game-grid.tsx'
import { favouritesQuery } from './api.ts'

/** A member's own shelf on home. Before the first heart it says how a game comes here. */
export function FavouriteSection({ person }: { person: Person }) {
  const t = useText()
  const { data } = useInfiniteQuery(favouritesQuery(person.id))
  const games = data?.pages.flatMap(({ content }) => content) ?? []
  const size = rowsFor('FAV', games.length) * slidesPerView
  const carousel = useCarousel({ items: games, total: games.length, size })
  const name = t('shell.favourites')
  if (!data) return null
  return (
    <section aria-label={name} className="mt-6 md:mt-8">
      <div className="mb-2 flex min-h-9 items-center gap-2.5 md:mb-3">
        <Ball category="FAV" size={18} />
        <h2 className="text-h4 md:text-h3">{name}</h2>
        {games.length > 0 && (
          <Link to="/favorite" className="ms-auto font-semibold text-brass hover:underline">
            {t('shell.allGames', { count: data?.pages[0]?.total ?? 0 })}
          </Link>
        )}
        <CarouselArrows carousel={carousel} name={name} />
      </div>
      {games.length > 0 ? (
        <GameGrid games={carousel.shown} />
      ) : (
        <p className="text-body text-text-2">{t('catalogue.favouritesEmptyText')}</p>
      )}
      <CarouselPager carousel={carousel} name={name} />
    </section>
  )
}
