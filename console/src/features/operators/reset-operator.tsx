import { useState } from 'react'
import { CallFailed } from '@baize/contract/client'
import type { Operator } from '@baize/contract/operators'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { ReasonField } from '../../shared/reason-field.tsx'
import { useResetOperator } from './api.ts'
import { FirstPasswordField } from './first-password-field.tsx'

type ResetOperatorProps = { readonly operator: Operator; readonly onClose: () => void }

/** A new password and a new authenticator, for an operator who lost one of them. */
export function ResetOperator({ operator, onClose }: ResetOperatorProps) {
  const t = useText()
  const toast = useToast()
  const reset = useResetOperator()
  const [password, setPassword] = useState('')
  const [reason, setReason] = useState('')
  const isWeak = reset.error instanceof CallFailed && reset.error.code === 'weak_password'
  const { id, name } = operator
  const send = () =>
    reset.mutate(
      { id, password, reason },
      {
        onSuccess: () => {
          toast(t('ops.askedAdmin'), 'ok')
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('ops.resetOf', { name })}
      text={t('ops.resetText')}
      action={t('ops.resetOperator')}
      danger
      busy={reset.isPending}
      error={isWeak ? undefined : reset.error}
      onSend={send}
      onClose={onClose}
    >
      <FirstPasswordField
        value={password}
        onValue={setPassword}
        error={isWeak ? failureText(reset.error) : undefined}
      />
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  )
}
