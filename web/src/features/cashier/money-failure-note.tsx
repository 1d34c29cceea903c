import type { ReactNode } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'

type MoneyFailureNoteProps = { readonly error: unknown; readonly action?: ReactNode }

/** Why money did not move. What the server never answered may have happened, and says so. */
export function MoneyFailureNote({ error, action }: MoneyFailureNoteProps) {
  const t = useText()
  const isLost = error instanceof CallFailed && error.code === 'network_failed'
  if (!isLost) return <FailureNote error={error} action={action} />
  return <FailureNote tone="pending" error={error} said={t('cashier.answerLost')} action={action} />
}
