import { useRef } from 'react'
import { calls } from 'virtual:contract'
import type { Operator } from '@baize/contract/system/operators'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../shared/forms/reason-field.tsx'
import { checkReason } from '../../shared/forms/reason.ts'
import { useForm } from '../../shared/forms/use-form.ts'
import { useOperatorWrite } from './api.ts'

type ResetOperatorProps = { readonly operator: Operator; readonly onClose: () => void }

/** A new password and a new authenticator, for an operator who lost one of them. */
export function ResetOperator({ operator, onClose }: ResetOperatorProps) {
  const t = useText()
  const toast = useToast()
  const write = useOperatorWrite()
  const { id, name } = operator
  const form = useForm({
    draft: useRef({ reason: '' }),
    check: checkReason,
    send: async (entries) => {
      await write(() => call(calls.resetOperator, { id, ...entries }))
      toast(t('ops.askedAdmin'), 'ok')
      onClose()
    },
  })
  return (
    <FormDialog
      danger
      title={t('ops.resetOf', { name })}
      text={t('ops.resetText')}
      action={t('ops.resetOperator')}
      form={form}
      onClose={onClose}
    >
      <ReasonField form={form} />
    </FormDialog>
  )
}
