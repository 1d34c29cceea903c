import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { checkPaymentPassword, checkSame, ruleOf } from '../../shared/form/field-rule.ts'
import { PasswordChecklist } from '../../shared/form/password-checklist.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { notify } from '../../shared/notices.ts'
import { useSystem } from '../../shared/system.ts'
import { askAccountAgain, type Security } from './api.ts'
import { PaymentCode, type ContactKind } from './payment-code.tsx'

type Names =
  | 'password'
  | 'oldPaymentPassword'
  | 'code'
  | 'newPaymentPassword'
  | 'confirmNewPaymentPassword'

/** By what the person proves to be the owner: the login password sets the first one, and none after it. */
export type PaymentProof = 'first' | 'old' | 'code'

const asked: Readonly<Record<PaymentProof, readonly Names[]>> = {
  first: ['password'],
  old: ['oldPaymentPassword'],
  code: ['code', 'password'],
}

type FormProps = {
  readonly proof: PaymentProof
  readonly security: Security
  readonly onDone?: () => void
}

/** The new payment password twice, and what proves that it is the owner's to set. */
export function PaymentPasswordForm({ proof, security, onDone }: FormProps) {
  const t = useText()
  const at = useMomentText()
  const rule = ruleOf(useSystem().info.register, 'paymentPassword')
  const [kind, setKind] = useState<ContactKind>(security.mobileVerified ? 'mobile' : 'email')
  const draft = useRef({
    password: '',
    oldPaymentPassword: '',
    code: '',
    newPaymentPassword: '',
    confirmNewPaymentPassword: '',
  })
  const form = useForm<Names>({
    draft,
    check: (entries) => {
      const payment = checkPaymentPassword(rule, entries.newPaymentPassword)
      const same = checkSame(entries.newPaymentPassword, entries.confirmNewPaymentPassword)
      // Who comes in by phone alone has no login password to give.
      const wanted = asked[proof].filter((name) => name !== 'password' || security.passwordSet)
      const empty = wanted.filter((name) => entries[name].trim() === '')
      return {
        ...Object.fromEntries(empty.map((name) => [name, { key: 'ui.fillIn' } as const])),
        ...(payment && { newPaymentPassword: payment }),
        ...(same && { confirmNewPaymentPassword: same }),
      }
    },
    fieldOf: {
      wrong_credentials: 'password',
      payment_password_wrong: 'oldPaymentPassword',
      payment_password_locked: 'oldPaymentPassword',
      payment_password_weak: 'newPaymentPassword',
      same_password: 'newPaymentPassword',
      confirmation_differs: 'confirmNewPaymentPassword',
      'invalid-verification-code': 'code',
      'code-expired': 'code',
    },
    send: async (entries, signal) => {
      const { newPaymentPassword, confirmNewPaymentPassword } = entries
      const proven = Object.fromEntries(asked[proof].map((name) => [name, entries[name].trim()]))
      const given = { ...proven, ...(proof === 'code' && { kind }) }
      const { heldUntil } = await call(
        calls.changePaymentPassword,
        { ...given, newPaymentPassword, confirmNewPaymentPassword },
        { signal },
      )
      await askAccountAgain()
      notify(
        heldUntil === null
          ? t('identity-account.paymentPasswordSaved')
          : t('identity-account.paymentPasswordReset', { time: at(heldUntil) }),
        'ok',
      )
      onDone?.()
    },
  })
  const numeric = rule?.patternId === 'digits' ? 'numeric' : undefined
  return (
    <form {...form.frame} className="grid gap-4">
      <p className="text-text-2">{t(intro[proof])}</p>
      <FormNote form={form} />
      {proof === 'code' && <PaymentCode kind={kind} onKind={setKind} security={security} />}
      {proof === 'code' && (
        <FormTextField
          form={form}
          name="code"
          label={t('identity-account.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={255}
        />
      )}
      {proof === 'old' && (
        <FormPasswordField
          form={form}
          name="oldPaymentPassword"
          label={t('identity-account.oldPaymentPassword')}
          autoComplete="off"
          inputMode={numeric}
          data-autofocus=""
        />
      )}
      {proof !== 'old' && security.passwordSet && (
        <FormPasswordField
          form={form}
          name="password"
          label={t('identity-account.loginPassword')}
          autoComplete="current-password"
          {...(proof === 'first' && { 'data-autofocus': '' })}
        />
      )}
      <FormPasswordField
        form={form}
        name="newPaymentPassword"
        label={t('identity-account.newPaymentPassword')}
        help={t('identity-account.notGuessable')}
        autoComplete="off"
        inputMode={numeric}
      />
      {rule && <PasswordChecklist rule={rule} value={form.entries.newPaymentPassword} />}
      <FormPasswordField
        form={form}
        name="confirmNewPaymentPassword"
        label={t('identity-account.confirmPaymentPassword')}
        autoComplete="off"
        inputMode={numeric}
      />
      <Button type="submit" variant="primary" block busy={form.busy}>
        {t('identity-account.save')}
      </Button>
    </form>
  )
}

const intro = {
  first: 'identity-account.whyPayment',
  old: 'identity-account.changePayment',
  code: 'identity-account.resetPayment',
} as const
