import { Play, Wrench } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { LazyImage } from '@baize/ui/figures/lazy-image'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { shortcutsOn } from '../../shared/shortcut-setting.ts'
import { useModule } from '../../shared/system.ts'
import { VerifiableMark } from '../../shared/verifiable.tsx'
import { openGame } from './launch.ts'
import { useMaintenanceText } from './maintenance-text.ts'
import { Heart } from './own/heart.tsx'
import { markFavourite } from './own/favourites.ts'
import { fallbackIcon, type TileShape } from './shape-of.ts'
import { TileLabel } from './tile-label.tsx'

const shapes = {
  tall: { className: 'aspect-3/4 rounded-tile', width: 300, height: 400 },
  wide: { className: 'aspect-4/3 rounded-ctl', width: 400, height: 300 },
} as const

type Props = {
  readonly game: Game
  readonly favourite: boolean
  readonly shape?: TileShape
  readonly eager?: boolean
  readonly tabIndex?: number
  /** Told with its place, so that a grid can hand every tile the same function. */
  readonly index?: number
  readonly onStop?: (index: number) => void
}

/**
 * A game as a card: art, name, vendor, heart. The card is one button, stretched over all of it; what is a button of its
 * own lies above. The art is lifted and not the button, which would take the stretched part with it.
 */
export const GameTile = memo(function GameTile(props: Props) {
  const { game, favourite, shape = 'tall', eager = false, tabIndex = 0, index = 0, onStop } = props
  const t = useText()
  const { className, width, height } = shapes[shape]
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'f' || event.ctrlKey || event.metaKey || event.altKey || !shortcutsOn())
      return
    event.preventDefault()
    markFavourite(game, !favourite)
  }
  return (
    <article
      className="group relative isolate min-w-0"
      title={game.displayName}
      data-maintenance={game.maintenance}
    >
      <button
        type="button"
        data-tile=""
        tabIndex={tabIndex}
        onFocus={() => onStop?.(index)}
        onKeyDown={onKey}
        onClick={() => openGame(game)}
        aria-label={t('shell.playGame', { game: game.displayName, vendor: game.vendorName })}
        className="group/open block w-full outline-none after:absolute after:inset-0 after:z-1"
      >
        <span
          className={cx(
            'relative block overflow-hidden bg-s3 outline-offset-2 outline-focus transition-transform group-hover:-translate-y-[3px] group-focus-visible/open:-translate-y-[3px] group-focus-visible/open:outline-2',
            className,
          )}
        >
          <LazyImage
            src={game.iconUrl}
            fallback={fallbackIcon}
            alt=""
            width={width}
            height={height}
            eager={eager}
            className={
              game.maintenance
                ? 'opacity-40 saturate-[.3]'
                : 'transition-transform group-hover:scale-[1.03]'
            }
          />
          <TileLabel game={game} shape={shape} />
          <TileFoot game={game} />
        </span>
      </button>
      <TryFree game={game} tabIndex={tabIndex} />
      <Caption game={game} shape={shape} favourite={favourite} tabIndex={tabIndex} />
    </article>
  )
})

function TileFoot({ game }: { game: Game }) {
  const t = useText()
  const maintenanceText = useMaintenanceText()
  if (game.maintenance) {
    return (
      <span className="absolute inset-x-0 bottom-0 flex min-h-9 items-center justify-center gap-1.5 bg-ink px-1 text-caption font-medium text-[#f5f0e1] md:text-meta">
        <Wrench size={14} aria-hidden="true" className="flex-none" />
        <span className="truncate">{maintenanceText(game)}</span>
      </span>
    )
  }
  return (
    <span className="absolute inset-x-2 bottom-2 hidden h-9 items-center justify-center gap-1.5 rounded-ctl bg-metal font-semibold text-on-metal group-hover:pointer-fine:flex group-has-[[data-tile]:focus-visible]:pointer-fine:flex">
      <Play size={16} aria-hidden="true" />
      {t('shell.play')}
    </span>
  )
}

/** Fun money, for whoever holds a pointer over a game or comes to it by key; where brand and game offer it. */
function TryFree({ game, tabIndex }: { game: Game; tabIndex: number }) {
  const t = useText()
  const offered = useModule('FREEPLAY3')
  if (!offered || !game.demo || game.maintenance) return null
  return (
    <Link
      to={{ path: '/seamless', search: { game: game.nodeId, demo: '1' } }}
      tabIndex={tabIndex}
      aria-label={`${t('shell.tryFree')}: ${game.displayName}`}
      className="absolute end-2 top-2 z-2 hidden h-7 items-center rounded-ctl bg-ink/90 px-2 text-caption font-semibold text-[#f5f0e1] group-focus-within:flex hover:bg-ink group-hover:pointer-fine:flex"
    >
      {t('shell.tryFree')}
    </Link>
  )
}

type CaptionProps = {
  readonly game: Game
  readonly shape: TileShape
  readonly favourite: boolean
  readonly tabIndex: number
}

/** On a phone the heart stands in the line of the vendor, so that the name has the whole width. */
function Caption({ game, favourite, tabIndex }: CaptionProps) {
  return (
    <div className="relative mt-1.5 md:mt-2 md:flex md:items-start md:gap-1">
      <div className="min-w-0 md:flex-1">
        <p className="truncate text-meta font-semibold md:text-body-s">{game.displayName}</p>
        <p className="flex items-center gap-1 text-caption text-text-3 max-md:pe-8 md:text-meta">
          <span className="truncate">{game.vendorName}</span>
          {game.verifiable && <VerifiableMark />}
        </p>
      </div>
      <Heart
        game={game}
        on={favourite}
        tabIndex={tabIndex}
        className="z-2 size-[32px] max-md:absolute max-md:-end-[10px] max-md:-bottom-[12px] max-md:size-[44px] md:relative md:-me-1.5"
      />
    </div>
  )
}
