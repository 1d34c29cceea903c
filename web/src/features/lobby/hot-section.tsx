import { useQuery } from '@tanstack/react-query'
import { useSkeleton } from '@baize/ui/use-skeleton.ts'
import { hotGamesQuery } from './api.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { SectionFailed } from './section-failed.tsx'
import { SectionHead } from './section-head.tsx'

const rows = 3
const columns = 6

/** What the operator put in front: three rows, or a few where it is only a suggestion. */
export function HotSection({ limit = rows * columns }: { limit?: number }) {
  const { data, isPending, error, refetch } = useQuery(hotGamesQuery)
  const waiting = useSkeleton(isPending)
  if (error) return <SectionFailed error={error} onRetry={() => void refetch()} />
  if (data?.length === 0) return null
  return (
    <section className="mt-6 md:mt-8">
      <SectionHead category="HOT" total={data?.length ?? 0} />
      {data && !waiting ? (
        <GameGrid games={data.slice(0, limit)} eagerRow />
      ) : (
        <GameGridSkeleton count={limit} />
      )}
    </section>
  )
}
