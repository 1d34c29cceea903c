import type { Game } from '@baize/contract/catalogue'
import { GameTile } from './game-tile.tsx'
import { useLaunch } from './launch.ts'

/** Tiles in columns; the first row's art is fetched at once. */
export function GameGrid({
  games,
  eagerRow = false,
}: {
  games: readonly Game[]
  eagerRow?: boolean
}) {
  const launch = useLaunch()
  return (
    <div className="grid grid-cols-3 gap-x-(--gap-tile) gap-y-3 sm:grid-cols-4 md:gap-y-4 lg:grid-cols-5 xl:grid-cols-6">
      {games.map((game, index) => (
        <GameTile key={game.nodeId} game={game} onOpen={launch} eager={eagerRow && index < 6} />
      ))}
    </div>
  )
}

export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-3 gap-x-(--gap-tile) gap-y-3 sm:grid-cols-4 md:gap-y-4 lg:grid-cols-5 xl:grid-cols-6"
    >
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
