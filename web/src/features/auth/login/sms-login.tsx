import type { RefObject } from 'react'
import { calls } from 'virtual:contract'
import type { LoginReply } from '@baize/contract/identity/session'
import { Button } from '@baize/ui/button'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ruleOf } from '../../../shared/form/field-rule.ts'
import { useForm, type Problems } from '../../../shared/form/use-form.ts'
import { useSystem } from '../../../shared/system.ts'
import type { SmsLoginName } from '../drafts.ts'
import { checkPhone } from '../phone/check-phone.ts'
import { codeFields } from '../phone/code-fields.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { SmsCodeField } from '../phone/sms-code-field.tsx'
import { RememberLine } from './remember-line.tsx'
import { TermsTick } from './terms-tick.tsx'
import { LoginNote } from '../login-note.tsx'

type Props = {
  readonly draft: RefObject<Entries<SmsLoginName>>
  readonly wait: RefObject<number>
  readonly onReply: (reply: LoginReply, entries: Entries<SmsLoginName>) => void
}

/** Mobile number and a code that is sent to it. */
export function SmsLogin({ draft, wait, onReply }: Props) {
  const t = useText()
  const rule = ruleOf(useSystem().info.register, 'mobileNum')

  const check = async (entries: Entries<SmsLoginName>): Promise<Problems<SmsLoginName>> => {
    const mobile = await checkPhone(entries.countryDialingCode, entries.mobileNum, rule)
    return {
      ...(mobile && { mobileNum: mobile }),
      ...(entries.code.trim() === '' && { code: { key: 'errors.missing-verification-code' } }),
      ...(entries.terms === '' && { terms: { key: 'errors.terms_required' } }),
    }
  }

  const form = useForm<SmsLoginName>({
    draft,
    check,
    fieldOf: codeFields('code'),
    send: async (entries, signal) => {
      const { mobileNum, countryDialingCode, code, remember } = entries
      const who = { username: mobileNum.trim(), password: code.trim(), type: 'sms' as const }
      const input = { ...who, countryDialingCode, remember: remember === 'yes' }
      onReply(await call(calls.login, input, { signal }), entries)
    },
  })

  const request = async () => {
    const { mobileNum, countryDialingCode } = draft.current
    const input = { mobileNum: mobileNum.trim(), countryDialingCode, purpose: 'login' as const }
    return (await call(calls.sendLoginSms, input)).expiredMinutes
  }
  const ready = async () => {
    const problem = await checkPhone(
      draft.current.countryDialingCode,
      draft.current.mobileNum,
      rule,
    )
    form.refuse('mobileNum', problem)
    return problem === undefined
  }

  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      <LoginNote form={form} />
      <PhoneField form={form} />
      <SmsCodeField form={form} name="code" ready={ready} request={request} wait={wait} />
      <RememberLine form={form} />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t('shell.logIn')}
      </Button>
      <TermsTick form={form} />
    </form>
  )
}
