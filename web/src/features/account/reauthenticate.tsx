import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { askAccountAgain, type Security } from './api.ts'

/** Asks once more who is there, before what protects the account is changed. */
export function Reauthenticate({ security }: { security: Security }) {
  const t = useText()
  const byCode = !security.passwordSet
  const draft = useRef({ password: '', code: '' })
  const form = useForm<'password' | 'code'>({
    draft,
    check: (entries) => {
      const field = byCode ? 'code' : 'password'
      return entries[field] === '' ? { [field]: { key: 'ui.fillIn' } } : {}
    },
    fieldOf: { wrong_credentials: 'password', wrong_code: 'code' },
    send: async ({ password, code }, signal) => {
      await call(calls.reauthenticate, byCode ? { code } : { password }, { signal })
      await askAccountAgain()
    },
  })
  return (
    <form {...form.frame} className="grid gap-4">
      <p className="text-text-2">{t('identity-account.proveFirst')}</p>
      <FormNote form={form} />
      {byCode ? (
        <FormTextField
          form={form}
          name="code"
          label={t('identity-account.authenticatorCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus=""
        />
      ) : (
        <FormPasswordField
          form={form}
          name="password"
          label={t('identity-account.loginPassword')}
          autoComplete="current-password"
          data-autofocus=""
        />
      )}
      <Button type="submit" variant="primary" block busy={form.busy}>
        {t('identity-account.confirm')}
      </Button>
    </form>
  )
}
