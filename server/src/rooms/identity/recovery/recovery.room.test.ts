import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { goodMemberPassword, newSecurity } from '../../../../testing/identity.ts'
import { whileComparing } from '../../../../testing/passwords.ts'
import { testRegistration } from '../../../../testing/registration.ts'

const test = await testRegistration()
const { db, set, clock, members, sessions, passwords, recovery, createMember, signedIn } = test
const { own, links, resets } = recovery

const usuallyOff = new Set(set.modulesOff)
beforeEach(() => {
  set.security = { ...newSecurity }
  set.modulesOff = new Set(usuallyOff)
})

const next = 'Lamps-over-2'
const change = { oldPassword: goodMemberPassword, newPassword: next, confirmNewPassword: next }

async function hasPassword(id: string, password: string): Promise<boolean> {
  const { passwordHash } = await members.get(db, id)
  return await passwords.matches(passwordHash ?? undefined, password)
}

describe('changing the own password', () => {
  it('[I90] ends the other sessions, what browsers remember and what is half done; this one goes on', async () => {
    const member = await createMember()
    const here = await signedIn(member)
    const there = await signedIn(member)
    const browser = test.caller()
    await db.transaction((tx) => test.remembered.issue(tx, member.id, 'site', browser))
    await db.transaction((tx) =>
      test.tickets.issue(tx, { kind: 'reset', memberId: member.id, lifeMs: 60_000 }),
    )
    const changed = await own.change(change, here)
    if (!changed.ok) throw new Error(changed.code)
    const { token, mustChangePassword } = changed.value
    expect(mustChangePassword).toBe('')
    expect(await sessions.find(token)).toMatchObject({ id: member.id, roles: ['member'] })
    expect(await sessions.find(here.token)).toBeUndefined()
    expect(await sessions.find(there.token)).toBeUndefined()
    const left = await db.sql.one<{ count: number }>`
      select (select count(*) from identity.remembered where member_id = ${member.id})::int
        + (select count(*) from identity.tickets where member_id = ${member.id})::int as count`
    expect(left.count).toBe(0)
    expect(await hasPassword(member.id, next)).toBe(true)
  })

  it('[I90] lets who had to change it in with the role of the account', async () => {
    const member = await createMember({ type: 1, mustChange: true })
    const { id, account: name } = member
    const token = await db.transaction((tx) =>
      sessions.open(tx, { kind: 'member', id, name, roles: ['changing'], ip: '', userAgent: '' }),
    )
    const call = test.caller({ actor: (await sessions.find(token)) ?? null })
    const changed = await own.change(change, call)
    if (!changed.ok) throw new Error(changed.code)
    expect(await sessions.find(changed.value.token)).toMatchObject({ roles: ['agent'] })
    expect((await members.get(db, member.id)).mustChange).toBe(false)
  })

  it.each([
    ['the old one is wrong', { oldPassword: 'wrong' }, 'wrong_credentials'],
    ['the old one is left out', { oldPassword: '' }, 'reauthentication_required'],
    ['the two entries differ', { confirmNewPassword: 'Lamps-over-3' }, 'confirmation_differs'],
    [
      'it does not fit the rule',
      { newPassword: 'lamps', confirmNewPassword: 'lamps' },
      'field_invalid',
    ],
    [
      'a space stands behind it',
      { newPassword: `${next} `, confirmNewPassword: `${next} ` },
      'field_invalid',
    ],
    [
      'it is a common one',
      { newPassword: 'Password-1', confirmNewPassword: 'Password-1' },
      'weak_password',
    ],
    [
      'it is the old one',
      { newPassword: goodMemberPassword, confirmNewPassword: goodMemberPassword },
      'same_password',
    ],
  ])('[I91] is refused when %s', async (_, given, code) => {
    const member = await createMember()
    const call = await signedIn(member)
    expect(await own.change({ ...change, ...given }, call)).toMatchObject({ code })
    expect(await hasPassword(member.id, goodMemberPassword)).toBe(true)
    expect(await sessions.find(call.token)).toBeDefined()
  })

  it('[I91] needs no old password for five minutes after a fresh proof', async () => {
    const member = await createMember()
    const call = await signedIn(member)
    const without = { newPassword: next, confirmNewPassword: next }
    await db.transaction((tx) => sessions.prove(tx, call.actor.sessionId))
    clock.ms += 5 * 60_000
    expect(await own.change(without, call)).toMatchObject({ code: 'reauthentication_required' })
    await db.transaction((tx) => sessions.prove(tx, call.actor.sessionId))
    clock.ms += 5 * 60_000 - 1
    expect((await own.change(without, call)).ok).toBe(true)
  })

  it('[I91] of twenty guesses of the old password at once only as many as a login allows are judged', async () => {
    const member = await createMember()
    const call = await signedIn(member)
    const results = await Promise.all(
      Array.from({ length: 20 }, () => own.change({ ...change, oldPassword: 'wrong' }, call)),
    )
    const outcomes = results.map((result) => (result.ok ? 'ok' : result.code))
    expect(outcomes.filter((one) => one === 'wrong_credentials')).toHaveLength(5)
    expect(await own.change(change, call)).toMatchObject({ code: 'sign_in_locked' })
  })

  it('[I105] a reset that comes in between stands', async () => {
    const member = await createMember()
    const call = await signedIn(member)
    const other = await test.hashOf('Somebody-else-3')
    whileComparing(passwords, () =>
      db.transaction((tx) => members.setPassword(tx, member.id, other, true)),
    )
    expect(await own.change(change, call)).toMatchObject({ code: 'wrong_credentials' })
    expect(await hasPassword(member.id, 'Somebody-else-3')).toBe(true)
  })
})

