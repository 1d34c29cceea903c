import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useOnline } from '../../../shared/online.ts'
import { useOnce } from '../../../shared/use-once.ts'
import { refreshRewards, type RewardDetail } from '../api.ts'
import { Box } from './box.tsx'

/** How many begin before one that waits, and the way to let it begin first. */
export function NextBonus({ detail: { reward, before } }: { readonly detail: RewardDetail }) {
  const t = useText()
  const online = useOnline()
  const choose = useOnce({
    mutationFn: () => call(calls.playRewardNext, { id: reward.id }),
    onSettled: () => refreshRewards(),
  })
  if (before === null) return null
  return (
    <Box title={t('rewards.turn')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-1">
        <p className="min-w-0 flex-1 basis-60 text-text-2">
          {t('rewards.before', { count: before })}
        </p>
        {before > 0 && (
          <Button
            size="sm"
            disabled={!online}
            busy={choose.isPending}
            busyLabel={t('rewards.sending')}
            onClick={() => choose.mutate()}
          >
            {t('rewards.playNext')}
          </Button>
        )}
      </div>
      <FailureNote error={choose.error} />
    </Box>
  )
}
