import { useState } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client'
import { Select } from '@baize/ui/select'
import { TextField } from '@baize/ui/text-field'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { failedField, fieldFailureText } from '../../shared/field-failure.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { ReasonField } from '../../shared/reason-field.tsx'
import { useMemberWrite } from './api.ts'
import { DefaultPasswordNote } from './default-password-note.tsx'
import { isMeant, UplineField } from './upline-field.tsx'
import { givenTypes, typeName } from './words.ts'

type CreateMemberProps = {
  readonly onCreated: (id: string) => void
  readonly onClose: () => void
}

const empty = { username: '', type: '0', nickname: '', upline: '', reason: '' }
type Draft = typeof empty
type Failed = { readonly field?: keyof Draft; readonly error: unknown }

/** Opens an account for somebody. It begins with the default password, which the first login changes. */
export function CreateMember({ onCreated, onClose }: CreateMemberProps) {
  const t = useText()
  const toast = useToast()
  const write = useMemberWrite()
  const [draft, setDraft] = useState(empty)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setFailed(undefined)
  }
  const send = async () => {
    setBusy(true)
    try {
      const uplineId = await findUpline(draft.upline)
      const input = {
        username: draft.username,
        nickname: draft.nickname,
        reason: draft.reason,
        type: givenTypes.find((type) => String(type) === draft.type) ?? 0,
        ...(uplineId !== undefined && { uplineId }),
      }
      const { id } = await write(calls.createMember, input)
      toast(t('identity-desk.created', { account: draft.username }), 'ok')
      onClose()
      onCreated(id)
    } catch (error) {
      setFailed({ error, ...fieldOf(error) })
      setBusy(false)
    }
  }
  const errorOf = (field: keyof Draft) => {
    if (failed?.field !== field) return undefined
    return field === 'upline' ? t('identity-desk.uplineUnknown') : fieldFailureText(failed.error)
  }
  return (
    <FormDialog
      title={t('identity-desk.create')}
      text={t('identity-desk.createText')}
      action={t('identity-desk.create')}
      busy={busy}
      error={failed && failed.field === undefined ? failed.error : undefined}
      onSend={() => void send()}
      onClose={onClose}
    >
      <DefaultPasswordNote />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          required
          data-autofocus
          label={t('identity-desk.username')}
          help={t('identity-desk.usernameHelp')}
          error={errorOf('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={draft.username}
          onChange={(event) => change({ username: event.target.value })}
        />
        <Select
          label={t('identity-desk.columnType')}
          value={draft.type}
          options={givenTypes.map((type) => ({ value: String(type), label: typeName(t, type) }))}
          help={draft.type === '9' ? t('identity-desk.houseHelp') : undefined}
          onValue={(type) => change({ type })}
        />
        <TextField
          label={t('identity-desk.nickname')}
          hint={t('identity-desk.optional')}
          error={errorOf('nickname')}
          autoComplete="off"
          maxLength={60}
          value={draft.nickname}
          onChange={(event) => change({ nickname: event.target.value })}
        />
        <div>
          <UplineField
            value={draft.upline}
            error={errorOf('upline')}
            onValue={(upline) => change({ upline })}
          />
        </div>
      </div>
      <ReasonField value={draft.reason} onValue={(reason) => change({ reason })} />
    </FormDialog>
  )
}

async function findUpline(text: string): Promise<string | undefined> {
  const search = text.trim()
  if (search === '') return undefined
  const { items } = await call(calls.listMembers, { search, limit: 20 })
  const found = items.find((member) => isMeant(member, search))
  if (!found) throw new CallFailed('not_found', '')
  return found.id
}

function fieldOf(error: unknown): { readonly field?: keyof Draft } {
  if (!(error instanceof CallFailed)) return {}
  if (error.code === 'name_taken') return { field: 'username' }
  if (error.code === 'not_found') return { field: 'upline' }
  const field = failedField(error)
  return field === 'username' || field === 'nickname' ? { field } : {}
}
