import { useRef } from 'react'
import { calls } from 'virtual:contract'
import type { OperatorRole } from '@baize/contract/roles'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../shared/forms/reason-field.tsx'
import { checkReason } from '../../shared/forms/reason.ts'
import { checkFilled, useForm } from '../../shared/forms/use-form.ts'
import { useOperatorWrite } from './api.ts'
import { checkRoles } from './check-roles.ts'
import { RolesField } from './roles-field.tsx'

const empty = { username: '', name: '', reason: '', roles: [] as OperatorRole[] }

const usernames = /^[a-z][a-z0-9._-]{1,38}[a-z0-9]$/

export function CreateOperator({ onClose }: { onClose: () => void }) {
  const t = useText()
  const toast = useToast()
  const write = useOperatorWrite()
  const form = useForm({
    draft: useRef(empty),
    check: (entries) => ({
      ...checkFilled(entries, ['name']),
      ...(!usernames.test(entries.username) && { username: { key: 'ops.usernameHelp' } }),
      ...checkRoles(entries),
      ...checkReason(entries),
    }),
    fieldOf: {
      name_taken: 'username',
      username_looks_alike: 'username',
      username_reserved: 'username',
      name_looks_alike: 'name',
      name_reserved: 'name',
      name_unfit: 'name',
    },
    send: async (entries) => {
      await write(() => call(calls.createOperator, entries))
      toast(t('ops.askedAdmin'), 'ok')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('ops.addOperator')}
      text={t('ops.addOperatorText')}
      action={t('ops.addOperator')}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          form={form}
          name="username"
          required
          data-autofocus
          label={t('ops.username')}
          help={t('ops.usernameHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          keepAs={(typed) => typed.toLowerCase()}
        />
        <FormTextField
          form={form}
          name="name"
          required
          label={t('ops.columnName')}
          help={t('ops.nameHelp')}
          autoComplete="off"
          maxLength={60}
        />
      </div>
      <RolesField
        value={form.entries.roles}
        onValue={(roles) => form.set('roles', roles)}
        error={form.errorOf('roles')}
      />
      <ReasonField form={form} />
    </FormDialog>
  )
}
