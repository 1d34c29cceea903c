import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { TextArea } from '@baize/ui/forms/text-area'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { useOnce } from '../../../shared/use-once.ts'
import { refreshRewards, type RewardDetail } from '../api.ts'
import { Box } from './box.tsx'

const most = 500

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
        {outcome === null && appeal === null && <Appeal id={reward.id} />}
      </div>
    </Box>
  )
}

function Appeal({ id }: { readonly id: string }) {
  const t = useText()
  const [text, setText] = useState('')
  const send = useOnce({
    mutationFn: () => call(calls.appealReward, { id, text: text.trim() }),
    onSettled: () => refreshRewards(),
  })
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
    >
      <TextArea
        label={t('rewards.appeal')}
        help={t('rewards.appealHelp')}
        rows={3}
        maxLength={most}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureNote error={send.error} />
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="outline"
          busy={send.isPending}
          busyLabel={t('rewards.sending')}
          disabled={text.trim() === '' || send.isSuccess}
        >
          {t('rewards.appealSend')}
        </Button>
      </div>
    </form>
  )
}
