import { useOnce } from '../../shared/use-once.ts'
import { useState, type FormEvent } from 'react'
import { calls } from 'virtual:contract'
import { go } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { call, serverNow } from '../../shared/api.ts'
import { clearSession } from '../../shared/session.ts'
import { noteBegun } from './begun.ts'
import { LimitFailureNote } from './limit-failure-note.tsx'
import { endOf, type BreakKind } from './spans.ts'
import { useMomentText } from '../../shared/brand-moment.tsx'

type Props = {
  readonly kind: BreakKind
  readonly length: number | null
  /** The length in words. */
  readonly name: string
  readonly onClose: () => void
}

async function begin(kind: BreakKind, length: number | null) {
  return kind === 'time_out'
    ? await call(calls.takeTimeOut, { hours: length ?? 24 })
    : await call(calls.excludeSelf, { months: length })
}

/** Says exactly what a break means, and begins it only for who has read that. */
export function BreakReview({ kind, length, name, onClose }: Props) {
  const t = useText()
  const momentText = useMomentText()
  const [read, setRead] = useState(false)
  const [missed, setMissed] = useState(false)
  const [until] = useState(() => endOf(kind, length, new Date(serverNow())))
  const beginning = useOnce({
    mutationFn: () => begin(kind, length),
    onSuccess: (bar) => {
      noteBegun(bar)
      // The server has ended the session already; nobody is asked to log in again.
      clearSession()
      go({ path: '/' }, { replace: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissed(!read)
    if (read && !beginning.isPending) beginning.mutate()
  }
  const isTimeOut = kind === 'time_out'
  const title = isTimeOut
    ? t('protection.reviewTimeOut', { length: name })
    : length === null
      ? t('protection.reviewForGood')
      : t('protection.reviewExclusion', { length: name })
  return (
    <Dialog open onClose={onClose} size="note" title={title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ul className="grid list-disc gap-2 ps-5 text-body text-text-2">
          <li>
            {until
              ? t('protection.endsAt', { at: momentText(until, isTimeOut ? 'short' : 'date') })
              : t('protection.neverEnds')}
          </li>
          <li>{t('protection.noPlay')}</li>
          <li>{t('protection.openBets')}</li>
          <li>{t('protection.moneyStays')}</li>
        </ul>
        <Note tone="pending">{t('protection.noUndo')}</Note>
        <LimitFailureNote error={beginning.error} />
        <Checkbox
          label={t('protection.understood')}
          checked={read}
          error={missed && !read ? t('protection.tickFirst') : undefined}
          onChange={(event) => setRead(event.target.checked)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" className="min-h-11" busy={beginning.isPending}>
            {t(isTimeOut ? 'protection.startTimeOut' : 'protection.startExclusion')}
          </Button>
          <Button className="min-h-11" onClick={onClose}>
            {t('protection.back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
