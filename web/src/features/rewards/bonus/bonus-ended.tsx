import { useText } from '@baize/texts/use-text'
import type { RewardDetail } from '../api.ts'
import { Appeal } from './appeal.tsx'
import { Box } from './box.tsx'

/** A bonus that the house ended: why, what the member says to that, and what others made of it. */
export function BonusEnded({ detail: { reward, ended } }: { readonly detail: RewardDetail }) {
  const t = useText()
  if (ended === null) return null
  const { reason, mayAppeal, appeal, outcome, answer } = ended
  const answered =
    outcome === null
      ? t('rewards.endedWaits')
      : t(outcome === 'restored' ? 'rewards.endedRestored' : 'rewards.endedConfirmed', { answer })
  return (
    <Box title={t('rewards.endedTitle')} className="border-brass">
      <div className="grid gap-2 pt-1 text-text-2">
        <p>{t(mayAppeal ? 'rewards.endedSays' : 'rewards.endedOnly')}</p>
        <p className="break-words">{t('rewards.heldReason', { reason })}</p>
        {appeal !== null && (
          <>
            <p className="break-words">{t('rewards.appealSaid', { text: appeal })}</p>
            <p className="break-words">{answered}</p>
          </>
        )}
        {mayAppeal && <Appeal id={reward.id} help="rewards.endedHelp" />}
      </div>
    </Box>
  )
}
