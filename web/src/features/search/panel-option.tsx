import { Wrench } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LazyImage } from '@baize/ui/figures/lazy-image'
import { useText } from '@baize/texts/use-text'
import { VerifiableMark } from '../../shared/verifiable.tsx'
import type { FoundGame } from './found-game.ts'

const fallbackIcon = '/art/v1/card-back.svg'

type Props = {
  readonly id: string
  readonly game: FoundGame
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A game in the list below the box: its card in small, its name and its vendor. */
export function PanelOption({ id, game, chosen, onChoose }: Props) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  return (
    // The box keeps the focus and hears the keys; the list is pointed at, as the pattern of a combobox has it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box hears the keys
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex cursor-pointer items-center gap-3 rounded-ctl px-2 py-1.5 hover:bg-hover aria-selected:bg-hover aria-selected:shadow-[inset_0_0_0_2px_var(--brass)]"
    >
      <LazyImage
        src={game.iconUrl}
        fallback={fallbackIcon}
        alt=""
        width={36}
        height={48}
        eager
        className="w-9 flex-none rounded-chip"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{game.displayName}</span>
        <span className="flex items-center gap-1 text-meta text-text-3">
          <span className="truncate">{game.vendorName}</span>
          {game.verifiable && <VerifiableMark />}
        </span>
      </span>
      {game.maintenance && (
        <span className="flex flex-none items-center gap-1 text-meta text-text-2">
          <Wrench size={14} aria-hidden="true" />
          {t('shell.inMaintenance')}
        </span>
      )}
    </div>
  )
}
