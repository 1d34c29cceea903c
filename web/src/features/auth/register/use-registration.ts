import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useRef } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { LoginReply } from '@baize/contract/identity/session'
import { businessDay } from '@baize/kernel/time'
import type { Problem } from '@baize/texts/problem'
import { FieldRefused, type Entries } from '@baize/ui/forms/use-form.ts'
import { call, failureText, queryClient, serverNow } from '../../../shared/api.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import {
  dropReferral,
  forgetInvitation,
  mayBeCode,
  readInvitation,
} from '../../../shared/invitation.ts'
import { useModule, useSystem } from '../../../shared/system.ts'
import { useThrottled } from '../../../shared/use-throttled.ts'
import { affiliateQuery, phoneVerificationQuery, referrerQuery } from '../api.ts'
import { captchaFields, usePersonCheck } from '../challenge/use-person-check.ts'
import type { Drafts, RegisterName } from '../drafts.ts'
import { checkPhone } from '../phone/check-phone.ts'
import { codeFields } from '../phone/code-fields.ts'
import { askedFields, type RegisterTab } from './asked-fields.ts'
import { checkRegistration } from './check-registration.ts'
import { registrationOf } from './registration-of.ts'

export type RegistrationProps = {
  readonly drafts: Drafts
  readonly tab: RegisterTab
  /** From a login at a provider: the new account is linked with it. */
  readonly socialTicket?: string | undefined
  readonly onReply: (reply: LoginReply) => void
}

/**
 * Who invited, by the code of the address. One that nobody gave out is no secret of the page: it stands in the field, with the
 * reason, and can be put right. One that could not be asked for, or not yet, goes along, and the server judges it.
 */
function useInviter() {
  const { affiliateCode } = readInvitation()
  const isAsked = affiliateCode !== '' && mayBeCode(affiliateCode)
  const { data, error } = useQuery({ ...affiliateQuery(affiliateCode), enabled: isAsked })
  const refused = error instanceof CallFailed && error.code === 'invitation_code_error'
  const isWrong = affiliateCode !== '' && (!isAsked || refused)
  if (isWrong) return { inviter: undefined, wrongCode: affiliateCode }
  const unjudged =
    affiliateCode === '' ? undefined : { code: affiliateCode, invitedBy: '', makesAgent: false }
  return { inviter: data ?? unjudged, wrongCode: '' }
}

/** The referral that came along, and who invites by it. One that nobody has changes nothing: the account is made without. */
function useReferral() {
  const [isLeftOut, setLeftOut] = useState(false)
  const code = isLeftOut ? '' : readInvitation().referralCode
  const isAsked = code !== '' && mayBeCode(code)
  const { data, error } = useQuery({ ...referrerQuery(code), enabled: isAsked })
  return {
    code: mayBeCode(code) ? code : '',
    isWrong: !mayBeCode(code),
    inviter: isAsked ? data : undefined,
    isUnknown: isAsked && error instanceof CallFailed && error.code === 'not_found',
    leaveOut: () => {
      dropReferral()
      setLeftOut(true)
    },
  }
}

