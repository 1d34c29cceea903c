import { beforeEach, describe, expect, it } from 'vitest'
import { newSecurity } from '../../../../testing/identity.ts'
import { easyChallenges, testVerification } from '../../../../testing/verification.ts'
import { newRegistrationRules } from '../../../../testing/rules.ts'
import { createContacts } from './contacts.ts'
import { createCodeRequests } from './requests.ts'

const test = await testVerification()
const { db, set, codes, members, sessions, clock, caller, createMember, signedIn } = test
const challenges = easyChallenges()
const contacts = createContacts(test)
const requests = createCodeRequests({ ...test, challenges })
await test.start()

const usuallyOff = new Set(set.modulesOff)
beforeEach(() => {
  set.security = { ...newSecurity }
  set.rules = [...newRegistrationRules]
  set.modulesOff = new Set(usuallyOff)
})

let numbers = 0
const newNumber = () => `0918${String((numbers += 1)).padStart(7, '0')}`
const e164 = (number: string) => `+63${number.slice(1)}`
const mobile = (target: string) => ({ kind: 'mobile', target, countryDialingCode: '63' }) as const
const email = (target: string) => ({ kind: 'email', target }) as const

type Given = ReturnType<typeof mobile> | ReturnType<typeof email>
type Caller = Parameters<typeof contacts.sendCode>[1]

/** A caller who proved to be there just now. */
async function proven(member: Awaited<ReturnType<typeof createMember>>) {
  const call = await signedIn(member)
  await db.transaction((tx) => sessions.prove(tx, call.actor.sessionId))
  return call
}

async function codeFor(given: Given, call: Caller): Promise<string> {
  const sent = await contacts.sendCode(given, call)
  if (!sent.ok) throw new Error(sent.code)
  const to = given.kind === 'mobile' ? e164(given.target) : given.target.trim().toLowerCase()
  return (await test.lastMessage(to))?.code ?? ''
}

describe('a contact of one’s own', () => {
  it('[I97] a phone is kept as verified by its code', async () => {
    const member = await createMember()
    const call = await proven(member)
    const given = mobile(newNumber())
    const code = await codeFor(given, call)
    expect(await contacts.change({ ...given, code: '1' }, call)).toMatchObject({
      code: 'invalid-verification-code',
    })
    expect((await contacts.change({ ...given, code }, call)).ok).toBe(true)
    const found = await members.findByMobile(db, e164(given.target))
    expect(found?.id).toBe(member.id)
    expect((await contacts.change({ ...given, code }, call)).ok).toBe(false)
  })

  it('[I97] an address is kept as verified by its code', async () => {
    const member = await createMember()
    const call = await proven(member)
    const given = email(' Jessa@Example.com ')
    const code = await codeFor(given, call)
    expect((await contacts.change({ ...given, code }, call)).ok).toBe(true)
    const after = await members.get(db, member.id)
    expect(after.email).toBe('jessa@example.com')
    expect(after.emailVerifiedAt).not.toBeNull()
  })

  it('[I97] a second one needs a fresh proof, to ask and to keep', async () => {
    const member = await createMember({ mobile: e164(newNumber()), mobileVerified: true })
    const call = await signedIn(member)
    const given = mobile(newNumber())
    const refused = { code: 'reauthentication_required' }
    expect(await contacts.sendCode(given, call)).toMatchObject(refused)
    await db.transaction((tx) => sessions.prove(tx, call.actor.sessionId))
    const code = await codeFor(given, call)
    clock.ms += 5 * 60_000
    expect(await contacts.change({ ...given, code }, call)).toMatchObject(refused)
    expect(await contacts.sendCode(email('first@example.com'), call)).toMatchObject(refused)
  })

  it('[I97] so does a first one of who has a password; who has neither has nothing to prove it by', async () => {
    const call = await signedIn(await createMember())
    const refused = { code: 'reauthentication_required' }
    expect(await contacts.sendCode(mobile(newNumber()), call)).toMatchObject(refused)
    expect(await contacts.change({ ...mobile(newNumber()), code: '1' }, call)).toMatchObject(
      refused,
    )
    const other = await signedIn(await createMember({ password: null }))
    expect((await contacts.sendCode(mobile(newNumber()), other)).ok).toBe(true)
  })

  it('[I97] a phone that somebody verified stays theirs', async () => {
    const number = newNumber()
    const owner = await createMember({ mobile: e164(number), mobileVerified: true })
    const call = await proven(await createMember())
    const code = await codeFor(mobile(number), call)
    expect(await contacts.change({ ...mobile(number), code }, call)).toMatchObject({
      code: 'mobile_taken',
    })
    expect((await members.findByMobile(db, e164(number)))?.id).toBe(owner.id)
  })

  it('[I97] a code that was sent for somebody else proves nothing', async () => {
    const number = newNumber()
    const one = await proven(await createMember())
    const two = await proven(await createMember())
    const code = await codeFor(mobile(number), one)
    expect(await contacts.change({ ...mobile(number), code }, two)).toMatchObject({
      code: 'invalid-verification-code',
    })
  })

  it.each([
    [mobile('12'), 'invalid-phone-number'],
    [mobile(' '), 'missing-phone-number'],
    [email('jessa'), 'invalid_email'],
    [email('a@example.com,b@example.com'), 'invalid_email'],
    [email(`${'a'.repeat(60)}@${'b'.repeat(50)}.example`), 'invalid_email'],
  ])('[I97] %o is none', async (given, code) => {
    const call = await proven(await createMember())
    expect(await contacts.sendCode(given, call)).toMatchObject({ code })
    expect(await contacts.change({ ...given, code: '1' }, call)).toMatchObject({ code })
  })
})

