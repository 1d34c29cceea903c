import { CircleCheck } from 'lucide-react'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useText } from '@baize/texts/use-text'
import { usePerson } from '../../shared/session.ts'
import { hasInbox } from './api.ts'

/** It has arrived; what follows depends on how somebody can be answered. */
export function FeedbackSent({ contact }: { readonly contact: string }) {
  const t = useText()
  const answered = hasInbox(usePerson())
    ? 'support.answerInInbox'
    : contact.trim() === ''
      ? 'support.answerNowhere'
      : 'support.answerToContact'
  return (
    <div role="status">
      <EmptyState
        picture={<CircleCheck size={48} aria-hidden="true" className="text-pos" />}
        title={t('support.sentTitle')}
        text={t(answered)}
      />
    </div>
  )
}
