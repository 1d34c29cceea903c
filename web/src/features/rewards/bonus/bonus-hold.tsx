import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import type { RewardDetail } from '../api.ts'
import { Appeal } from './appeal.tsx'
import { Box } from './box.tsx'

/** A bonus that the house looks into: why, until when, and what the member says to it. */
export function BonusHold({ detail: { reward, hold } }: { readonly detail: RewardDetail }) {
  const t = useText()
  const at = useMomentText()
  if (hold === null) return null
  const { until, reason, appeal, outcome, answer } = hold
  return (
    <Box title={t('rewards.held')} className="border-brass">
      <div className="grid gap-2 pt-1 text-text-2">
        <p>
          {outcome === null
            ? t('rewards.heldUntil', { until: at(until, 'zoned') })
            : outcome === 'taken_back'
              ? t('rewards.heldTaken', { answer })
              : t('rewards.heldReleased')}
        </p>
        <p className="break-words">{t('rewards.heldReason', { reason })}</p>
        {appeal !== null && (
          <p className="break-words">{t('rewards.appealSaid', { text: appeal })}</p>
        )}
        {outcome === null && appeal === null && <Appeal id={reward.id} help="rewards.appealHelp" />}
      </div>
    </Box>
  )
}
