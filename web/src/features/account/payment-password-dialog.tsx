import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { checkPassword, checkSame, ruleOf } from '../../shared/form/field-rule.ts'
import { PasswordChecklist } from '../../shared/form/password-checklist.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { notify } from '../../shared/notices.ts'
import { useSystem } from '../../shared/system.ts'
import { askAccountAgain } from './api.ts'

type Names = 'password' | 'newPaymentPassword' | 'confirmNewPaymentPassword'
type Props = { readonly isSet: boolean; readonly onClose: () => void }

/** Sets the password that money and points ask for; the login password proves that it is the owner's. */
export function PaymentPasswordDialog({ isSet, onClose }: Props) {
  const t = useText()
  const rule = ruleOf(useSystem().info.register, 'paymentPassword')
  const draft = useRef({ password: '', newPaymentPassword: '', confirmNewPaymentPassword: '' })
  const form = useForm<Names>({
    draft,
    check: (entries) => {
      const payment = checkPassword(rule, entries.newPaymentPassword)
      const same = checkSame(entries.newPaymentPassword, entries.confirmNewPaymentPassword)
      return {
        ...(entries.password === '' && { password: { key: 'ui.fillIn' } as const }),
        ...(payment && { newPaymentPassword: payment }),
        ...(same && { confirmNewPaymentPassword: same }),
      }
    },
    fieldOf: {
      wrong_credentials: 'password',
      confirmation_differs: 'confirmNewPaymentPassword',
    },
    send: async (entries, signal) => {
      await call(calls.changePaymentPassword, entries, { signal })
      await askAccountAgain()
      notify(t('identity-account.paymentPasswordSaved'), 'ok')
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} size="sm" title={t('identity-account.paymentPassword')}>
      <form {...form.frame} className="grid gap-4">
        <p className="text-text-2">
          {t(isSet ? 'identity-account.changePayment' : 'identity-account.whyPayment')}
        </p>
        <FormNote form={form} />
        <FormPasswordField
          form={form}
          name="password"
          label={t('identity-account.loginPassword')}
          autoComplete="current-password"
          data-autofocus=""
        />
        <FormPasswordField
          form={form}
          name="newPaymentPassword"
          label={t('identity-account.newPaymentPassword')}
          autoComplete="off"
          inputMode={rule?.patternId === 'digits' ? 'numeric' : undefined}
        />
        {rule && <PasswordChecklist rule={rule} value={form.entries.newPaymentPassword} />}
        <FormPasswordField
          form={form}
          name="confirmNewPaymentPassword"
          label={t('identity-account.confirmPaymentPassword')}
          autoComplete="off"
          inputMode={rule?.patternId === 'digits' ? 'numeric' : undefined}
        />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('identity-account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
