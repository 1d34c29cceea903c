import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useOnline } from '../../../shared/online.ts'
import { useSums } from '../../../shared/sums.ts'
import { useOnce } from '../../../shared/use-once.ts'
import { refreshRewards, type RewardDetail } from '../api.ts'

/** What stopping now would come to, to the last digit, and the way to do it: asked once more, because it does not come back. */
export function StopBonus({ detail }: { readonly detail: RewardDetail }) {
  const t = useText()
  const online = useOnline()
  const [asks, setAsks] = useState(false)
  return (
    <section
      aria-label={t('rewards.ifStopped')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-line-strong px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h4 className="font-sans text-body-s font-semibold text-brass">{t('rewards.ifStopped')}</h4>
        <Money detail={detail} />
      </div>
      <Button
        disabled={!online}
        title={online ? undefined : t('shell.offlineMoney')}
        onClick={() => setAsks(true)}
        className="@max-xl:w-full"
      >
        {t('rewards.stop')}
      </Button>
      {asks && <Confirm detail={detail} onClose={() => setAsks(false)} />}
    </section>
  )
}

function Money({ detail: { reward, ifStopped } }: { readonly detail: RewardDetail }) {
  const t = useText()
  const sums = useSums(reward.currency)
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="text-text-3">{t('rewards.keep')}</dt>
        <dd>
          <b className="figures block font-semibold break-words">{sums.full(ifStopped.keeps)}</b>
          <span className="text-meta text-text-2">{t('rewards.keepWhat')}</span>
        </dd>
      </div>
      <div>
        <dt className="text-text-3">{t('rewards.giveUp')}</dt>
        <dd>
          <b className="figures block font-semibold break-words">{sums.full(ifStopped.givesUp)}</b>
          <span className="text-meta text-text-2">{t('rewards.giveUpWhat')}</span>
        </dd>
      </div>
    </dl>
  )
}

type ConfirmProps = { readonly detail: RewardDetail; readonly onClose: () => void }

function Confirm({ detail, onClose }: ConfirmProps) {
  const t = useText()
  const stop = useOnce({
    mutationFn: () => call(calls.stopReward, { id: detail.reward.id }),
    onSuccess: async () => {
      onClose()
      await refreshRewards()
    },
    // It has moved on meanwhile: what stands there is of before.
    onError: () => refreshRewards(),
  })
  return (
    <Dialog
      open
      size="alert"
      onClose={onClose}
      title={t('rewards.stopTitle')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('rewards.goOn')}</Button>
          <Button
            variant="danger"
            busy={stop.isPending}
            busyLabel={t('rewards.sending')}
            onClick={() => stop.mutate()}
          >
            {t('rewards.stop')}
          </Button>
        </div>
      }
    >
      <p className="mb-3 text-text-2">{t('rewards.stopText')}</p>
      <Money detail={detail} />
      <FailureNote error={stop.error} />
    </Dialog>
  )
}