describe('a code without being signed in', () => {
  const login = (mobileNum: string, purpose?: 'login' | 'password') =>
    requests.sendForLogin(
      { mobileNum, countryDialingCode: '+63', ...(purpose === undefined ? {} : { purpose }) },
      caller(),
    )
  const registering = (regType: 'username' | 'mobile', challenge = 'right') =>
    requests.sendForRegistration(
      { mobileNo: newNumber(), countryDialingCode: '63', regType, challenge },
      caller(),
    )

  it.each([
    ['login', 'SMSLOGIN'],
    ['password', 'CHNGPASSVERIF3'],
  ] as const)('[I65] for a %s is sent where %s is on', async (purpose, modId) => {
    const number = newNumber()
    const member = await createMember({ mobile: e164(number), mobileVerified: true })
    expect(await login(number, purpose)).toEqual({ ok: true, value: { expiredMinutes: 2 } })
    const code = (await test.lastMessage(e164(number)))?.code ?? ''
    const proven = await codes.examine({ purpose, target: e164(number), code })
    expect(proven).toMatchObject({ value: { memberId: member.id } })
    set.modulesOff.add(modId)
    expect(await login(newNumber(), purpose)).toMatchObject({ code: 'not_enabled' })
  })

  it('[I65] for an unknown number is answered as for a known one, unless the operator tells', async () => {
    const number = newNumber()
    expect(await login(number)).toEqual({ ok: true, value: { expiredMinutes: 2 } })
    expect((await test.lastMessage(e164(number)))?.text).toContain('no account')
    set.security.tellUnknownAccounts = true
    expect(await login(newNumber())).toMatchObject({ code: 'register_first' })
  })

  it('[I65] for a number that is only said and not verified finds no account', async () => {
    const number = newNumber()
    await createMember({ mobile: e164(number) })
    await login(number)
    expect((await test.lastMessage(e164(number)))?.code).toBe('')
  })

  it('[I77] for a registration needs the switch of its tab and an answered challenge', async () => {
    expect((await registering('mobile')).ok).toBe(true)
    expect((await registering('username')).ok).toBe(true)
    expect(challenges.asked.at(-1)).toEqual(['sms'])
    const unanswered = await registering('mobile', 'wrong')
    expect(unanswered).toMatchObject({ code: 'verification_required' })
    set.modulesOff.add('REGMOBVERF3')
    expect(await registering('mobile')).toMatchObject({ code: 'not_enabled' })
    set.rules = set.rules.filter(({ field }) => field !== 'verificationCode')
    expect(await registering('username')).toMatchObject({ code: 'not_enabled' })
  })

  it.each([
    ['', 'missing-phone-number'],
    ['12', 'invalid-phone-number'],
  ])('[I66] to %j goes nowhere', async (number, code) => {
    expect(await login(number)).toMatchObject({ code })
  })
})
