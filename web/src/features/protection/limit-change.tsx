import { useOnce } from '../../shared/use-once.ts'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { notify } from '../../shared/notices.ts'
import { confirmLimit, keepLimit, type PlayerLimit } from './api.ts'
import { LimitFailureNote } from './limit-failure-note.tsx'
import { barLeftText } from './spans.ts'
import { useSums } from '../../shared/sums.ts'
import { useMinute } from './use-minute.ts'
import { useMomentText } from '../../shared/brand-moment.tsx'

type Props = { readonly limit: PlayerLimit; readonly currency: Currency }

/** A raise that waits: from when it can be confirmed, and the way to think better of it. */
export function LimitChange({ limit, currency }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const sums = useSums(currency)
  const momentText = useMomentText()
  const now = useMinute()
  const confirming = useOnce({
    mutationFn: () => confirmLimit(limit),
    onSuccess: () => notify(t('protection.saved'), 'ok'),
  })
  const keeping = useOnce({
    mutationFn: () => keepLimit(limit),
    onSuccess: () => notify(t('protection.kept'), 'ok'),
  })
  const { change, amount } = limit
  if (change === null || amount === null) return null
  const leftMs = Date.parse(change.at) - now
  const isReady = change.ready || leftMs <= 0
  const isBusy = confirming.isPending || keeping.isPending
  const own = sums.full(amount)
  return (
    <Note
      tone="pending"
      title={
        change.amount === null
          ? t('protection.waitsRemoval')
          : t('protection.waitsTo', { amount: sums.full(change.amount) })
      }
    >
      <p>
        {isReady
          ? t('protection.readyNow', { amount: own })
          : t('protection.readyIn', {
              left: barLeftText(leftMs, tag),
              at: momentText(change.at),
              amount: own,
            })}
      </p>
      <LimitFailureNote error={confirming.error ?? keeping.error} />
      <div className="mt-2.5 flex flex-wrap gap-2">
        {isReady && (
          <Button
            className="min-h-11"
            busy={confirming.isPending}
            onClick={() => !isBusy && confirming.mutate()}
          >
            {t('protection.confirm')}
          </Button>
        )}
        <Button
          className="min-h-11"
          busy={keeping.isPending}
          onClick={() => !isBusy && keeping.mutate()}
        >
          {t('protection.keep', { amount: own })}
        </Button>
      </div>
    </Note>
  )
}
