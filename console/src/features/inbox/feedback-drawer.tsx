import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { DeskFeedback } from '@baize/contract/support/support'
import { Button } from '@baize/ui/button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { IconButton } from '@baize/ui/icon-button'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../shared/desk-key.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useKeys } from '../../shared/keys.ts'
import { useOperator } from '../../shared/operator.ts'
import { oneFeedbackQuery } from './api.ts'
import { AnswerDialog, CloseDialog } from './end-dialogs.tsx'
import { FeedbackBody } from './feedback-body.tsx'
import { feedbackCategoryNames } from './names.ts'

type Props = {
  readonly id: string
  readonly onStep: (step: 1 | -1) => void
  /** It was answered or closed. */
  readonly onEnded: (id: string) => void
  readonly onClose: () => void
}

/** One feedback: its words, its pictures, who sent it, and what comes of it. */
export function FeedbackDrawer({ id, onStep, onEnded, onClose }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(oneFeedbackQuery(id))
  return (
    <Drawer
      title={data ? t(feedbackCategoryNames[data.feedback.category]) : t('ops.placeFeedback')}
      sub={data && <DeskMoment at={data.feedback.at} show="long" />}
      onClose={onClose}
      actions={
        <>
          <IconButton
            size="sm"
            label={t('ops.keyPrevious')}
            icon={<ChevronUp size={20} />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            size="sm"
            label={t('ops.keyNext')}
            icon={<ChevronDown size={20} />}
            onClick={() => onStep(1)}
          />
        </>
      }
      footer={
        data?.feedback.state === 'open' && (
          <Decisions feedback={data.feedback} onEnded={() => onEnded(id)} />
        )
      }
    >
      {data ? (
        <FeedbackBody feedback={data.feedback} pictures={data.pictures} />
      ) : error ? (
        <FailureNote error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Drawer>
  )
}

type DecisionsProps = { readonly feedback: DeskFeedback; readonly onEnded: () => void }

function Decisions({ feedback, onEnded }: DecisionsProps) {
  const t = useText()
  const mayWrite = useOperator().can('admin', 'support')
  const [open, setOpen] = useState<'answer' | 'close'>()
  useKeys(
    mayWrite
      ? [
          { keys: 'a', label: t('support.answer'), run: () => setOpen('answer') },
          { keys: 'c', label: t('support.closeFeedback'), run: () => setOpen('close') },
        ]
      : [],
  )
  if (!mayWrite) return <p className="text-meta text-text-3">{t('support.mayNotAnswer')}</p>
  const dialog = { feedback, onEnded, onClose: () => setOpen(undefined) }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen('answer')}>
        {t('support.answer')}
        <DeskKey>A</DeskKey>
      </Button>
      <Button onClick={() => setOpen('close')}>
        {t('support.closeFeedback')}
        <DeskKey>C</DeskKey>
      </Button>
      {open === 'answer' && <AnswerDialog {...dialog} />}
      {open === 'close' && <CloseDialog {...dialog} />}
    </>
  )
}
