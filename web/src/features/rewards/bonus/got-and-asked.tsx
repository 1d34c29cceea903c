import type { Reward } from '@baize/contract/promotions/rewards'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { useSums } from '../../../shared/sums.ts'
import { useSentences } from '../../../shared/use-sentences.ts'
import type { RewardDetail } from '../api.ts'
import { isMetForNothing, rewardReason } from '../words.ts'
import { Box } from './box.tsx'

/** What was given and where it is now, and what has to be bet until when. */
export function GotAndAsked({ detail }: { readonly detail: RewardDetail }) {
  const t = useText()
  const at = useMomentText()
  const { reward, maxWin, isSticky, endsByWithdrawal } = detail
  const sums = useSums(reward.currency)
  const sentences = useSentences()
  const isPlayedPocket = reward.asks !== '0' && reward.mode === 'pocket'
  const reason = rewardReason(reward, t, (day) => at(day, 'day'))
  return (
    <div className="grid grid-cols-1 gap-2.5 @xl:grid-cols-2">
      <Box title={t('rewards.got')}>
        <Sum>{sums.full(reward.amount)}</Sum>
        <p className="text-text-2">
          {sentences([
            reason,
            t(whereIs(detail), {
              pocket: sums.full(detail.pocket),
              released: sums.full(reward.released),
            }),
          ])}
        </p>
      </Box>
      <Box title={t('rewards.askedTitle')}>
        <Sum>{sums.full(reward.asks)}</Sum>
        <p className="text-text-2">
          {sentences([
            t(askedUntil(reward), { at: reward.endsAt === null ? '' : at(reward.endsAt, 'zoned') }),
            isPlayedPocket && maxWin !== null
              ? t('rewards.mostBecomes', { most: sums.full(maxWin) })
              : '',
            isSticky ? t('rewards.sticky') : '',
            endsByWithdrawal && reward.overAt === null ? t('rewards.endsByWithdrawal') : '',
          ])}
        </p>
      </Box>
    </div>
  )
}

function Sum({ children }: { readonly children: string }) {
  return (
    <p className="figures font-display text-h4 font-semibold break-words @xl:text-h3">{children}</p>
  )
}

/** Where the money of it is. */
function whereIs({ reward }: RewardDetail) {
  if (reward.status === 'issued') return 'rewards.whereWaits'
  if (reward.status === 'applying') return 'rewards.whereApplying'
  if (reward.state === 'queued') return 'rewards.whereQueued'
  if (reward.status === 'process') {
    return reward.mode === 'pocket' ? 'rewards.wherePocket' : 'rewards.whereGate'
  }
  if (isMetForNothing(reward)) return 'rewards.wherePlayed'
  return reward.status === 'claimed' ? 'rewards.whereYours' : 'rewards.whereGone'
}

function askedUntil({ asks, endsAt }: Reward) {
  if (asks === '0') return 'rewards.askedNothing'
  return endsAt === null ? 'rewards.askedOpen' : 'rewards.askedUntil'
}
