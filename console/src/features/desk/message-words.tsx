import { Bell, Check, Hourglass, Inbox, Mail, MessageSquare, Minus, X } from 'lucide-react'
import type { OutboxMessage } from '@baize/contract/system/desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import type { MessageKind } from './api.ts'
import { timeLeft } from './countdown.ts'

export const outboxKindNames: Record<MessageKind, TextKey> = {
  sms: 'system-desk.kindSms',
  email: 'system-desk.kindEmail',
  push: 'system-desk.kindPush',
}

const kindIcons = { sms: MessageSquare, email: Mail, push: Bell }

export function Kind({ kind }: { readonly kind: MessageKind }) {
  const t = useText()
  const Icon = kindIcons[kind]
  return (
    <span className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap">
      <Icon size={16} aria-hidden="true" className="text-text-3" /> {t(outboxKindNames[kind])}
    </span>
  )
}

type OutcomeProps = { readonly message: OutboxMessage; readonly now: Date }

/** What became of a message, and how long its code still holds. */
export function OutboxOutcome({ message, now }: OutcomeProps) {
  const t = useText()
  const { outcome, codeExpiresAt } = message
  const left = codeExpiresAt === null ? undefined : timeLeft(codeExpiresAt, now)
  if (outcome === 'failed') {
    return (
      <StatusChip tone="bad" icon={<X size={14} aria-hidden="true" />}>
        {message.failure}
      </StatusChip>
    )
  }
  if (codeExpiresAt !== null && left === undefined) {
    return (
      <StatusChip tone="plain" icon={<Minus size={14} aria-hidden="true" />}>
        {t('system-desk.codeExpired')}
      </StatusChip>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <OutcomeChip outcome={outcome} />
      {left !== undefined && (
        <span className="figures text-text-3">{t('system-desk.left', { left })}</span>
      )}
    </span>
  )
}

function OutcomeChip({ outcome }: { readonly outcome: 'waiting' | 'delivered' | 'kept' }) {
  const t = useText()
  if (outcome === 'waiting') {
    return (
      <StatusChip tone="pending" icon={<Hourglass size={14} aria-hidden="true" />}>
        {t('system-desk.outcomeWaiting')}
      </StatusChip>
    )
  }
  return outcome === 'delivered' ? (
    <StatusChip tone="ok" icon={<Check size={14} aria-hidden="true" />}>
      {t('system-desk.outcomeDelivered')}
    </StatusChip>
  ) : (
    <StatusChip tone="info" icon={<Inbox size={14} aria-hidden="true" />}>
      {t('system-desk.outcomeKept')}
    </StatusChip>
  )
}
