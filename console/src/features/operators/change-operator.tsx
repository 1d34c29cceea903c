import { useState } from 'react'
import { CallFailed } from '@baize/contract/client'
import type { Operator } from '@baize/contract/operators'
import { TextField } from '@baize/ui/text-field'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useOperator } from '../../shared/operator.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { ReasonField } from '../../shared/reason-field.tsx'
import { useChangeOperator } from './api.ts'
import { RolesField } from './roles-field.tsx'

type ChangeOperatorProps = { readonly operator: Operator; readonly onClose: () => void }

/** Name and roles. The operator's sessions end, because they carry both. A further role waits for another admin. */
export function ChangeOperator({ operator, onClose }: ChangeOperatorProps) {
  const t = useText()
  const toast = useToast()
  const me = useOperator()
  const save = useChangeOperator()
  const [name, setName] = useState(operator.name)
  const [roles, setRoles] = useState(operator.roles)
  const [reason, setReason] = useState('')
  const code = save.error instanceof CallFailed ? save.error.code : undefined
  const failure = save.error ? failureText(save.error) : undefined
  const roleError = roles.length === 0 ? t('ops.roleNeeded') : undefined
  const send = () => {
    if (roleError) return
    const input = { id: operator.id, name, roles, closed: operator.closed, reason }
    save.mutate(input, {
      onSuccess: ({ approvalId }) => {
        toast(approvalId ? t('ops.askedAdmin') : t('ops.operatorChanged', { name }), 'ok')
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={t('ops.changeOf', { name: operator.name })}
      text={operator.id === me.id ? t('ops.changeSelfText') : t('ops.changeOperatorText')}
      action={t('ops.save')}
      busy={save.isPending}
      error={code === 'last_admin' || code === 'name_looks_alike' ? undefined : save.error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        required
        data-autofocus
        label={t('ops.columnName')}
        autoComplete="off"
        maxLength={60}
        error={code === 'name_looks_alike' ? failure : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <RolesField
        value={roles}
        onValue={setRoles}
        error={roleError ?? (code === 'last_admin' ? failure : undefined)}
      />
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  )
}
