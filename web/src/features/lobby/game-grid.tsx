import { useState } from 'react'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { GameTile } from './game-tile.tsx'
import { moveInGrid } from './grid-keys.ts'
import { useFavouriteIds } from './own/favourites.ts'
import type { TileShape } from './shape-of.ts'

/** Columns that divide 6, 12, 18 and 24, so that no row of a full page is left half empty. */
export const gridClasses: Readonly<Record<TileShape, string>> = {
  tall: 'grid grid-cols-3 gap-x-(--gap-tile) gap-y-3 md:gap-y-4 lg:grid-cols-6',
  wide: 'grid grid-cols-2 gap-x-(--gap-tile) gap-y-3 md:grid-cols-3 md:gap-y-4 lg:grid-cols-6',
}

type Props = {
  readonly games: readonly Game[]
  readonly eagerRow?: boolean
  readonly shape?: TileShape
}

/** Tiles in columns: one stop of the tab key, arrows inside. The first row's art is fetched at once. */
export function GameGrid({ games, eagerRow = false, shape = 'tall' }: Props) {
  const [stop, setStop] = useState(0)
  const favourites = useFavouriteIds()
  const stopAt = Math.min(stop, games.length - 1)
  return (
    // The handler only moves the focus between the buttons inside, which stay ordinary buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tiles inside are the interactive ones
    <div className={gridClasses[shape]} onKeyDown={moveInGrid}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          shape={shape}
          favourite={favourites.has(game.nodeId)}
          eager={eagerRow && index < 6}
          tabIndex={index === stopAt ? 0 : -1}
          index={index}
          onStop={setStop}
        />
      ))}
    </div>
  )
}

type SkeletonProps = { readonly count: number; readonly shape?: TileShape }

export function GameGridSkeleton({ count, shape = 'tall' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={gridClasses[shape]}>
      {Array.from({ length: count }, (_, index) => (
        <TileSkeleton key={index} shape={shape} />
      ))}
    </div>
  )
}

/** As large as the tile that comes, so that nothing moves. */
export function TileSkeleton({ shape = 'tall' }: { shape?: TileShape }) {
  return (
    <div aria-hidden="true">
      <div
        className={
          shape === 'tall' ? 'aspect-3/4 rounded-tile bg-s3' : 'aspect-4/3 rounded-ctl bg-s3'
        }
      />
      <div className="mt-1.5 h-[36px] md:mt-2 md:h-[40px]">
        <div className="h-3.5 w-3/4 rounded-chip bg-s3" />
        <div className="mt-1.5 h-3 w-1/2 rounded-chip bg-s3" />
      </div>
    </div>
  )
}
