import { useOnce } from '../../shared/use-once.ts'
import { useState } from 'react'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../shared/online.ts'
import { aboutOf, draftAbout } from './feedback-about.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { createFeedbackSender, type FeedbackDraft } from './feedback-request.ts'
import { FeedbackSent } from './feedback-sent.tsx'

const formId = 'feedback-form'

/** Anybody may tell the house something, a visitor too. */
export function FeedbackPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const online = useOnline()
  const [draft, setDraft] = useState<FeedbackDraft>(() => draftAbout(aboutOf(readAddress().search)))
  const [send] = useState(createFeedbackSender)
  const sending = useOnce({ mutationFn: send })
  if (sending.isSuccess) {
    return (
      <Dialog
        open
        size="sm"
        onClose={onClose}
        title={t('shell.feedback')}
        footer={<Button onClick={onClose}>{t('support.close')}</Button>}
      >
        <FeedbackSent contact={sending.variables.contact} />
      </Dialog>
    )
  }
  const submit = (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      busy={sending.isPending}
      busyLabel={t('support.sending')}
      disabled={!online}
    >
      {t(sending.isError ? 'ui.tryAgain' : 'support.send')}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={t('shell.feedback')} footer={submit}>
      <FeedbackForm
        id={formId}
        draft={draft}
        onDraft={setDraft}
        onSend={() => sending.mutate(draft)}
        busy={sending.isPending}
        error={sending.error}
      />
    </Dialog>
  )
}
