import { useState } from 'react'
import type { DeskFeedback } from '@baize/contract/support/support'
import { TextArea } from '@baize/ui/forms/text-area'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { endOne } from './api.ts'

type Props = {
  readonly feedback: DeskFeedback
  readonly onEnded: () => void
  readonly onClose: () => void
}

/** Where the answer goes is said before it is written. */
export function AnswerDialog({ feedback, onEnded, onClose }: Props) {
  const t = useText()
  const [answer, setAnswer] = useState('')
  return (
    <ReasonDialog
      title={t('support.answerTitle')}
      text={t(wayOf(feedback))}
      action={t('support.answer')}
      suggestion={t('support.answerReason')}
      blocked={answer.trim() === '' ? t('support.needsAnswer') : undefined}
      onConfirm={async (reason) => {
        await endOne({ id: feedback.id, answer: answer.trim(), close: false, reason })
        onEnded()
      }}
      onClose={onClose}
    >
      <TextArea
        label={t('support.answerField')}
        rows={6}
        maxLength={4000}
        value={answer}
        data-autofocus=""
        onChange={({ target }) => setAnswer(target.value)}
      />
    </ReasonDialog>
  )
}

export function CloseDialog({ feedback, onEnded, onClose }: Props) {
  const t = useText()
  return (
    <ReasonDialog
      title={t('support.closeTitle')}
      text={t('support.closeText')}
      action={t('support.closeFeedback')}
      onConfirm={async (reason) => {
        await endOne({ id: feedback.id, answer: '', close: true, reason })
        onEnded()
      }}
      onClose={onClose}
    />
  )
}

/** The server mails only to what is plainly an address; elsewhere a person must write it themselves. */
function wayOf({ member, contact }: DeskFeedback): TextKey {
  if (member !== '') return 'support.answerToInbox'
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) return 'support.answerByMail'
  return contact === '' ? 'support.answerKept' : 'support.answerByHand'
}
