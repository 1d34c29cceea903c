import type { ReactNode } from 'react'
import type { Reward } from '@baize/contract/promotions/rewards'
import { useText } from '@baize/texts/use-text'
import { OfferArt } from '../../../shared/offer-art.tsx'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { useSums } from '../../../shared/sums.ts'
import { useSentences } from '../../../shared/use-sentences.ts'
import { rewardArt, rewardTitle } from '../../../shared/reward-words.ts'
import { rewardReason } from '../words.ts'

type Props = {
  readonly reward: Reward
  /** What is said below the title. */
  readonly about: string
  /** What is said below the sum, such as until when. */
  readonly until: string
  /** The one thing to do, or what became of it. */
  readonly end: ReactNode
  readonly children?: ReactNode
}

/** One reward: its picture, what it is, what it is worth, and what one can do with it. */
export function RewardRow({ reward, about, until, end, children }: Props) {
  const t = useText()
  const day = useMomentText()
  const sums = useSums(reward.currency)
  const sentences = useSentences()
  const reason = rewardReason(reward, t, (at) => day(at, 'day'))
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-0 @xl:min-h-21 @xl:grid-cols-[56px_minmax(0,1fr)_auto_minmax(7.25rem,auto)] @xl:gap-x-4">
      <OfferArt
        seed={rewardArt(reward)}
        shape="plate"
        className="size-12 self-start rounded-[6px] @xl:size-14 @xl:self-center"
      />
      <div className="min-w-0">
        <h3 className="font-sans text-body font-semibold break-words">{rewardTitle(reward, t)}</h3>
        <p className="text-meta text-text-3">{sentences([reason, about])}</p>
        {children}
      </div>
      <div className="self-start text-end @xl:self-center">
        <p className="figures font-display text-lead font-semibold whitespace-nowrap @xl:text-h4">
          {sums.bare(reward.amount)}
          <span className="sr-only"> {reward.currency}</span>
        </p>
        {until !== '' && <p className="text-caption text-text-3">{until}</p>}
      </div>
      <div className="col-span-full col-start-2 grid @xl:col-span-1 @xl:col-start-4 @xl:justify-items-stretch">
        {end}
      </div>
    </li>
  )
}
