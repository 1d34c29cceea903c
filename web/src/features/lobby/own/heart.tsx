import { Heart as HeartIcon } from 'lucide-react'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { markFavourite, useFavouriteIds } from './favourites.ts'

type Props = {
  readonly game: Game
  readonly on: boolean
  readonly className?: string
  readonly tabIndex?: number
}

export function Heart({ game, on, className, tabIndex }: Props) {
  const t = useText()
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t('shell.favouriteGame', { game: game.displayName })}
      tabIndex={tabIndex}
      onClick={() => markFavourite(game, !on)}
      className={cx(
        'inline-flex flex-none items-center justify-center rounded-full text-text-3 transition-colors hover:text-text active:scale-90 aria-pressed:text-neg',
        className,
      )}
    >
      <HeartIcon size={18} aria-hidden="true" fill={on ? 'currentColor' : 'none'} />
    </button>
  )
}

/** A heart that knows by itself whether it is full, for a place with one game. */
export function OwnHeart({ game, className }: { game: Game; className?: string }) {
  const on = useFavouriteIds().has(game.nodeId)
  return <Heart game={game} on={on} {...(className && { className })} />
}
