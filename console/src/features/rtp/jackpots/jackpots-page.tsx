import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { PageHead } from '@baize/ui/navigation/page-head'
import { BlankPicture } from '@baize/ui/figures/pictures'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { jackpotsQuery } from '../api.ts'
import { PoolCard } from './pool-card.tsx'

/** Prize pools: what is in them, what feeds them, who won them. Read only. */
export function JackpotsPage() {
  const t = useText()
  const { data, error, isPending, refetch } = useQuery(jackpotsQuery)
  const slow = useSkeleton(isPending)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeJackpots')} sub={t('rtp-desk.jackpotsSub')} />
      <FailureNote error={error} onRetry={refetch} />
      {slow && <Skeleton className="h-64 w-full" />}
      {data?.items.map((pool) => (
        <PoolCard key={pool.pool} pool={pool} />
      ))}
      {data?.items.length === 0 && (
        <EmptyState
          picture={<BlankPicture />}
          title={t('rtp-desk.noPools')}
          text={t('rtp-desk.noPoolsText')}
        />
      )}
    </div>
  )
}
