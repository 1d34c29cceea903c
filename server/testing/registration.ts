import type { RegistrationInput } from '@baize/contract/identity/registration'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { systemRandomBytes } from '@baize/kernel/random'
import type { Call } from '../src/platform/http/call.ts'
import type { MessagesDeps } from '../src/platform/messages/deps.ts'
import { createInvitations } from '../src/rooms/identity/invitations/invitations.ts'
import { createPhone, type PhoneDeps } from '../src/rooms/identity/phone/phone.ts'
import { createRecovery } from '../src/rooms/identity/recovery/recovery.ts'
import type { Tab } from '../src/rooms/identity/registration/fields.ts'
import {
  createRegistration,
  type RegistrationDeps,
} from '../src/rooms/identity/registration/registration.ts'
import { createBrowserSession } from '../src/rooms/identity/sign-in/browser-session.ts'
import { createEntry } from '../src/rooms/identity/sign-in/entry.ts'
import { createRemembered } from '../src/rooms/identity/sign-in/remembered.ts'
import { goodMemberPassword } from './identity.ts'
import { easyChallenges, testVerification } from './verification.ts'

export const noParty: PhoneDeps['config'] = {
  PHONE_ISSUER: '',
  PHONE_AUDIENCE: '',
  PHONE_KEYS_URL: '',
}

/** Registration and recovery over a database of their own, with the ways in beneath them. */
export async function testRegistration(ports: Partial<MessagesDeps['ports']> = {}) {
  const below = await testVerification(ports)
  below.set.modulesOff.add('THIRDPARTYPHONE3')
  const challenges = easyChallenges()
  const remembered = createRemembered(below)
  const browserSession = createBrowserSession(below)
  const entry = createEntry({ ...below, remembered, browserSession, production: false })
  const makePhone = (config: PhoneDeps['config'] = noParty, production = false) =>
    createPhone({ ...below, config, production })
  const phone = makePhone()
  const invitations = createInvitations({
    ...below,
    randomBytes: systemRandomBytes,
    visitorKey: Buffer.alloc(32),
  })
  const makeRegistration = (own: Partial<RegistrationDeps> = {}) =>
    createRegistration({ ...below, challenges, entry, phone, invitations, ...own })
  const registration = makeRegistration()
  const recovery = createRecovery({ ...below, entry })
  await below.start()

  let names = 0
  /** A form that the rules of a new brand let pass, save what the test says otherwise. */
  function form(given: Partial<RegistrationInput> = {}): RegistrationInput {
    names += 1
    return {
      username: `newcomer${names}`,
      password: goodMemberPassword,
      confirmPassword: goodMemberPassword,
      challenge: 'right',
      captchaId: 'an-id-of-the-page',
      captcha: 'right',
      terms: true,
      age18: true,
      ...given,
    }
  }

  const register = (
    given: Partial<RegistrationInput> = {},
    tab: Tab = 'username',
    call: Call = below.caller(),
  ) => registration.register(tab, form(given), call)

  /** Sets parts of the rule of a field. */
  function setRule(field: RegistrationField, next: Partial<RegistrationRule>): void {
    below.set.rules = below.set.rules.map((rule) =>
      rule.field === field ? { ...rule, ...next } : rule,
    )
  }

  let numbers = 0
  const newNumber = () => `0917${String((numbers += 1)).padStart(7, '0')}`

  /** The code that was sent to a number for this purpose. */
  async function codeFor(purpose: 'register' | 'password', mobile: string): Promise<string> {
    const member = await below.members.findByMobile(below.db, mobile)
    const { ip, language } = below.caller()
    const memberId = purpose === 'password' ? (member?.id ?? null) : null
    const about = { purpose, channel: 'sms', target: mobile } as const
    const sent = await below.codes.send({ ...about, memberId, ip, language })
    if (!sent.ok) throw new Error(sent.code)
    return (await below.lastMessage(mobile))?.code ?? ''
  }

  return {
    ...below,
    challenges,
    entry,
    remembered,
    phone,
    makePhone,
    registration,
    invitations,
    makeRegistration,
    recovery,
    form,
    register,
    setRule,
    newNumber,
    codeFor,
  }
}

export type TestRegistration = Awaited<ReturnType<typeof testRegistration>>
