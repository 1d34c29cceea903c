import { useEffect, useRef, useState } from 'react'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { TileSkeleton } from '../game-grid.tsx'
import { GameTile } from '../game-tile.tsx'
import { moveInGrid } from '../grid-keys.ts'
import { useFavouriteIds } from '../own/favourites.ts'
import type { TileShape } from '../shape-of.ts'
import { useVisibleTiles } from './use-visible-tiles.ts'

const gridClasses: Readonly<Record<TileShape, string>> = {
  tall: 'grid grid-cols-3 gap-x-(--gap-tile) gap-y-3 sm:grid-cols-4 md:gap-y-4 lg:grid-cols-6',
  wide: 'grid grid-cols-2 gap-x-(--gap-tile) gap-y-3 md:grid-cols-3 md:gap-y-4 lg:grid-cols-4',
}

type Props = {
  readonly count: number
  /** Undefined while it is on its way. */
  readonly gameAt: (index: number) => Game | undefined
  readonly shape?: TileShape
  /** Told which tiles are drawn, the last one excluded. */
  readonly onSpan?: (from: number, to: number) => void
}

/** A list of any length: only what is in view and a little around it is in the page. */
export function VirtualGrid({ count, gameAt, shape = 'tall', onSpan }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { from, to, before, after } = useVisibleTiles(box, count)
  const [stop, setStop] = useState(0)
  const favourites = useFavouriteIds()
  useEffect(() => onSpan?.(from, to), [from, to, onSpan])
  const stopAt = stop >= from && stop < to ? stop : from
  const indexes = Array.from({ length: to - from }, (_, step) => from + step)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tiles inside are the interactive ones
    <div
      ref={box}
      className={gridClasses[shape]}
      style={{ paddingTop: before, paddingBottom: after }}
      onKeyDown={moveInGrid}
    >
      {indexes.map((index) => {
        const game = gameAt(index)
        if (!game) return <TileSkeleton key={`wait ${index}`} shape={shape} />
        return (
          <GameTile
            key={game.nodeId}
            game={game}
            shape={shape}
            favourite={favourites.has(game.nodeId)}
            eager={from === 0 && index < 6}
            tabIndex={index === stopAt ? 0 : -1}
            index={index}
            onStop={setStop}
          />
        )
      })}
    </div>
  )
}
