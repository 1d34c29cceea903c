import { useState, type FormEvent } from 'react'
import { countCharacters } from '@baize/kernel/characters'
import { Button } from '@baize/ui/button'
import { TextArea } from '@baize/ui/forms/text-area'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { useOnline } from '../../../shared/online.ts'
import type { PromotionDetail } from '../api.ts'
import { longestComment } from './bounds.ts'
import { PictureSlots } from './picture-slots.tsx'
import { isSendable } from './pictures.ts'
import { useApplication } from './use-application.ts'

/** Asks for what an offer gives: a short comment, and pictures that show what it is about. */
export function ApplicationForm({ detail: { promotion } }: { readonly detail: PromotionDetail }) {
  const t = useText()
  const at = useMomentText()
  const online = useOnline()
  const [comment, setComment] = useState('')
  const form = useApplication(promotion)
  const used = countCharacters(comment.trim())
  const isTooLong = used > longestComment
  const unfit = form.pictures.some((picture) => !isSendable(picture))
  const isEmpty = used === 0 && form.pictures.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isTooLong && !unfit && online) void form.send(comment.trim())
  }
  const hasArrived = form.stage === 'arrived'
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-3.5">
      <h2 className="text-h4">{t('promotions-pages.apply')}</h2>
      <p className="-mt-3 text-meta text-text-3">
        {t('promotions-pages.openUntil', { at: at(promotion.until) })}
      </p>
      <TextArea
        label={t('promotions-pages.comment')}
        hint={t('promotions-pages.counted', { used, most: longestComment })}
        error={isTooLong ? t('promotions-pages.tooLong', { most: longestComment }) : undefined}
        value={comment}
        rows={4}
        readOnly={form.stage !== 'writing'}
        onChange={(event) => setComment(event.target.value)}
      />
      <PictureSlots
        pictures={form.pictures}
        isTooMany={form.isTooMany}
        disabled={form.stage !== 'writing'}
        onAdd={(files) => void form.add(files)}
        onRemove={form.remove}
        onRetry={hasArrived ? (picture) => void form.retry(picture) : undefined}
      />
      {form.problem !== '' && (
        <Note tone="bad" role="alert">
          {form.problem}
        </Note>
      )}
      {unfit && <p className="text-meta text-neg">{t('promotions-pages.removeUnfit')}</p>}
      {hasArrived ? (
        <Note
          tone="pending"
          role="status"
          action={<Button onClick={form.finish}>{t('promotions-pages.leaveOut')}</Button>}
        >
          {t('promotions-pages.arrivedWithout')}
        </Note>
      ) : (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={form.stage === 'sending'}
          busyLabel={t('promotions-pages.sending')}
          disabled={!online || isEmpty || isTooLong || unfit}
        >
          {t('promotions-pages.send')}
        </Button>
      )}
      <ol className="grid gap-2 border-t border-line pt-3 text-meta text-text-2">
        <li>{t('promotions-pages.stepRead')}</li>
        <li>{t('promotions-pages.stepAnswered')}</li>
        <li>{t('promotions-pages.stepClaim')}</li>
      </ol>
    </form>
  )
}
