import { useState } from 'react'
import type { Game } from '@baize/contract/catalogue'
import { GameTile } from './game-tile.tsx'
import { moveInGrid } from './grid-keys.ts'
import { useLaunch } from './launch.ts'

const gridClass =
  'grid grid-cols-3 gap-x-(--gap-tile) gap-y-3 sm:grid-cols-4 md:gap-y-4 lg:grid-cols-5 xl:grid-cols-6'

type Props = { readonly games: readonly Game[]; readonly eagerRow?: boolean }

/** Tiles in columns: one stop of the tab key, arrows inside. The first row's art is fetched at once. */
export function GameGrid({ games, eagerRow = false }: Props) {
  const launch = useLaunch()
  const [stop, setStop] = useState(0)
  const stopAt = Math.min(stop, games.length - 1)
  return (
    // The handler only moves the focus between the buttons inside, which stay ordinary buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tiles inside are the interactive ones
    <div className={gridClass} onKeyDown={moveInGrid}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          onOpen={launch}
          eager={eagerRow && index < 6}
          tabIndex={index === stopAt ? 0 : -1}
          onFocus={() => setStop(index)}
        />
      ))}
    </div>
  )
}

export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={gridClass}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className="aspect-3/4 rounded-tile bg-s3" />
          <div className="mt-2 h-4 w-3/4 rounded-chip bg-s3" />
          <div className="mt-1.5 h-3 w-1/2 rounded-chip bg-s3" />
        </div>
      ))}
    </div>
  )
}
