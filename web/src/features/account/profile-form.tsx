import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { languageEntry } from '@baize/kernel/language'
import type { ContactIds, Profile } from '@baize/contract/identity/member'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/forms/select'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { call } from '../../shared/api.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { notify } from '../../shared/notices.ts'
import { useSystem } from '../../shared/system.ts'
import { askAccountAgain } from './api.ts'
import { countryCodes } from './country-codes.ts'

type Own = Exclude<keyof Profile, 'contacts'>
type Name = Own | keyof ContactIds

const own = {
  nickname: ['identity-account.nickname', 60, 'nickname'],
  realName: ['identity-account.realName', 60, 'name'],
  birthday: ['identity-account.birthday', 10, 'bday'],
  idNumber: ['identity-account.idNumber', 30, 'off'],
  address: ['identity-account.address', 200, 'street-address'],
  occupation: ['identity-account.occupation', 60, 'organization-title'],
  sourceOfIncome: ['identity-account.sourceOfIncome', 60, 'off'],
} as const satisfies Partial<Record<Own, readonly [TextKey, number, string]>>

// Names of services are names; they are the same in every language.
const contacts: Readonly<Record<keyof ContactIds, string>> = {
  qq: 'QQ',
  wechat: 'WeChat',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  telegram: 'Telegram',
  line: 'LINE',
  zalo: 'Zalo',
  skype: 'Skype',
}

type Props = { readonly profile: Profile; readonly locked: readonly string[] }

/** What a member tells of themselves. What is settled is shown, and says who can still change it. */
export function ProfileForm({ profile, locked }: Props) {
  const t = useText()
  const { contacts: known, ...rest } = profile
  const draft = useRef<Entries<Name>>({ ...rest, ...known })
  const form = useForm<Name>({
    draft,
    check: () => ({}),
    fieldOf: { too_young: 'birthday', field_locked: 'realName', person_name_invalid: 'realName' },
    send: async (entries, signal) => {
      await call(calls.changeProfile, profileOf(entries), { signal })
      await askAccountAgain()
      notify(t('identity-account.profileSaved'), 'ok')
    },
  })
  const { zaloHint } = useSystem().info.brand
  const isLocked = (name: string) => locked.includes(name)
  return (
    <form {...form.frame} className="grid gap-6">
      <FormNote form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries(own).map(([name, [label, maxLength, autoComplete]]) => (
          <FormTextField
            key={name}
            form={form}
            name={name as Name}
            label={t(label)}
            type={name === 'birthday' ? 'date' : 'text'}
            maxLength={maxLength}
            autoComplete={autoComplete}
            readOnly={isLocked(name)}
            help={isLocked(name) ? t('identity-account.settled') : undefined}
          />
        ))}
        <Nationality
          value={form.entries.nationality}
          onValue={(value) => form.set('nationality', value)}
        />
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-lead">{t('identity-account.contacts')}</legend>
        {Object.entries(contacts).map(([name, label]) => (
          <FormTextField
            key={name}
            form={form}
            name={name as Name}
            label={label}
            maxLength={50}
            autoComplete="off"
            help={name === 'zalo' && zaloHint !== '' ? zaloHint : undefined}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="primary" busy={form.busy} className="justify-self-start">
        {t('identity-account.save')}
      </Button>
    </form>
  )
}

function Nationality({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const options = countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, tag))
  return (
    <Select
      label={t('identity-account.nationality')}
      autoComplete="country"
      options={[{ value: '', label: t('identity-account.notSaid') }, ...options]}
      value={value}
      onValue={onValue}
    />
  )
}

function profileOf(entries: Entries<Name>): Profile {
  const { qq, wechat, whatsapp, facebook, telegram, line, zalo, skype, ...rest } = entries
  return { ...rest, contacts: { qq, wechat, whatsapp, facebook, telegram, line, zalo, skype } }
}
