import type { OutboxMessage } from '@baize/contract/system/desk'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { MessageCode } from './message-code.tsx'
import { Kind, OutboxOutcome } from './message-words.tsx'

type MessageDetailProps = {
  readonly message: OutboxMessage
  readonly now: Date
  readonly onClose: () => void
}

/** The whole message as the person would get it. */
export function MessageDetail({ message, now, onClose }: MessageDetailProps) {
  const t = useText()
  return (
    <Sheet open onClose={onClose} side="end" title={message.subject || t('system-desk.message')}>
      <KeyValues
        ruled
        items={[
          { id: 'by', label: t('system-desk.by'), value: <Kind kind={message.kind} /> },
          { id: 'to', label: t('system-desk.to'), value: message.to },
          {
            id: 'at',
            label: t('system-desk.sent'),
            value: <DeskMoment at={message.at} show="long" />,
          },
          {
            id: 'outcome',
            label: t('system-desk.outcome'),
            value: <OutboxOutcome message={message} now={now} />,
          },
          {
            id: 'code',
            label: t('system-desk.code'),
            value: <MessageCode message={message} now={now} />,
          },
          { id: 'id', label: t('system-desk.messageId'), value: message.id },
        ]}
      />
      <p className="mt-4 mb-1.5 font-semibold">{t('system-desk.messageText')}</p>
      <p className="rounded-ctl border border-line bg-s2 p-4 break-words whitespace-pre-wrap">
        {message.text}
      </p>
    </Sheet>
  )
}
