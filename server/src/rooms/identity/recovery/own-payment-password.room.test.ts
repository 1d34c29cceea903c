import { beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@baize/contract/endpoint'
import type { changePaymentPassword } from '@baize/contract/identity/member'
import { goodMemberPassword, type MemberGiven } from '../../../../testing/identity.ts'
import { whileComparing } from '../../../../testing/passwords.ts'
import { testRegistration } from '../../../../testing/registration.ts'

const test = await testRegistration()
const { db, set, clock, members, passwords, paymentPasswords, createMember, signedIn } = test
const { ownPayment } = test.recovery

const hourMs = 3_600_000
const [old, next] = ['284619', '902175']
const usual = { ...set.payment }
beforeEach(() => void (set.payment = { ...usual }))

type Input = InputOf<typeof changePaymentPassword>
const change = (given: Partial<Input>): Input => ({
  newPaymentPassword: next,
  confirmNewPaymentPassword: next,
  ...given,
})
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const isPayment = async (id: string, text: string) =>
  await passwords.matches((await members.get(db, id)).paymentPasswordHash ?? undefined, text)

let numbers = 0
/** Somebody with a payment password and a phone that was verified two days ago. */
async function person(given: MemberGiven = {}) {
  numbers += 1
  const mobile = `+63917555${String(numbers).padStart(4, '0')}`
  const member = await createMember({
    paymentPasswordHash: await test.hashOf(old),
    mobile,
    mobileVerified: true,
    ...given,
  })
  const since = new Date(clock.ms - 48 * hourMs)
  await db.sql`update identity.members set mobile_verified_at = ${since} where id = ${member.id}`
  return { member, mobile, call: await signedIn(member) }
}

async function sendCode(call: Awaited<ReturnType<typeof person>>['call'], mobile: string) {
  const sent = await ownPayment.sendCode({ kind: 'mobile' }, call)
  if (!sent.ok) throw new Error(sent.code)
  return (await test.lastMessage(mobile))?.code ?? ''
}

describe('the first payment password', () => {
  it('[I92] is set by who knows the login password, and holds nothing', async () => {
    const member = await createMember()
    const call = await signedIn(member)
    const set = await ownPayment.change(change({ password: goodMemberPassword }), call)
    expect(set).toEqual({ ok: true, value: { heldUntil: null } })
    expect(await isPayment(member.id, next)).toBe(true)
  })

  it.each([
    ['the password is wrong', { password: 'wrong' }, 'wrong_credentials'],
    ['the password is left out', {}, 'wrong_credentials'],
    ['it does not fit the rule', { newPaymentPassword: '12345' }, 'field_invalid'],
    ['it is empty', { newPaymentPassword: '', confirmNewPaymentPassword: '' }, 'field_invalid'],
    ['the two entries differ', { confirmNewPaymentPassword: '902176' }, 'confirmation_differs'],
  ])('[I92] is refused when %s', async (_, wrong, code) => {
    const member = await createMember()
    const given =
      'password' in wrong || code === 'wrong_credentials'
        ? wrong
        : { password: goodMemberPassword, ...wrong }
    expect(await ownPayment.change(change(given), await signedIn(member))).toMatchObject({ code })
    expect((await members.get(db, member.id)).paymentPasswordHash).toBeNull()
  })

  it('[I105] is not set by a password that was changed while it was compared', async () => {
    const member = await createMember()
    const other = await test.hashOf('Somebody-else-3')
    whileComparing(passwords, () =>
      db.transaction((tx) => members.setPassword(tx, member.id, other, true)),
    )
    const call = await signedIn(member)
    const result = await ownPayment.change(change({ password: goodMemberPassword }), call)
    expect(result).toMatchObject({ code: 'wrong_credentials' })
    expect((await members.get(db, member.id)).paymentPasswordHash).toBeNull()
  })
})

describe('another payment password', () => {
  it('[I92] is not set by the login password alone', async () => {
    const { member, call } = await person()
    const tried = await ownPayment.change(change({ password: goodMemberPassword }), call)
    expect(tried).toMatchObject({ code: 'payment_proof_required' })
    expect(await isPayment(member.id, old)).toBe(true)
  })

  it('[I92] is set by the one before, without holding anything', async () => {
    const { member, call } = await person()
    const changed = await ownPayment.change(change({ oldPaymentPassword: old }), call)
    expect(changed).toEqual({ ok: true, value: { heldUntil: null } })
    expect(await isPayment(member.id, next)).toBe(true)
    expect(await paymentPasswords.findHold(db, member.id)).toBeUndefined()
  })

  it('[I99] guesses of the one before count like any other, and its lock is not lifted by them', async () => {
    const { member, call } = await person()
    const guess = () => ownPayment.change(change({ oldPaymentPassword: '604815' }), call)
    for (let time = 0; time < 4; time += 1) {
      expect(codeOf(await guess())).toBe('payment_password_wrong')
    }
    expect(codeOf(await guess())).toBe('payment_password_locked')
    const right = await ownPayment.change(change({ oldPaymentPassword: old }), call)
    expect(right).toMatchObject({ code: 'payment_password_locked' })
    expect(codeOf(await paymentPasswords.check(member.id, old))).toBe('payment_password_locked')
  })

  it('[I92] that is the one before is refused', async () => {
    const { call } = await person()
    const same = change({ oldPaymentPassword: next })
    expect(await ownPayment.change(same, call)).toMatchObject({ code: 'same_password' })
  })

  it('[I105] is not set when it was taken away while the new one was hashed', async () => {
    const { member, call } = await person()
    whileComparing(passwords, () => db.transaction((tx) => paymentPasswords.clear(tx, member.id)))
    const result = await ownPayment.change(change({ oldPaymentPassword: old }), call)
    expect(result).toMatchObject({ code: 'payment_proof_required' })
    expect((await members.get(db, member.id)).paymentPasswordHash).toBeNull()
  })
})

describe('a forgotten payment password', () => {
  it('[I111] is reset by the login password and a code; the lock is lifted and money is held', async () => {
    const { member, mobile, call } = await person()
    for (let time = 0; time < 5; time += 1) await paymentPasswords.check(member.id, '604815')
    const code = await sendCode(call, mobile)
    const given = change({ password: goodMemberPassword, code, kind: 'mobile' })
    const heldUntil = new Date(clock.ms + 24 * hourMs).toISOString()
    expect(await ownPayment.change(given, call)).toEqual({ ok: true, value: { heldUntil } })
    expect(codeOf(await paymentPasswords.check(member.id, next))).toBe('ok')
    expect((await paymentPasswords.findHold(db, member.id))?.toISOString()).toBe(heldUntil)
    const again = change({ password: goodMemberPassword, code, kind: 'mobile' })
    expect(await ownPayment.change(again, call)).toMatchObject({ code: 'code-expired' })
  })

  it.each([
    ['the login password is wrong', { password: 'wrong' }, 'wrong_credentials'],
    ['the login password is left out', { password: undefined }, 'wrong_credentials'],
    ['the code is wrong', { code: '000000' }, 'invalid-verification-code'],
    ['the code is empty', { code: '' }, 'missing-verification-code'],
    ['nobody says where the code went', { kind: undefined }, 'payment_proof_required'],
    [
      'it went to an address that is not verified',
      { kind: 'email' as const },
      'contact_unverified',
    ],
  ])('[I111] is not reset when %s', async (_, wrong, refused) => {
    const { member, mobile, call } = await person()
    const code = await sendCode(call, mobile)
    const whole = { password: goodMemberPassword, code, kind: 'mobile' as const, ...wrong }
    const given = Object.fromEntries(Object.entries(whole).filter(([, one]) => one !== undefined))
    expect(await ownPayment.change(change(given), call)).toMatchObject({ code: refused })
    expect(await isPayment(member.id, old)).toBe(true)
    expect(await paymentPasswords.findHold(db, member.id)).toBeUndefined()
  })

  it('[I111] is not reset by a contact that who knows the login password bound a moment ago', async () => {
    const { member, call } = await person()
    const since = new Date(clock.ms - 23 * hourMs)
    await db.sql`update identity.members set mobile_verified_at = ${since} where id = ${member.id}`
    const until = new Date(clock.ms + hourMs).toISOString()
    const refusal = { code: 'contact_too_new', value: { until } }
    expect(await ownPayment.sendCode({ kind: 'mobile' }, call)).toMatchObject(refusal)
    const given = change({ password: goodMemberPassword, code: '123456', kind: 'mobile' })
    expect(await ownPayment.change(given, call)).toMatchObject(refusal)
  })

  it('[I111] is not reset by the code of somebody else with the same address', async () => {
    const email = 'shared@example.com'
    const [one, two] = [await person({ email }), await person({ email })]
    const since = new Date(clock.ms - 48 * hourMs)
    await db.sql`update identity.members set email_verified_at = ${since} where email = ${email}`
    expect((await ownPayment.sendCode({ kind: 'email' }, one.call)).ok).toBe(true)
    const code = (await test.lastMessage(email))?.code ?? ''
    const given = change({ password: goodMemberPassword, code, kind: 'email' })
    const tried = await ownPayment.change(given, two.call)
    expect(tried).toMatchObject({ code: 'invalid-verification-code' })
  })

  it('[I111] that an operator took away is set by the login password, and money is held anew', async () => {
    const { member, call } = await person()
    await db.transaction((tx) => paymentPasswords.clear(tx, member.id))
    clock.ms += 10 * hourMs
    const set = await ownPayment.change(change({ password: goodMemberPassword }), call)
    const heldUntil = new Date(clock.ms + 24 * hourMs).toISOString()
    expect(set).toEqual({ ok: true, value: { heldUntil } })
  })
})

describe('a payment password that anybody would try first', () => {
  const weak = { code: 'payment_password_weak' }
  const to = (text: string) =>
    change({ oldPaymentPassword: old, newPaymentPassword: text, confirmNewPaymentPassword: text })

  it.each(['123456', '000000', '121212', '654321', '112233', '147258'])(
    '[I112] is refused: %s',
    async (text) => {
      const { member, call } = await person()
      expect(await ownPayment.change(to(text), call)).toMatchObject(weak)
      expect(await isPayment(member.id, old)).toBe(true)
    },
  )

  it('[I112] is refused: a birthday, a piece of the phone, the login password', async () => {
    const { member, mobile, call } = await person({ password: '604815' })
    await db.sql`
      insert into identity.profiles (member_id, birthday) values (${member.id}, '1990-08-24')`
    for (const text of ['240890', mobile.slice(-6), '604815']) {
      expect(await ownPayment.change(to(text), call)).toMatchObject(weak)
    }
  })
})