const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('reset') ?? ''

/** The mail, once the job that looks the account up has run. */
async function mailTo(to: string) {
  for (let i = 0; i < 60; i += 1) {
    const message = await test.lastMessage(to)
    if (message) return message
    await sleep(50)
  }
  return undefined
}

async function forgotten(given: Parameters<typeof createMember>[0] = {}) {
  const email = `m${Math.random().toString(36).slice(2)}@example.com`
  const member = await createMember({ email, ...given })
  await links.request({ username: member.account, email }, test.caller())
  const mail = await mailTo(email)
  return { member, email, mail, token: tokenIn(mail?.code) }
}

describe('a forgotten password, by mail', () => {
  it('[I93] brings a link in the language of the member, which sets a new one once', async () => {
    const { member, mail, token } = await forgotten({ language: 'PT' })
    expect(mail?.subject).toBe('Uma nova senha para Felt')
    expect(mail?.text).toContain(`https://felt.example/login?reset=${token}`)
    expect(mail?.text).toContain(member.account)
    const call = await signedIn(member)
    const reset = () => resets.byEmail({ token, newPassword: next, confirmNewPassword: next })
    expect(await reset()).toEqual({ ok: true, value: { username: member.account } })
    expect(await hasPassword(member.id, next)).toBe(true)
    expect(await sessions.find(call.token)).toBeUndefined()
    expect((await members.get(db, member.id)).emailVerifiedAt).not.toBeNull()
    expect(await reset()).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I93] works by one of twenty who open the link at once', async () => {
    const { token } = await forgotten()
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        resets.byEmail({ token, newPassword: next, confirmNewPassword: next }),
      ),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(1)
  })

  it('[I93] is over after the time that the operator set, and when a newer link was asked for', async () => {
    const first = await forgotten()
    await links.request({ username: first.member.account, email: first.email }, test.caller())
    let second = tokenIn((await mailTo(first.email))?.code)
    for (let i = 0; i < 60 && second === first.token; i += 1) {
      await sleep(50)
      second = tokenIn((await mailTo(first.email))?.code)
    }
    const open = (token: string) =>
      resets.byEmail({ token, newPassword: next, confirmNewPassword: next })
    expect(await open(first.token)).toMatchObject({ code: 'ticket_expired' })
    clock.ms += set.security.resetLinkMinutes * 60_000
    expect(await open(second)).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I93] a password that does not fit leaves the link good', async () => {
    const { token } = await forgotten()
    const open = (newPassword: string, confirmNewPassword = newPassword) =>
      resets.byEmail({ token, newPassword, confirmNewPassword })
    expect(await open('short')).toMatchObject({ code: 'field_invalid' })
    expect(await open('Password-1')).toMatchObject({ code: 'weak_password' })
    expect(await open(next, 'other')).toMatchObject({ code: 'confirmation_differs' })
    expect((await open(next)).ok).toBe(true)
  })

  it('[I93] lifts the lock that wrong passwords brought', async () => {
    const { member, token } = await forgotten()
    const attempt = { username: member.account, ip: '203.0.113.7' }
    for (let i = 0; i < 5; i += 1) await db.transaction((tx) => test.failures.count(tx, attempt))
    await resets.byEmail({ token, newPassword: next, confirmNewPassword: next })
    const look = await test.failures.look(db, { ...attempt, ip: '203.0.113.8' })
    expect(look).toEqual({ ok: true, value: 0 })
  })

  it('[I94] answers the same whoever asks, and mails only where name and address belong together', async () => {
    const member = await createMember({ email: 'right@example.com' })
    const house = await createMember({ email: 'house@example.com', type: 9 })
    const closed = await createMember({ email: 'closed@example.com' })
    await db.sql`update identity.members set state = 'closed' where id = ${closed.id}`
    const ask = (username: string, email: string) =>
      links.request({ username, email }, test.caller())
    const nobodys = [
      [member.account, 'wrong@example.com'],
      ['nobody', 'nobody@example.com'],
      [house.account, 'house@example.com'],
      [closed.account, 'closed@example.com'],
    ] as const
    for (const [username, email] of nobodys) {
      expect(await ask(username, email)).toEqual({ ok: true, value: undefined })
    }
    const asked = ` ${member.account.toUpperCase()} `
    expect((await ask(asked, 'RIGHT@example.com')).ok).toBe(true)
    expect(await mailTo('RIGHT@example.com')).toBeDefined()
    for (const [, email] of nobodys) expect(await test.lastMessage(email)).toBeUndefined()
  })

  it('[I94] tells plainly only where the operator wants it', async () => {
    set.security.tellUnknownAccounts = true
    const member = await createMember({ email: 'plain@example.com' })
    const ask = (username: string, email: string) =>
      links.request({ username, email }, test.caller())
    expect(await ask('nobody', 'plain@example.com')).toMatchObject({
      code: 'unknown_account_or_email',
    })
    expect((await ask(member.account, 'plain@example.com')).ok).toBe(true)
  })

  it.each([
    ['', 'a@example.com', 'username'],
    ['jessa', '', 'email'],
    ['jessa', 'no address', 'email'],
    ['jessa', 'a@example.com, b@example.com', 'email'],
    ['jessa', 'a@example.com\r\nBcc: b@example.com', 'email'],
  ])('[I94] is refused for name %j and address %j', async (username, email, field) => {
    expect(await links.request({ username, email }, test.caller())).toMatchObject({
      code: 'field_invalid',
      value: { field },
    })
  })

  it('[I95] a name gets three an hour and a network twenty, known or not', async () => {
    const ask = (username: string, ip: string) =>
      links.request({ username, email: 'x@example.com' }, test.caller({ ip }))
    const byName = await Promise.all(
      Array.from({ length: 10 }, (_, i) => ask('onename', `203.0.113.${i + 20}`)),
    )
    expect(byName.filter((result) => result.ok)).toHaveLength(3)
    const byNetwork = await Promise.all(
      Array.from({ length: 30 }, (_, i) => ask(`name${i}`, '203.0.113.99')),
    )
    expect(byNetwork.filter((result) => result.ok)).toHaveLength(20)
    expect(byNetwork.find((result) => !result.ok)).toMatchObject({ code: 'too-many-requests' })
    clock.ms += 3_600_000
    expect((await ask('onename', '203.0.113.99')).ok).toBe(true)
    clock.ms += 3_600_000
    await db.transaction((tx) => recovery.removeOver(tx))
    const left = await db.sql`
      select subject from identity.sign_in_failures where subject like 'reset links:%'`
    expect(left).toEqual([])
  })
})

