import { useRef, type RefObject } from 'react'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { readLast } from './remembered.ts'

export type LoginName = 'username' | 'password' | 'captcha' | 'remember' | 'terms'
export type SmsLoginName = 'mobileNum' | 'countryDialingCode' | 'code' | 'remember' | 'terms'
export type ForgotName = 'username' | 'email'
export type ForgotByPhoneName = 'mobileNum' | 'countryDialingCode' | 'code' | 'newPassword'
export type RegisterName =
  | 'username'
  | 'password'
  | 'confirmPassword'
  | 'mobileNum'
  | 'countryDialingCode'
  | 'verificationCode'
  | 'payeeName'
  | 'paymentPassword'
  | 'qqNum'
  | 'line'
  | 'whatsapp'
  | 'facebook'
  | 'wechat'
  | 'telegram'
  | 'zalo'
  | 'idNumber'
  | 'birthday'
  | 'email'
  | 'recommenderId'
  | 'affiliateCode'
  | 'captcha'
  | 'terms'
  | 'age18'

/** What was typed in the popup, and which waits run in it: kept while it is open, whichever form is shown. */
export type Drafts = {
  readonly login: RefObject<Entries<LoginName>>
  readonly sms: RefObject<Entries<SmsLoginName>>
  readonly register: RefObject<Entries<RegisterName>>
  readonly forgot: RefObject<Entries<ForgotName>>
  readonly forgotByPhone: RefObject<Entries<ForgotByPhoneName>>
  readonly waits: Readonly<Record<'login' | 'register' | 'forgot' | 'twoStep', RefObject<number>>>
}

const emptyRegistration: Entries<RegisterName> = {
  username: '',
  password: '',
  confirmPassword: '',
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  payeeName: '',
  paymentPassword: '',
  qqNum: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  telegram: '',
  zalo: '',
  idNumber: '',
  birthday: '',
  email: '',
  recommenderId: '',
  affiliateCode: '',
  captcha: '',
  terms: '',
  age18: '',
}

export function useDrafts(): Drafts {
  const { username, sms } = readLast()
  const { mobileNum = '', countryDialingCode = '' } = sms ?? {}
  const ticks = { remember: username === '' && !sms ? '' : 'yes', terms: 'yes' }
  return {
    login: useRef({ username, password: '', captcha: '', ...ticks }),
    sms: useRef({ mobileNum, countryDialingCode, code: '', ...ticks }),
    register: useRef(emptyRegistration),
    forgot: useRef({ username: '', email: '' }),
    forgotByPhone: useRef({ mobileNum: '', countryDialingCode: '', code: '', newPassword: '' }),
    waits: {
      login: useRef(0),
      register: useRef(0),
      forgot: useRef(0),
      twoStep: useRef(0),
    },
  }
}
