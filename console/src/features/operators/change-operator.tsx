import { useRef } from 'react'
import { calls } from 'virtual:contract'
import type { Operator } from '@baize/contract/system/operators'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { useOperator } from '../../shared/operator.ts'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../shared/forms/reason-field.tsx'
import { checkReason } from '../../shared/forms/reason.ts'
import { checkFilled, useForm } from '../../shared/forms/use-form.ts'
import { useOperatorWrite } from './api.ts'
import { checkRoles } from './check-roles.ts'
import { RolesField } from './roles-field.tsx'

type ChangeOperatorProps = { readonly operator: Operator; readonly onClose: () => void }

/** Name and roles. The operator's sessions end, because they carry both. Another name or a further role waits for another admin. */
export function ChangeOperator({ operator, onClose }: ChangeOperatorProps) {
  const t = useText()
  const toast = useToast()
  const me = useOperator()
  const write = useOperatorWrite()
  const { id, closed } = operator
  const form = useForm({
    draft: useRef({ name: operator.name, roles: operator.roles, reason: '' }),
    check: (entries) => ({
      ...checkFilled(entries, ['name']),
      ...checkRoles(entries),
      ...checkReason(entries),
    }),
    fieldOf: {
      last_admin: 'roles',
      name_looks_alike: 'name',
      name_reserved: 'name',
      name_unfit: 'name',
    },
    send: async (entries) => {
      const input = { id, closed, ...entries }
      const { approvalId } = await write(() => call(calls.changeOperator, input))
      const { name } = entries
      toast(approvalId ? t('ops.askedAdmin') : t('ops.operatorChanged', { name }), 'ok')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('ops.changeOf', { name: operator.name })}
      text={id === me.id ? t('ops.changeSelfText') : t('ops.changeOperatorText')}
      action={t('ops.save')}
      form={form}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="name"
        required
        data-autofocus
        label={t('ops.columnName')}
        autoComplete="off"
        maxLength={60}
      />
      <RolesField
        value={form.entries.roles}
        onValue={(roles) => form.set('roles', roles)}
        error={form.errorOf('roles')}
      />
      <ReasonField form={form} />
    </FormDialog>
  )
}
