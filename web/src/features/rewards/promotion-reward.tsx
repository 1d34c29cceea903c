import { useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { BetProgress } from '../../shared/bet-progress.tsx'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { Loading } from '../../shared/loading.tsx'
import { useOnline } from '../../shared/online.ts'
import { useSums } from '../../shared/sums.ts'
import { useOnce } from '../../shared/use-once.ts'
import { useSentences } from '../../shared/use-sentences.ts'
import { refreshRewards, rewardQuery, type RewardDetail } from './api.ts'
import { wayToBonus } from '../../shared/way-to-bonus.ts'
import { isMetForNothing } from './words.ts'

/** What an offer gave: to be claimed, being played, or had. It stands on the page of the offer. */
export function PromotionReward({ id }: { readonly id: string }) {
  const query = useQuery(rewardQuery(id))
  if (!query.data) return <Loading error={query.error} onRetry={query.refetch} rows={2} />
  const { status } = query.data.reward
  if (status === 'issued') return <ToClaim detail={query.data} />
  return status === 'process' ? <Played detail={query.data} /> : <Had detail={query.data} />
}

type Props = { readonly detail: RewardDetail }

function ToClaim({ detail: { reward } }: Props) {
  const t = useText()
  const now = useAddress()
  const at = useMomentText()
  const online = useOnline()
  const sums = useSums(reward.currency)
  const sentences = useSentences()
  const amount = sums.full(reward.amount)
  const claim = useOnce({
    mutationFn: () => call(calls.claimReward, { id: reward.id }),
    onSettled: () => refreshRewards(),
  })
  const asked =
    reward.asks === '0'
      ? t('rewards.nothingAsked')
      : t('rewards.asked', { asks: sums.full(reward.asks) })
  return (
    <div className="grid gap-2">
      <h3 className="figures text-h3 break-words">{amount}</h3>
      <p className="text-text-2">
        {sentences([
          reward.claimUntil === null ? '' : t('rewards.claimBy', { at: at(reward.claimUntil) }),
          asked,
        ])}
      </p>
      <FailureNote error={claim.error} />
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          busy={claim.isPending}
          busyLabel={t('rewards.sending')}
          disabled={!online}
          title={online ? undefined : t('shell.offlineMoney')}
          onClick={() => claim.mutate()}
        >
          {t('rewards.claimSum', { amount })}
        </Button>
        <Link to={wayToBonus(now, reward.id)} className="font-semibold text-link hover:underline">
          {t('rewards.whyAmount')}
        </Link>
      </div>
    </div>
  )
}

function Played({ detail: { reward } }: Props) {
  const t = useText()
  const now = useAddress()
  const at = useMomentText()
  const sums = useSums(reward.currency)
  const left = t('rewards.leftToBet', { left: sums.full(reward.left) })
  const counted = { counted: sums.full(reward.counted), asks: sums.full(reward.asks) }
  return (
    <div className="grid gap-2">
      <h3 className="figures text-h3 break-words">{left}</h3>
      <BetProgress label={left} asks={reward.asks} left={reward.left} />
      <p className="text-text-2">
        {reward.endsAt === null
          ? t('rewards.countedOf', counted)
          : t('rewards.countedOfUntil', { ...counted, day: at(reward.endsAt, 'day') })}
      </p>
      <Link
        to={wayToBonus(now, reward.id)}
        className={`${buttonClass({ variant: 'outline' })} mt-2 justify-self-start`}
      >
        {t('shell.bonusDetails')}
      </Link>
    </div>
  )
}

function Had({ detail: { reward } }: Props) {
  const t = useText()
  const now = useAddress()
  const at = useMomentText()
  const sums = useSums(reward.currency)
  const isYours = reward.status === 'claimed' && !isMetForNothing(reward)
  return (
    <div className="grid gap-2">
      <h3 className="figures text-h3 break-words">
        {sums.full(isYours && reward.released !== '0' ? reward.released : reward.amount)}
      </h3>
      <p className="text-text-2">
        {t(isYours ? 'rewards.hadYours' : 'rewards.hadOver', {
          at: at(reward.overAt ?? reward.givenAt),
        })}
      </p>
      <Link
        to={wayToBonus(now, reward.id)}
        className="mt-2 justify-self-start font-semibold text-link hover:underline"
      >
        {t('shell.bonusDetails')}
      </Link>
    </div>
  )
}
