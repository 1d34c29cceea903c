import { useState } from 'react'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { sendTestMessage, type MessageKind } from './api.ts'
import { outboxKindNames } from './message-words.tsx'

/** Sends one message through the port that is configured, to see what becomes of it. */
export function SendTestDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const [kind, setKind] = useState<MessageKind>('sms')
  const [to, setTo] = useState('')
  const send = async (reason: string) => {
    const { outcome, failure } = await sendTestMessage(kind, to.trim(), reason)
    if (outcome === 'failed') show(t('system-desk.testFailed', { failure }), 'bad')
    else show(t('system-desk.testSent'), 'ok')
  }
  return (
    <ReasonDialog
      title={t('system-desk.sendTest')}
      text={t('system-desk.sendTestText')}
      action={t('system-desk.send')}
      suggestion={t('system-desk.sendTestReason')}
      blocked={to.trim() === '' ? t('system-desk.recipientMissing') : undefined}
      onConfirm={send}
      onClose={onClose}
    >
      <Segmented
        label={t('system-desk.by')}
        value={kind}
        segments={(['sms', 'email', 'push'] as const).map((value) => ({
          value,
          label: t(outboxKindNames[value]),
        }))}
        onValue={setKind}
      />
      <TextField
        label={t('system-desk.to')}
        value={to}
        maxLength={200}
        autoComplete="off"
        inputMode={kind === 'email' ? 'email' : kind === 'sms' ? 'tel' : 'text'}
        help={t(
          kind === 'email'
            ? 'system-desk.toMail'
            : kind === 'sms'
              ? 'system-desk.toPhone'
              : 'system-desk.toMember',
        )}
        onChange={(event) => setTo(event.target.value)}
      />
    </ReasonDialog>
  )
}
