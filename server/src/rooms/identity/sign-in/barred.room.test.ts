import { describe, expect, it } from 'vitest'
import { mustBeOk, testSignIn } from '../../../../testing/sign-in.ts'
import type { Bar, Member } from '../members/member.ts'

const t = await testSignIn()
const { db, clock, caller, createMember, login, enter, settled, members, sessions, signIn } = t
const hourMs = 3_600_000

const inHours = (hours: number) => new Date(clock.ms + hours * hourMs)
const bar = ({ id }: Member, given: Bar) => db.transaction((tx) => members.bar(tx, id, given))
const timeOut = (member: Member, hours = 24) =>
  bar(member, { kind: 'time_out', until: inHours(hours) })

describe('an account that is barred', () => {
  it('[I59] is told until when, and comes in again after it', async () => {
    const member = await createMember()
    await timeOut(member)
    expect(await login(member.account)).toEqual({
      ok: false,
      code: 'member_timed_out',
      value: { until: inHours(24).toISOString() },
    })
    clock.ms += 24 * hourMs
    expect((await enter(member)).token).not.toBe('')
  })

  it('[I59] for good says so, and stays out', async () => {
    const member = await createMember()
    await bar(member, { kind: 'exclusion', until: null })
    clock.ms += 300 * hourMs
    expect(await login(member.account)).toMatchObject({
      code: 'member_excluded',
      value: { until: null },
    })
    clock.ms -= 300 * hourMs
  })

  it('[I59] answers a wrong password as any other account does', async () => {
    const [member, other] = [await createMember(), await createMember()]
    await timeOut(member)
    const wrong = { password: 'not it' }
    expect(await login(member.account, wrong)).toEqual(await login(other.account, wrong))
  })

  it('[I59] loses its sessions and what browsers remember', async () => {
    const member = await createMember()
    const browser = caller()
    const { token } = await enter(member, { remember: true }, browser)
    await timeOut(member)
    expect(await sessions.find(token)).toBeUndefined()
    expect(await signIn.loginRemembered('site', browser)).toMatchObject({ ok: false })
  })

  it('[I59] does not come in by a login that is remembered', async () => {
    const member = await createMember()
    const browser = caller()
    await enter(member, { remember: true }, browser)
    // As if the browser had been remembered a moment after: the way in itself must say no.
    await db.sql`
      update identity.members set bar = 'time_out', barred_until = ${inHours(24)}
      where id = ${member.id}`
    expect(await signIn.loginRemembered('site', browser)).toMatchObject({
      code: 'member_timed_out',
    })
  })

  it('[I59] does not pass the second step', async () => {
    const { member } = await settled()
    const secret = await t.setAuthenticator(member)
    const call = caller()
    const { twoStep } = await enter(member, {}, call)
    await db.sql`
      update identity.members set bar = 'exclusion', barred_until = null where id = ${member.id}`
    const code = t.codeNow(secret)
    const step = { ticket: twoStep?.ticket ?? '', way: 'authenticator', code } as const
    expect(await signIn.twoStep.finish(step, call)).toMatchObject({ code: 'member_excluded' })
  })

  it('[I59] does not come in by a code on the phone', async () => {
    const mobile = '+639175550099'
    const member = await createMember({ mobile, mobileVerified: true })
    await timeOut(member)
    const order = { purpose: 'login', channel: 'sms', target: mobile, memberId: member.id } as const
    mustBeOk(await t.codes.send({ ...order, ip: caller().ip, language: 'EN' }))
    const password = (await t.lastMessage(mobile))?.code ?? ''
    const input = { type: 'sms', countryDialingCode: '+63', password } as const
    expect(await login(`0${mobile.slice(3)}`, input)).toMatchObject({ code: 'member_timed_out' })
  })

  it('[I59] cannot be freed or freed earlier, not even in the table', async () => {
    const { id } = await createMember()
    await db.transaction((tx) => members.bar(tx, id, { kind: 'exclusion', until: inHours(5000) }))
    const attempt = (set: string) =>
      db
        .transaction((tx) => tx.script(`update identity.members set ${set} where id = '${id}'`))
        .then(
          () => 'done',
          (error: unknown) => (error as Error).message,
        )
    expect(await attempt('bar = null, barred_until = null')).toMatch(/refused/)
    expect(await attempt(`barred_until = barred_until - interval '1 day'`)).toMatch(/refused/)
    expect(await attempt('barred_until = null')).toBe('done')
    expect(await attempt(`barred_until = now() + interval '100 years'`)).toMatch(/refused/)
  })

  it('[I59] is in the list of its logins', async () => {
    const member = await createMember()
    await timeOut(member)
    await login(member.account)
    expect((await t.listLogins(member)).at(-1)).toMatchObject({ outcome: 'member_timed_out' })
  })
})
