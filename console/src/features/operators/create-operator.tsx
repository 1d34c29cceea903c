import { useState } from 'react'
import { CallFailed } from '@baize/contract/client'
import type { OperatorRole } from '@baize/contract/roles'
import { TextField } from '@baize/ui/text-field'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { ReasonField } from '../../shared/reason-field.tsx'
import { useCreateOperator } from './api.ts'
import { FirstPasswordField } from './first-password-field.tsx'
import { RolesField } from './roles-field.tsx'

const empty = { username: '', name: '', password: '', reason: '', roles: [] as OperatorRole[] }

export function CreateOperator({ onClose }: { onClose: () => void }) {
  const t = useText()
  const toast = useToast()
  const create = useCreateOperator()
  const [draft, setDraft] = useState(empty)
  const [noRole, setNoRole] = useState(false)
  const change = (part: Partial<typeof empty>) => setDraft({ ...draft, ...part })
  const code = create.error instanceof CallFailed ? create.error.code : undefined
  const failure = create.error ? failureText(create.error) : undefined
  const inField = code === 'name_taken' || code === 'name_looks_alike' || code === 'weak_password'
  const send = () => {
    setNoRole(draft.roles.length === 0)
    if (draft.roles.length === 0) return
    create.mutate(draft, {
      onSuccess: () => {
        toast(t('ops.askedAdmin'), 'ok')
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={t('ops.addOperator')}
      text={t('ops.addOperatorText')}
      action={t('ops.addOperator')}
      busy={create.isPending}
      error={inField ? undefined : create.error}
      onSend={send}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          required
          data-autofocus
          label={t('ops.username')}
          help={t('ops.usernameHelp')}
          error={code === 'name_taken' ? failure : undefined}
          pattern="[a-z][a-z0-9._\-]{2,39}"
          title={t('ops.usernameHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={draft.username}
          onChange={(event) => change({ username: event.target.value.toLowerCase() })}
        />
        <TextField
          required
          label={t('ops.columnName')}
          help={t('ops.nameHelp')}
          error={code === 'name_looks_alike' ? failure : undefined}
          autoComplete="off"
          maxLength={60}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <RolesField
        value={draft.roles}
        onValue={(roles) => change({ roles })}
        error={noRole && draft.roles.length === 0 ? t('ops.roleNeeded') : undefined}
      />
      <FirstPasswordField
        value={draft.password}
        onValue={(password) => change({ password })}
        error={code === 'weak_password' ? failure : undefined}
      />
      <ReasonField value={draft.reason} onValue={(reason) => change({ reason })} />
    </FormDialog>
  )
}
