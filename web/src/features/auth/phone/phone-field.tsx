import { useEffect } from 'react'
import { Field } from '@baize/ui/forms/field'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { formField } from '@baize/ui/forms/form-field.ts'
import type { Form } from '../../../shared/form/use-form.ts'
import { fetchPhones } from './check-phone.ts'
import { useCountries } from './countries.ts'
import { DialPicker } from './dial-picker.tsx'

export type PhoneNames = 'mobileNum' | 'countryDialingCode'

type Props = {
  readonly form: Form<PhoneNames>
  readonly help?: string
  readonly optional?: boolean
}

/** A mobile number behind its dialling code. The code is picked only where there is more than one. */
export function PhoneField({ form, help, optional = false }: Props) {
  const t = useText()
  const { countries, usual } = useCountries()
  const code = useDialingCode(form)
  const { error, ...bound } = formField(form, 'mobileNum')
  useEffect(fetchPhones, [])
  return (
    <Field
      label={t('identity.mobile')}
      hint={optional && t('identity.optional')}
      help={help}
      error={error}
    >
      {(control) => (
        <div className={cx(shellClass, 'relative h-11 px-3')}>
          {countries.length > 1 ? (
            <DialPicker
              countries={countries}
              code={code}
              {...(usual && { picked: usual.countryCode })}
              onPick={(picked) => form.set('countryDialingCode', picked)}
            />
          ) : (
            usual && <span className="flex-none text-text-2">+{code}</span>
          )}
          <input
            {...bound}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={40}
            className={bareInputClass}
          />
        </div>
      )}
    </Field>
  )
}

/** The code that was picked, or that of the country where the visitor is; what is sent is what is seen. */
function useDialingCode(form: Form<PhoneNames>): string {
  const { usual } = useCountries()
  const picked = form.entries.countryDialingCode
  const code = picked === '' ? (usual?.countryDialingCode ?? '') : picked
  useEffect(() => {
    if (picked === '' && code !== '') form.set('countryDialingCode', code)
  })
  return code
}
