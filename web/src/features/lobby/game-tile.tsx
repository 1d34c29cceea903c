import { Play, Wrench } from 'lucide-react'
import { LazyImage } from '@baize/ui/lazy-image'
import { useText } from '@baize/texts/use-text'
import type { Game } from '@baize/contract/catalogue'

const fallbackIcon = '/art/v1/card-back.svg'

type Props = {
  readonly game: Game
  readonly onOpen: (game: Game) => void
  readonly eager?: boolean
  readonly tabIndex?: number
  readonly onFocus?: () => void
}

/** A game as a card: art, name, vendor. The whole picture is the button. */
export function GameTile({ game, onOpen, eager = false, tabIndex = 0, onFocus }: Props) {
  const t = useText()
  const label = game.labels[0]
  return (
    <article className="group min-w-0" data-maintenance={game.maintenance}>
      <button
        type="button"
        data-tile=""
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={() => onOpen(game)}
        aria-label={t('shell.playGame', { game: game.displayName, vendor: game.vendorName })}
        className="relative block aspect-3/4 w-full overflow-hidden rounded-tile bg-s3 transition-transform hover:-translate-y-[3px] focus-visible:-translate-y-[3px]"
      >
        <LazyImage
          src={game.iconUrl}
          fallback={fallbackIcon}
          alt=""
          width={300}
          height={400}
          eager={eager}
        />
        {label && <TileLabel label={label} />}
        {game.maintenance ? (
          <span className="absolute inset-x-0 bottom-0 flex h-9 items-center justify-center gap-1.5 bg-ink text-meta font-medium text-[#f5f0e1]">
            <Wrench size={14} aria-hidden="true" />
            {t('shell.inMaintenance')}
          </span>
        ) : (
          <span className="absolute inset-x-2 bottom-2 hidden h-9 items-center justify-center gap-1.5 rounded-ctl bg-metal font-semibold text-on-metal group-hover:pointer-fine:flex group-focus-within:pointer-fine:flex">
            <Play size={16} aria-hidden="true" />
            {t('shell.play')}
          </span>
        )}
      </button>
      <p className="mt-1.5 truncate text-meta font-semibold md:mt-2 md:text-body-s">
        {game.displayName}
      </p>
      <p className="truncate text-caption text-text-3 md:text-meta">{game.vendorName}</p>
    </article>
  )
}

function TileLabel({ label }: { label: 'NEW' | 'HOT' | 'JACKPOT' }) {
  const t = useText()
  const text = {
    NEW: t('shell.labelNew'),
    HOT: t('shell.labelHot'),
    JACKPOT: t('shell.labelJackpot'),
  }[label]
  return (
    <span
      data-label={label}
      className="absolute start-2 top-2 rounded-chip bg-paper px-1.5 text-caption leading-[22px] font-bold text-ink data-[label=JACKPOT]:bg-metal data-[label=JACKPOT]:text-on-metal"
    >
      {text}
    </span>
  )
}
