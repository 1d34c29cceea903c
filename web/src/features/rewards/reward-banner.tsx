import { useInfiniteQuery } from '@tanstack/react-query'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { lastMoment } from '../../shared/last-moment.ts'
import { offerArtAddress } from '../../shared/offer-art.tsx'
import { overPage } from '../../shared/over-page.ts'
import { useSums } from '../../shared/sums.ts'
import { rewardsQuery, useRewardCount } from './api.ts'

/** That something waits to be claimed, what it comes to, and when the first of it runs out; nothing when none does. */
export function RewardBanner() {
  return useRewardCount() === 0 ? null : <Waiting />
}

function Waiting() {
  const t = useText()
  const now = useAddress()
  const { data } = useInfiniteQuery(rewardsQuery('claimable'))
  const day = useMomentText()
  const [page] = data?.pages ?? []
  const sums = useSums(page?.waiting.currency ?? 'PHP')
  if (!page || page.waiting.count === 0) return null
  const { count, amount } = page.waiting
  const ends = page.items.flatMap(({ claimUntil }) => claimUntil ?? []).toSorted()
  const worth = sums.full(amount)
  return (
    <section
      aria-labelledby="rewards-waiting"
      className="relative grid min-h-[188px] items-center overflow-hidden rounded-card bg-[#0f4f37] text-[#f8f3e6]"
    >
      <img
        src="/art/v1/rays.svg"
        alt=""
        width={800}
        height={224}
        className="absolute inset-0 size-full object-cover md:hidden"
      />
      <img
        src={offerArtAddress('clover-124', 'wide')}
        alt=""
        width={1120}
        height={212}
        className="absolute inset-0 size-full object-cover object-right max-md:hidden"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-2 rounded-ctl border-[1.5px] border-metal opacity-55"
      />
      <div className="relative max-w-[46rem] px-6 py-6 md:px-10">
        <h2 id="rewards-waiting" className="text-h3 text-balance md:text-h2">
          {t('rewards.waitingTitle', { count })}
        </h2>
        <p className="mt-1 mb-4 md:max-w-[34rem]">
          {ends[0] === undefined
            ? t('rewards.waitingWorth', { amount: worth })
            : t('rewards.waitingWorthUntil', {
                amount: worth,
                day: day(lastMoment(ends[0]), 'day'),
              })}
        </p>
        <Link
          to={overPage(now, { m: 'rewardCenter' })}
          className={buttonClass({ variant: 'metal' })}
        >
          {t('rewards.openCentre')}
        </Link>
      </div>
    </section>
  )
}