describe('a forgotten password, by phone', () => {
  const withPhone = async (given: Parameters<typeof createMember>[0] = {}) => {
    const number = test.newNumber()
    const mobile = `+63${number.slice(1)}`
    const member = await createMember({ mobile, mobileVerified: true, ...given })
    const phone = { mobileNum: number, countryDialingCode: '63' }
    return { member, mobile, phone, verificationCode: await test.codeFor('password', mobile) }
  }

  it('[I96] is set anew with a code, which ends every session', async () => {
    const { member, phone, verificationCode } = await withPhone()
    const call = await signedIn(member)
    const input = { ...phone, verificationCode, newPassword: next }
    expect(await resets.byPhone(input)).toEqual({ ok: true, value: { username: member.account } })
    expect(await hasPassword(member.id, next)).toBe(true)
    expect(await sessions.find(call.token)).toBeUndefined()
    expect(await resets.byPhone(input)).toMatchObject({ code: 'code-expired' })
  })

  it('[I96] is set for the first time by who came in by phone alone', async () => {
    const { member, phone, verificationCode } = await withPhone({ password: null })
    const input = { ...phone, verificationCode, newPassword: next }
    expect((await resets.byPhone(input)).ok).toBe(true)
    expect(await hasPassword(member.id, next)).toBe(true)
  })

  it.each([
    ['no number', { mobileNum: ' ' }, 'missing-phone-number'],
    ['a wrong number', { mobileNum: '12' }, 'invalid-phone-number'],
    ['no code', { verificationCode: '' }, 'missing-verification-code'],
    ['a wrong code', { verificationCode: 'x' }, 'invalid-verification-code'],
    ['a password that does not fit', { newPassword: 'x' }, 'field_invalid'],
    ['a common password', { newPassword: 'Welcome-1' }, 'weak_password'],
  ])('[I96] is refused with %s', async (_, wrong, code) => {
    const { phone, verificationCode } = await withPhone()
    const input = { ...phone, verificationCode, newPassword: next, ...wrong }
    expect(await resets.byPhone(input)).toMatchObject({ code })
  })

  it('[I96] is refused where the brand does not offer it, and for a number that no account has', async () => {
    const { phone, verificationCode } = await withPhone()
    set.modulesOff.add('CHNGPASSVERIF3')
    const input = { ...phone, verificationCode, newPassword: next }
    expect(await resets.byPhone(input)).toMatchObject({ code: 'not_enabled' })
    set.modulesOff.delete('CHNGPASSVERIF3')
    const strange = test.newNumber()
    await test.codeFor('password', `+63${strange.slice(1)}`)
    expect(await resets.byPhone({ ...input, mobileNum: strange })).toMatchObject({
      code: 'invalid-verification-code',
    })
  })
})
