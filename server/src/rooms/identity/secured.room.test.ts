import { describe, expect, it } from 'vitest'
import { goodMemberPassword } from '../../../testing/identity.ts'
import { testRegistration } from '../../../testing/registration.ts'
import { eventsOf } from '../../../testing/system.ts'
import { createContacts } from './codes/contacts.ts'

const test = await testRegistration()
const { db, clock, entry, createMember, signedIn, recovery } = test
const contacts = createContacts(test)

const securedOf = async (member: string) =>
  (await eventsOf(db, 'member.secured'))
    .filter(({ subject }) => subject === member)
    .map(({ payload }) => payload)

describe('what a member must hear of is announced', () => {
  it('[I113] a changed login password, and a refused one not', async () => {
    const member = await createMember()
    const next = { newPassword: 'Lamps-over-2', confirmNewPassword: 'Lamps-over-2' }
    const call = await signedIn(member)
    await recovery.own.change({ oldPassword: 'wrong', ...next }, call)
    expect(await securedOf(member.id)).toEqual([])
    await recovery.own.change({ oldPassword: goodMemberPassword, ...next }, call)
    expect(await securedOf(member.id)).toEqual([{ what: 'passwordChanged' }])
  })

  it('[I113] a login password that was reset by a code', async () => {
    const mobile = '+639175550101'
    const member = await createMember({ mobile, mobileVerified: true })
    const verificationCode = await test.codeFor('password', mobile)
    const input = { newPassword: 'Lamps-over-2', mobileNum: mobile, verificationCode }
    expect((await recovery.resets.byPhone(input)).ok).toBe(true)
    expect(await securedOf(member.id)).toEqual([{ what: 'passwordChanged' }])
  })

  it('[I113] a payment password, and with a reset the end of its hold; never the password itself', async () => {
    const member = await createMember()
    const set = (text: string, proof: object) =>
      recovery.ownPayment.change(
        { ...proof, newPaymentPassword: text, confirmNewPaymentPassword: text },
        call,
      )
    const call = await signedIn(member)
    await set('284619', { password: goodMemberPassword })
    await set('902175', { oldPaymentPassword: '284619' })
    await db.transaction((tx) => test.paymentPasswords.clear(tx, member.id))
    await set('604815', { password: goodMemberPassword })
    const until = new Date(clock.ms + 24 * 3_600_000).toISOString()
    const found = await securedOf(member.id)
    expect(found).toEqual([
      { what: 'paymentChanged', first: true },
      { what: 'paymentChanged' },
      { what: 'paymentReset', until },
    ])
    expect(JSON.stringify(found)).not.toMatch(/284619|902175|604815/)
  })

  it('[I113] a contact, masked; and the address before it is told by mail', async () => {
    const before = 'before@example.com'
    const member = await createMember({ email: before })
    await db.sql`update identity.members set email_verified_at = now() where id = ${member.id}`
    const call = await signedIn(member)
    await db.transaction((tx) => test.sessions.prove(tx, call.actor.sessionId))
    const about = { kind: 'email', target: 'after@example.com' } as const
    expect((await contacts.sendCode(about, call)).ok).toBe(true)
    const code = (await test.lastMessage('after@example.com'))?.code ?? ''
    expect((await contacts.change({ ...about, code }, call)).ok).toBe(true)
    expect(await securedOf(member.id)).toEqual([
      { what: 'contactChanged', name: 'a•••@example.com' },
    ])
    const told = await test.lastMessage(before)
    expect(told?.subject).toBe('The e-mail address of your account at Felt was changed')
    expect(told?.text).not.toContain('after@example.com')
  })

  it('[I113] a login from a network that was never used before, but not the first of all', async () => {
    const member = await createMember()
    const enter = (ip: string) =>
      db.transaction((tx) =>
        entry.open(tx, member, test.caller({ ip }), { how: 'password', area: 'site' }),
      )
    for (const ip of ['203.0.113.1', '203.0.113.1', '198.51.100.9', '198.51.100.9']) {
      expect((await enter(ip)).ok).toBe(true)
    }
    expect(await securedOf(member.id)).toEqual([{ what: 'newNetwork', name: '198.51.100.9' }])
  })
})
