import { useInfiniteQuery } from '@tanstack/react-query'
import type { Reward } from '@baize/contract/promotions/rewards'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { BetProgress } from '../../../shared/bet-progress.tsx'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { useSums } from '../../../shared/sums.ts'
import { rewardsQuery } from '../api.ts'
import { RewardChip } from '../reward-chip.tsx'
import { wayToBonus } from '../../../shared/way-to-bonus.ts'
import { RewardRow } from './reward-row.tsx'

/** What runs or waits its turn, or what was; each leads to its details. */
export function LaterList({ view }: { readonly view: 'running' | 'over' }) {
  const t = useText()
  const query = useInfiniteQuery(rewardsQuery(view))
  if (!query.data) return <Loading error={query.error} onRetry={query.refetch} />
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    const isRunning = view === 'running'
    return (
      <EmptyState
        picture={<RecordsPicture />}
        title={t(isRunning ? 'rewards.noneComing' : 'rewards.noneOver')}
        text={t(isRunning ? 'rewards.noneComingText' : 'rewards.noneOverText')}
      />
    )
  }
  return (
    <>
      <ul>
        {items.map((reward) => (
          <Later key={reward.id} reward={reward} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-4 text-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('rewards.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Later({ reward }: { readonly reward: Reward }) {
  const t = useText()
  const now = useAddress()
  const at = useMomentText()
  const sums = useSums(reward.currency)
  const left = t('rewards.leftToBet', { left: sums.full(reward.left) })
  const { endsAt, overAt } = reward
  const isPlayed = reward.status === 'process' && reward.asks !== '0'
  const until = overAt
    ? at(overAt, 'day')
    : endsAt === null
      ? ''
      : t('rewards.until', { day: at(endsAt, 'day') })
  return (
    <RewardRow
      reward={reward}
      about={isPlayed ? left : about()}
      until={until}
      end={
        <Link to={wayToBonus(now, reward.id)} className={buttonClass({ variant: 'outline' })}>
          {t('rewards.details')}
        </Link>
      }
    >
      {isPlayed && (
        <BetProgress
          label={left}
          asks={reward.asks}
          left={reward.left}
          className="my-1.5 max-w-80"
        />
      )}
      <RewardChip reward={reward} />
    </RewardRow>
  )

  function about(): string {
    return reward.released === '0'
      ? t('rewards.givenAt', { day: at(reward.givenAt, 'date') })
      : t('rewards.became', { amount: sums.full(reward.released) })
  }
}
