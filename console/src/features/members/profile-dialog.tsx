import { useState } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client'
import type { ContactIds, Profile } from '@baize/contract/member'
import { languageEntry } from '@baize/kernel/language'
import { TextField } from '@baize/ui/text-field'
import { useToast } from '@baize/ui/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { isSame } from '../../shared/documents/json.ts'
import { failedField, fieldFailureText } from '../../shared/field-failure.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { ReasonField } from '../../shared/reason-field.tsx'
import { useMemberWrite, type MemberFile } from './api.ts'
import { contactNames } from './contact-names.ts'
import { countryName } from './country-name.ts'

type Plain = Exclude<keyof Profile, 'contacts' | 'nationality' | 'birthday'>

const plainFields = [
  ['realName', 'identity-desk.realName', 60],
  ['nickname', 'identity-desk.nickname', 60],
  ['idNumber', 'identity-desk.idNumber', 30],
  ['occupation', 'identity-desk.occupation', 60],
  ['sourceOfIncome', 'identity-desk.income', 60],
  ['address', 'identity-desk.address', 200],
] as const satisfies readonly (readonly [Plain, TextKey, number])[]

type ProfileDialogProps = { readonly file: MemberFile; readonly onClose: () => void }

/** Corrects what the member cannot: a settled name or birthday among it. */
export function ProfileDialog({ file, onClose }: ProfileDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useMemberWrite()
  const { id, account } = file.member
  const [profile, setProfile] = useState(file.profile)
  const [reason, setReason] = useState('')
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const change = (part: Partial<Profile>) => setProfile({ ...profile, ...part })
  const wrong = fieldOf(state.error)
  const send = async () => {
    if (isSame(profile, file.profile)) {
      setState({ busy: false, error: new CallFailed('nothing_changed', '') })
      return
    }
    setState({ busy: true })
    try {
      await write(calls.changeMemberProfile, { id, profile, reason })
      show(t('identity-desk.profileDone', { account }), 'ok')
      onClose()
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  const errorOf = (field: string) => (wrong === field ? fieldFailureText(state.error) : undefined)
  return (
    <FormDialog
      title={t('identity-desk.actOf', { act: t('identity-desk.correctProfile'), account })}
      text={t('identity-desk.profileText')}
      action={t('ops.save')}
      busy={state.busy}
      error={wrong === undefined ? state.error : undefined}
      onSend={() => void send()}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {plainFields.map(([name, label, maxLength]) => (
          <TextField
            key={name}
            label={t(label)}
            error={errorOf(name)}
            autoComplete="off"
            maxLength={maxLength}
            value={profile[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        <TextField
          type="date"
          label={t('identity-desk.birthday')}
          error={errorOf('birthday')}
          autoComplete="off"
          value={profile.birthday}
          onChange={(event) => change({ birthday: event.target.value })}
        />
        <NationalityField
          value={profile.nationality}
          error={errorOf('nationality')}
          onValue={(nationality) => change({ nationality })}
        />
      </div>
      <ContactFields
        contacts={profile.contacts}
        errorOf={errorOf}
        onContacts={(contacts) => change({ contacts })}
      />
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  )
}

function fieldOf(error: unknown): string | undefined {
  const isTooYoung = error instanceof CallFailed && error.code === 'too_young'
  return isTooYoung ? 'birthday' : failedField(error)
}

type NationalityFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

function NationalityField({ value, error, onValue }: NationalityFieldProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const name = value.length === 2 ? countryName(value, tag) : ''
  return (
    <TextField
      label={t('identity-desk.nationality')}
      help={name === '' || name === value ? t('identity-desk.nationalityHelp') : name}
      error={error}
      autoComplete="off"
      pattern="[A-Z]{2}"
      title={t('identity-desk.nationalityHelp')}
      maxLength={2}
      value={value}
      onChange={(event) => onValue(event.target.value.toUpperCase())}
    />
  )
}

type ContactFieldsProps = {
  readonly contacts: ContactIds
  readonly errorOf: (field: string) => string | undefined
  readonly onContacts: (contacts: ContactIds) => void
}

function ContactFields({ contacts, errorOf, onContacts }: ContactFieldsProps) {
  const t = useText()
  return (
    <fieldset className="rounded-ctl border border-line p-4">
      <legend className="px-1 font-medium">{t('identity-desk.contactIds')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {contactNames.map(([name, label]) => (
          <TextField
            key={name}
            dense
            label={label}
            error={errorOf(name)}
            autoComplete="off"
            maxLength={50}
            value={contacts[name]}
            onChange={(event) => onContacts({ ...contacts, [name]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
