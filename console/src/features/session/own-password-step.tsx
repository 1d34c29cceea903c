import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { checkFilled, useForm } from '../../shared/forms/use-form.ts'
import type { Credentials, SignInTicket } from './api.ts'

type OwnPasswordStepProps = {
  /** The name and the one-time password that were given before. */
  readonly credentials: Credentials
  readonly onTicket: (ticket: SignInTicket) => void
  readonly onBack: () => void
}

/** Whoever comes with a one-time password chooses an own one before anything else. */
export function OwnPasswordStep({ credentials, onTicket, onBack }: OwnPasswordStepProps) {
  const t = useText()
  const form = useForm({
    draft: useRef({ newPassword: '' }),
    check: (entries) => checkFilled(entries, ['newPassword']),
    fieldOf: { weak_password: 'newPassword' },
    send: async (entries) =>
      onTicket(await call(calls.chooseOperatorPassword, { ...credentials, ...entries })),
  })
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-h2">{t('ops.ownPasswordTitle')}</h1>
        <p className="mt-1 text-text-2">{t('ops.ownPasswordSub')}</p>
      </header>
      <form {...form.frame} className="flex flex-col gap-4">
        <FormNote form={form} />
        <FormPasswordField
          form={form}
          name="newPassword"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step is this field, and it follows a button press
          autoFocus
          label={t('ops.newPassword')}
          autoComplete="new-password"
          maxLength={200}
        />
        <Button block type="submit" size="lg" variant="primary" busy={form.busy}>
          {t('ops.continue')}
        </Button>
        <Button block icon={<ArrowLeft size={18} />} onClick={onBack}>
          {t('ops.otherLogin')}
        </Button>
      </form>
    </div>
  )
}
