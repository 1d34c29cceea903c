import type { sendLoginSms, sendRegistrationSms } from '@baize/contract/identity/verification'
import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import { refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Challenges } from '../challenges/challenges.ts'
import type { Members } from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Codes } from './codes.ts'
import { readPhone } from './phone-number.ts'

type Sent = { readonly expiredMinutes: number }

/** Who may have a code sent without being signed in. */
export type CodeRequests = {
  /** A code to come in by, or for a new password. It costs the same whether or not an account has the number. */
  sendForLogin(
    input: InputOf<typeof sendLoginSms>,
    call: Call,
  ): Promise<Result<Sent, ErrorsOf<typeof sendLoginSms>>>
  /** A code that proves a phone before there is an account. That one has the number already is told after the code. */
  sendForRegistration(
    input: InputOf<typeof sendRegistrationSms>,
    call: Call,
  ): Promise<Result<Sent, ErrorsOf<typeof sendRegistrationSms>>>
}

export type CodeRequestsDeps = {
  readonly db: Database
  readonly codes: Codes
  readonly members: Pick<Members, 'findByMobile'>
  readonly challenges: Pick<Challenges, 'require'>
  readonly settings: Pick<IdentitySettings, 'isOn' | 'rules' | 'security'>
}

export function createCodeRequests(deps: CodeRequestsDeps): CodeRequests {
  const { db, codes, members, challenges, settings } = deps

  function asksCode(regType: 'username' | 'mobile'): boolean {
    if (regType === 'mobile') return settings.isOn('REGMOBVERF3')
    const isShown = settings.rules().some((one) => one.field === 'verificationCode' && one.shown)
    return isShown && settings.isOn('USERNAMEREG3')
  }

  return {
    async sendForLogin({ mobileNum, countryDialingCode, purpose = 'login' }, { ip, language }) {
      const modId = purpose === 'login' ? 'SMSLOGIN' : 'CHNGPASSVERIF3'
      if (!settings.isOn(modId)) return refuse('not_enabled')
      const phone = readPhone(countryDialingCode, mobileNum)
      if (!phone.ok) return phone
      const target = phone.value
      const member = await members.findByMobile(db, target)
      if (!member && settings.security().tellUnknownAccounts) return refuse('register_first')
      const memberId = member?.id ?? null
      return await codes.send({ purpose, channel: 'sms', target, memberId, ip, language })
    },
    async sendForRegistration({ mobileNo, countryDialingCode, regType, challenge }, call) {
      if (!asksCode(regType)) return refuse('not_enabled')
      const phone = readPhone(countryDialingCode, mobileNo)
      if (!phone.ok) return phone
      const challenged = await challenges.require(['sms'], challenge)
      if (!challenged.ok) return challenged
      const { ip, language } = call
      const about = { purpose: 'register', channel: 'sms', target: phone.value } as const
      return await codes.send({ ...about, memberId: null, ip, language })
    },
  }
}
