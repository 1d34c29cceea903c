import { useState } from 'react'
import type { DeskFeedback } from '@baize/contract/support'
import { TextArea } from '@baize/ui/text-area'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
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
      title={t('inbox.answerTitle')}
      text={t(wayOf(feedback))}
      action={t('inbox.answer')}
      suggestion={t('inbox.answerReason')}
      blocked={answer.trim() === '' ? t('inbox.needsAnswer') : undefined}
      onConfirm={async (reason) => {
        await endOne({ id: feedback.id, answer: answer.trim(), close: false, reason })
        onEnded()
      }}
      onClose={onClose}
    >
      <TextArea
        label={t('inbox.answerField')}
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
      title={t('inbox.closeTitle')}
      text={t('inbox.closeText')}
      action={t('inbox.closeFeedback')}
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
  if (member !== '') return 'inbox.answerToInbox'
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) return 'inbox.answerByMail'
  return contact === '' ? 'inbox.answerKept' : 'inbox.answerByHand'
}
