import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { Select } from '@baize/ui/forms/select'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { FieldRefused } from '@baize/ui/forms/use-form.ts'
import type { Problem } from '@baize/texts/problem'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../../shared/forms/reason-field.tsx'
import { checkReason } from '../../../shared/forms/reason.ts'
import { checkFilled, useForm } from '../../../shared/forms/use-form.ts'
import { useMemberWrite } from '../api.ts'
import { DefaultPasswordNote } from './default-password-note.tsx'
import { isMeant, UplineField } from './upline-field.tsx'
import { useTypeName } from '../use-type-name.ts'
import { givenTypes } from '../words.ts'

type CreateMemberProps = {
  readonly onCreated: (id: string) => void
  readonly onClose: () => void
}

const empty = { username: '', type: '0', nickname: '', upline: '', reason: '' }

/** Opens an account for somebody. It begins with the default password, which the first login changes. */
export function CreateMember({ onCreated, onClose }: CreateMemberProps) {
  const t = useText()
  const typeName = useTypeName()
  const toast = useToast()
  const write = useMemberWrite()
  const form = useForm({
    draft: useRef(empty),
    check: (entries) => ({ ...checkFilled(entries, ['username']), ...checkReason(entries) }),
    fieldOf: { name_taken: 'username' },
    send: async ({ username, nickname, reason, type, upline }) => {
      const uplineId = await findUpline(upline)
      const input = {
        username,
        nickname,
        reason,
        type: givenTypes.find((given) => String(given) === type) ?? 0,
        ...(uplineId !== undefined && { uplineId }),
      }
      const { id } = await write(calls.createMember, input)
      toast(t('identity-desk.created', { account: username }), 'ok')
      onClose()
      onCreated(id)
    },
  })
  const { type } = form.entries
  return (
    <FormDialog
      title={t('identity-desk.create')}
      text={t('identity-desk.createText')}
      action={t('identity-desk.create')}
      form={form}
      onClose={onClose}
    >
      <DefaultPasswordNote />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          form={form}
          name="username"
          required
          data-autofocus
          label={t('identity-desk.username')}
          help={t('identity-desk.usernameHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
        <Select
          label={t('identity-desk.columnType')}
          value={type}
          options={givenTypes.map((given) => ({ value: String(given), label: typeName(given) }))}
          help={type === '9' ? t('identity-desk.houseHelp') : undefined}
          onValue={(value) => form.set('type', value)}
        />
        <FormTextField
          form={form}
          name="nickname"
          label={t('identity-desk.nickname')}
          hint={t('identity-desk.optional')}
          autoComplete="off"
          maxLength={60}
        />
        <div>
          <UplineField form={form} />
        </div>
      </div>
      <ReasonField form={form} />
    </FormDialog>
  )
}

async function findUpline(text: string): Promise<string | undefined> {
  const search = text.trim()
  if (search === '') return undefined
  const { items } = await call(calls.listMembers, { search, limit: 20 })
  const found = items.find((member) => isMeant(member, search))
  if (!found) throw new FieldRefused<Problem>('upline', { key: 'identity-desk.uplineUnknown' })
  return found.id
}
