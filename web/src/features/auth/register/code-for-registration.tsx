import type { RefObject } from 'react'
import { calls } from 'virtual:contract'
import { keepIn } from '@baize/ui/keep-in.ts'
import { call } from '../../../shared/api.ts'
import type { Form } from '../../../shared/form/use-form.ts'
import { proveWork } from '../challenge/prove-work.ts'
import type { RegisterName } from '../drafts.ts'
import { SmsCodeField } from '../phone/sms-code-field.tsx'
import type { RegisterTab } from './asked-fields.ts'

/** Where the code of a registration comes from. */
export type CodeSource = {
  readonly tab: RegisterTab
  /** A third party sends and checks it instead; what it calls its session is kept for the end. */
  readonly thirdParty: RefObject<string> | undefined
  readonly wait: RefObject<number>
  readonly ready: () => Promise<boolean>
}

type Props = { readonly form: Form<RegisterName>; readonly source: CodeSource }

export function CodeForRegistration({ form, source }: Props) {
  const { tab, thirdParty, wait, ready } = source
  const request = async () => {
    const { mobileNum, countryDialingCode } = form.entries
    const number = mobileNum.trim()
    if (thirdParty) {
      const input = { mobileNum: number, countryDialingCode }
      keepIn(thirdParty, (await call(calls.startPhoneVerification, input)).sessionInfo)
      // A third party does not say how long its code holds.
      return undefined
    }
    const challenge = await proveWork('sms', new AbortController().signal)
    const input = { mobileNo: number, countryDialingCode, regType: tab, challenge }
    return (await call(calls.sendRegistrationSms, input)).expiredMinutes
  }
  return (
    <SmsCodeField form={form} name="verificationCode" ready={ready} request={request} wait={wait} />
  )
}
