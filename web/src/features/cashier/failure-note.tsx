import type { ReactNode } from 'react'
import { CallFailed } from '@baize/contract/client'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

type Props = { readonly error: unknown; readonly action?: ReactNode }

/** Why something did not happen. What the server never answered may have happened, and says so. */
export function FailureNote({ error, action }: Props) {
  const t = useText()
  if (error === null || error === undefined) return null
  const isLost = error instanceof CallFailed && error.code === 'network_failed'
  return (
    <Note tone={isLost ? 'pending' : 'bad'} role="alert" action={action}>
      {isLost ? t('cashier.answerLost') : failureText(error)}
    </Note>
  )
}
