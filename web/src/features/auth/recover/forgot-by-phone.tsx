import type { RefObject } from 'react'
import { calls } from 'virtual:contract'
import type { LoginReply } from '@baize/contract/identity/session'
import { Button } from '@baize/ui/button'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { checkPassword, ruleOf } from '../../../shared/form/field-rule.ts'
import { PasswordChecklist } from '../../../shared/form/password-checklist.tsx'
import { useForm, type Problems } from '../../../shared/form/use-form.ts'
import { useSystem } from '../../../shared/system.ts'
import { proveWork } from '../challenge/prove-work.ts'
import type { ForgotByPhoneName } from '../drafts.ts'
import { checkPhone } from '../phone/check-phone.ts'
import { codeFields } from '../phone/code-fields.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { SmsCodeField } from '../phone/sms-code-field.tsx'

type Props = {
  readonly draft: RefObject<Entries<ForgotByPhoneName>>
  readonly wait: RefObject<number>
  readonly onReply: (reply: LoginReply) => void
}

/** Mobile number, code and a new password, which is used at once to come in. */
export function ForgotByPhone({ draft, wait, onReply }: Props) {
  const t = useText()
  const rules = useSystem().info.register
  const passwordRule = ruleOf(rules, 'password')
  const phoneProblem = ({ countryDialingCode, mobileNum }: Entries<ForgotByPhoneName>) =>
    checkPhone(countryDialingCode, mobileNum, ruleOf(rules, 'mobileNum'))

  const check = async (
    entries: Entries<ForgotByPhoneName>,
  ): Promise<Problems<ForgotByPhoneName>> => {
    const mobile = await phoneProblem(entries)
    const password = checkPassword(passwordRule, entries.newPassword)
    return {
      ...(mobile && { mobileNum: mobile }),
      ...(entries.code.trim() === '' && { code: { key: 'errors.missing-verification-code' } }),
      ...(password && { newPassword: password }),
    }
  }

  const form = useForm<ForgotByPhoneName>({
    draft,
    check,
    fieldOf: { ...codeFields('code'), weak_password: 'newPassword', password: 'newPassword' },
    send: async ({ mobileNum, countryDialingCode, code, newPassword }, signal) => {
      const number = { mobileNum: mobileNum.trim(), countryDialingCode }
      const reset = { ...number, verificationCode: code.trim(), newPassword }
      const { username } = await call(calls.resetByPhone, reset, { signal })
      const challenge = await proveWork('login', signal)
      const login = { username, password: newPassword, type: '' as const, challenge }
      onReply(await call(calls.login, login, { signal }))
    },
  })

  const ready = async () => {
    const problem = await phoneProblem(draft.current)
    form.refuse('mobileNum', problem)
    return problem === undefined
  }
  const request = async () => {
    const { mobileNum, countryDialingCode } = draft.current
    const input = { mobileNum: mobileNum.trim(), countryDialingCode, purpose: 'password' as const }
    return (await call(calls.sendLoginSms, input)).expiredMinutes
  }

  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      <p className="text-text-2">{t('identity.forgotByPhoneText')}</p>
      <FormNote form={form} />
      <PhoneField form={form} />
      <SmsCodeField form={form} name="code" ready={ready} request={request} wait={wait} />
      <FormPasswordField
        form={form}
        name="newPassword"
        label={t('identity.newPassword')}
        autoComplete="new-password"
      />
      {passwordRule && <PasswordChecklist rule={passwordRule} value={form.entries.newPassword} />}
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t('identity.setPassword')}
      </Button>
    </form>
  )
}