/** Everything behind the form of a registration: what it asks, what it checks before, what it sends. */
export function useRegistration({ drafts, tab, socialTicket, onReply }: RegistrationProps) {
  const { info } = useSystem()
  const { inviter: found, wrongCode } = useInviter()
  const referral = useReferral()
  const [another, setAnother] = useState(false)
  const inviter = another ? undefined : found
  const isPictureFirst = info.register.some(
    ({ field, required }) => field === 'captcha' && required,
  )
  const personCheck = usePersonCheck('register', isPictureFirst ? 'picture' : 'nothing')
  const sessionInfo = useRef('')
  const [warning, setWarning] = useState<string>()
  const [freeName, setFreeName] = useState('')
  const { data: outside } = useQuery(phoneVerificationQuery)
  const asked = askedFields(info.register, {
    tab,
    phoneCode: useModule('REGMOBVERF3'),
    mobilePassword: useModule('MOBILENUMPASSREG3'),
    invited: inviter !== undefined,
    invitedWrongly: another || wrongCode !== '',
  })
  const asks = (name: string) => asked.some(({ field }) => field === name)
  const draft = drafts.register

  const verifyAffiliate = async () => {
    const code = draft.current.affiliateCode.trim()
    if (!asks('affiliateCode') || code === '') return
    if (!mayBeCode(code)) {
      throw new FieldRefused<Problem>('affiliateCode', { key: 'errors.invitation_code_error' })
    }
    try {
      await queryClient.fetchQuery(affiliateQuery(code))
    } catch (error) {
      setWarning(failureText(error))
      throw new FieldRefused<Problem>('affiliateCode', { said: failureText(error) })
    }
  }

  const proveOutside = async (code: string) => {
    const isUsed = outside?.enabled === true && asks('verificationCode') && code !== ''
    if (!isUsed) return undefined
    const input = { sessionInfo: sessionInfo.current, code }
    if (input.sessionInfo === '')
      throw new FieldRefused<Problem>('verificationCode', { key: 'identity.getCodeFirst' })
    const { idToken } = await call(calls.finishPhoneVerification, input)
    return { channel: outside.channel, idToken }
  }

  const send = async (entries: Entries<RegisterName>, signal: AbortSignal) => {
    await verifyAffiliate()
    const proof = await personCheck.prove(entries, signal)
    const thirdParty = await proveOutside(entries.verificationCode.trim())
    const extras = {
      proof,
      invitedBy: inviter?.code,
      referralCode: referral.code,
      thirdParty,
      socialTicket,
    }
    const input = registrationOf(tab, asked, entries, extras)
    try {
      const register = tab === 'mobile' ? calls.registerByMobile : calls.register
      const reply = await call(register, input, { signal })
      forgetInvitation()
      onReply(reply)
    } catch (error) {
      if (error instanceof CallFailed) personCheck.meet(error)
      form.set('captcha', '')
      if (error instanceof CallFailed && error.code === 'invitation_code_error') {
        setWarning(failureText(error))
        void queryClient.invalidateQueries({ queryKey: ['affiliate'] })
      }
      throw error
    }
  }

  const form = useForm<RegisterName>({
    draft,
    send,
    check: async (entries) => ({
      ...(await checkRegistration(
        asked,
        entries,
        businessDay(new Date(serverNow()), info.brand.zone),
      )),
      ...personCheck.problems(entries),
      ...(wrongCode !== '' &&
        entries.affiliateCode === wrongCode && {
          affiliateCode: { key: 'identity.invitationWrong' } as const,
        }),
    }),
    fieldOf: {
      ...codeFields('verificationCode'),
      ...captchaFields,
      terms_required: 'terms',
      age_required: 'age18',
      too_young: 'birthday',
      confirmation_differs: 'confirmPassword',
      weak_password: 'password',
      name_taken: tab === 'mobile' ? 'mobileNum' : 'username',
      invitation_code_error: 'affiliateCode',
      recommender_unknown: 'recommenderId',
    },
  })

  // The code that came along is put into the field once, with what is wrong about it.
  const showWrongCode = useEffectEvent(() => {
    if (draft.current.affiliateCode === '') form.set('affiliateCode', wrongCode)
    form.refuse('affiliateCode', { key: 'identity.invitationWrong' })
  })
  useEffect(() => {
    if (wrongCode !== '') showWrongCode()
  }, [wrongCode])

  const askName = async () => {
    const username = draft.current.username.trim()
    const free = await call(calls.checkUsername, { username }).catch(() => undefined)
    // Not known is not taken: the end of the form asks again.
    if (free === undefined || draft.current.username.trim() !== username) return
    if (free.available) setFreeName(username)
    else form.refuse('username', { key: 'errors.name_taken' })
  }
  const checkName = useThrottled(() => void askName())

  const onLeft = (name: RegisterName) => {
    if (name === 'username') checkName()
    if (name === 'affiliateCode') {
      void verifyAffiliate().catch((error: FieldRefused<Problem>) =>
        form.refuse(name, error.problem),
      )
    }
  }

  const ready = async () => {
    const rule = asked.find(({ field }) => field === 'mobileNum')?.rule
    const { countryDialingCode, mobileNum } = draft.current
    const problem = await checkPhone(countryDialingCode, mobileNum, rule)
    form.refuse('mobileNum', problem)
    return problem === undefined
  }

  return {
    form,
    asked,
    inviter,
    referral,
    /** The code that came along and is not good, for as long as it stands in its field. */
    wrongCode: form.entries.affiliateCode === wrongCode ? wrongCode : '',
    /** Opens the field for another code than the one that came along. */
    askAnotherCode: () => {
      form.set('affiliateCode', inviter?.code ?? '')
      setAnother(true)
    },
    personCheck,
    warning,
    closeWarning: () => setWarning(undefined),
    isFree: freeName !== '' && freeName === form.entries.username.trim(),
    onLeft,
    code: {
      tab,
      ready,
      thirdParty: outside?.enabled === true ? sessionInfo : undefined,
      wait: drafts.waits.register,
    },
  }
}

export type Registration = ReturnType<typeof useRegistration>
