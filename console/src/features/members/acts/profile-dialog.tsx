import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { ContactIds, Profile } from '@baize/contract/identity/member'
import { languageEntry } from '@baize/kernel/language'
import type { FormOfField } from '@baize/ui/forms/form-field.ts'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import type { Problem } from '@baize/texts/problem'
import { isSame } from '../../../shared/documents/json.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../../shared/forms/reason-field.tsx'
import { checkReason } from '../../../shared/forms/reason.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useMemberWrite, type MemberFile } from '../api.ts'
import { contactNames } from '../file/contact-names.ts'
import { countryName } from '../file/country-name.ts'

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
  const { contacts, ...plain } = file.profile
  const form = useForm({
    draft: useRef({ ...plain, ...contacts, reason: '' }),
    check: (entries) => ({ ...checkNationality(entries), ...checkReason(entries) }),
    fieldOf: { too_young: 'birthday', person_name_invalid: 'realName' },
    send: async ({ reason, ...entries }) => {
      const profile = profileOf(entries)
      if (isSame(profile, file.profile)) throw new CallFailed('nothing_changed', '')
      await write(calls.changeMemberProfile, { id, profile, reason })
      show(t('identity-desk.profileDone', { account }), 'ok')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('identity-desk.actOf', { act: t('identity-desk.correctProfile'), account })}
      text={t('identity-desk.profileText')}
      action={t('ops.save')}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {plainFields.map(([name, label, maxLength]) => (
          <FormTextField
            key={name}
            form={form}
            name={name}
            label={t(label)}
            autoComplete="off"
            maxLength={maxLength}
          />
        ))}
        <FormTextField
          form={form}
          name="birthday"
          type="date"
          label={t('identity-desk.birthday')}
          autoComplete="off"
        />
        <NationalityField form={form} />
      </div>
      <fieldset className="rounded-ctl border border-line p-4">
        <legend className="px-1 font-medium">{t('identity-desk.contactIds')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {contactNames.map(([name, label]) => (
            <FormTextField
              key={name}
              dense
              form={form}
              name={name}
              label={label}
              autoComplete="off"
              maxLength={50}
            />
          ))}
        </div>
      </fieldset>
      <ReasonField form={form} />
    </FormDialog>
  )
}

/** The form has all fields side by side; the profile keeps the contacts by themselves. */
function profileOf(entries: Omit<Profile, 'contacts'> & ContactIds): Profile {
  const { whatsapp, telegram, line, facebook, wechat, zalo, skype, qq, ...plain } = entries
  return { ...plain, contacts: { whatsapp, telegram, line, facebook, wechat, zalo, skype, qq } }
}

function checkNationality({ nationality }: Pick<Profile, 'nationality'>): {
  nationality?: Problem
} {
  const isCode = nationality === '' || /^[A-Z]{2}$/.test(nationality)
  return isCode ? {} : { nationality: { key: 'identity-desk.nationalityHelp' } }
}

function NationalityField({ form }: { readonly form: FormOfField<'nationality'> }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { nationality } = form.entries
  const name = nationality.length === 2 ? countryName(nationality, tag) : ''
  return (
    <FormTextField
      form={form}
      name="nationality"
      label={t('identity-desk.nationality')}
      help={name === '' || name === nationality ? t('identity-desk.nationalityHelp') : name}
      autoComplete="off"
      maxLength={2}
      keepAs={(typed) => typed.toUpperCase()}
    />
  )
}
