import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Note } from '@baize/ui/waiting/note'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { useSums } from '../../../shared/sums.ts'
import { useSentences } from '../../../shared/use-sentences.ts'
import { rewardQuery, type RewardDetail } from '../api.ts'
import { rewardTitle } from '../../../shared/reward-words.ts'
import { BonusProgress } from './bonus-progress.tsx'
import { BonusEnded } from './bonus-ended.tsx'
import { BonusHold } from './bonus-hold.tsx'
import { CountedTable } from './counted-table.tsx'
import { GotAndAsked } from './got-and-asked.tsx'
import { NextBonus } from './next-bonus.tsx'
import { NotAllowed } from './not-allowed.tsx'
import { StopBonus } from './stop-bonus.tsx'
import { WhyAmount } from './why-amount.tsx'

/** One bonus in full. */
export function BonusView({ id }: { readonly id: string }) {
  const query = useQuery(rewardQuery(id))
  if (!query.data) return <Loading error={query.error} onRetry={query.refetch} />
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2.5">
      <FailureNote error={query.error} onRetry={query.refetch} />
      <Bonus detail={query.data} />
    </div>
  )
}

const standsWords = {
  withdrawal: 'rewards.standsWithdrawal',
  break: 'rewards.standsBreak',
} as const

function Bonus({ detail }: { readonly detail: RewardDetail }) {
  const t = useText()
  const { reward } = detail
  const isPlayed = reward.asks !== '0'
  return (
    <>
      <Head detail={detail} />
      <BonusHold detail={detail} />
      <BonusEnded detail={detail} />
      <Owed detail={detail} />
      {reward.stands !== null && <Note tone="info">{t(standsWords[reward.stands])}</Note>}
      <NextBonus detail={detail} />
      <GotAndAsked detail={detail} />
      {isPlayed && reward.activatedAt !== null && <BonusProgress detail={detail} />}
      <div className="grid grid-cols-1 gap-2.5 @3xl:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)] @3xl:items-start">
        {isPlayed && reward.activatedAt !== null && <CountedTable detail={detail} />}
        <NotAllowed detail={detail} />
        <WhyAmount detail={detail} />
      </div>
      {reward.status === 'process' && reward.state !== 'settling' && <StopBonus detail={detail} />}
    </>
  )
}

/** It was met, and asks something again: why, what stays meanwhile, and how long at most. */
function Owed({ detail: { reward, owed } }: { readonly detail: RewardDetail }) {
  const t = useText()
  const at = useMomentText()
  const sums = useSums(reward.currency)
  if (owed === null) return null
  const values = { left: sums.full(reward.left), held: sums.full(owed.held), until: at(owed.until) }
  return <Note tone="pending">{t('rewards.owed', values)}</Note>
}

function Head({ detail: { reward } }: { readonly detail: RewardDetail }) {
  const t = useText()
  const at = useMomentText()
  const sentences = useSentences()
  const taken = reward.activatedAt ?? reward.givenAt
  const values = { at: at(taken), version: reward.version }
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-h3 break-words">{rewardTitle(reward, t)}</h3>
        <p className="text-meta text-text-3">
          {sentences([
            t(reward.activatedAt === null ? 'rewards.givenOn' : 'rewards.takenOn', values),
            reward.offer === '' ? '' : t('rewards.rulesVersion', values),
          ])}
        </p>
      </div>
      {reward.offer !== '' && (
        <Link
          to={{ path: '/promotions', search: { p: reward.offer } }}
          className={buttonClass({ variant: 'ghost' })}
        >
          <FileText size={18} aria-hidden="true" />
          {t('rewards.rules')}
        </Link>
      )}
    </div>
  )
}
