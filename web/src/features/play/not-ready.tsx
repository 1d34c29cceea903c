import type { ReactNode } from 'react'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { useText } from '@baize/texts/use-text'
import { GameFacts } from './game-facts.tsx'

type Props = {
  readonly game: Game
  readonly category: string
  /** What else one can do here. */
  readonly actions: ReactNode
  readonly others: ReactNode
}

/** A title whose engine is not there yet: what it is, and honestly that it cannot be played. */
export function NotReady({ game, category, actions, others }: Props) {
  const t = useText()
  return (
    <div className="mx-auto w-full max-w-5xl px-(--gutter) py-6 md:py-10">
      <div className="grid items-center gap-6 md:grid-cols-[minmax(0,300px)_minmax(0,1fr)] md:gap-10">
        <img
          src={game.iconUrl}
          alt=""
          width={300}
          height={400}
          className="mx-auto aspect-3/4 w-44 rounded-tile object-cover md:w-full"
        />
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-h2 max-md:text-center">{game.displayName}</h2>
          <p role="status" className="mt-2 text-body text-pretty text-text-2 max-md:text-center">
            {t('play.notReady')}
          </p>
          <div className="mt-5 rounded-card border border-line bg-s1 px-4 py-1">
            <GameFacts game={game} category={category} />
          </div>
          <div className="mt-5 flex flex-wrap gap-3 max-md:justify-center">{actions}</div>
        </div>
      </div>
      {others}
    </div>
  )
}
