import type { ReactNode } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { failureText } from '../../shared/api.ts'
import { isRefusal } from './intent.ts'

type MoneyFailureNoteProps = { readonly error: unknown; readonly action?: ReactNode }

/** Why money did not move, and what was kept. What the server never answered may have happened, and says so. */
export function MoneyFailureNote({ error, action }: MoneyFailureNoteProps) {
  const t = useText()
  const at = useMomentText()
  const { until } = (error instanceof CallFailed ? (error.value ?? {}) : {}) as { until?: string }
  if (error instanceof CallFailed && error.code === 'money_held' && until !== undefined) {
    const said = t('cashier.heldText', { time: at(until) })
    return <FailureNote tone="pending" error={error} said={said} action={action} />
  }
  const isLost = error instanceof CallFailed && error.code === 'network_failed'
  if (isRefusal(error)) {
    const said = (
      <>
        {failureText(error)} {t('cashier.nothingMovedKept')}
      </>
    )
    return <FailureNote error={error} said={said} action={action} />
  }
  if (!isLost) return <FailureNote error={error} action={action} />
  return <FailureNote tone="pending" error={error} said={t('cashier.answerLost')} action={action} />
}
