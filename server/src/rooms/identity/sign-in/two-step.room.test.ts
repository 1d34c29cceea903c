import { describe, expect, it } from 'vitest'
import type { TwoStepWay } from '@baize/contract/identity/session'
import type { Call } from '../../../platform/http/call.ts'
import { mustBeOk, testSignIn } from '../../../../testing/sign-in.ts'

const t = await testSignIn()
const { db, clock, set, caller, createMember, login, enter, settled, listLogins, signIn } = t
const minute = 60_000
const day = 24 * 60 * minute

const waysOf = async (account: string) => {
  const { twoStep } = await enter({ account })
  return twoStep?.ways.map(({ way, target }) => [way, target])
}

/** A member with an authenticator, and the ticket of a login from elsewhere. */
async function halfIn(call: Call = caller(), input: { remember?: boolean } = {}) {
  const { member } = await settled()
  const secret = await t.setAuthenticator(member)
  const { twoStep } = await enter(member, input, call)
  return { member, secret, call, ticket: twoStep?.ticket ?? '' }
}

const finish = (
  ticket: string,
  code: string,
  given: { readonly way?: TwoStepWay; readonly trust?: boolean; readonly call?: Call } = {},
) => {
  const { way = 'authenticator', trust = false, call = caller() } = given
  return signIn.twoStep.finish({ ticket, way, code, trust }, call)
}

const wrongCode = (secret: string) => (t.codeNow(secret) === '000000' ? '111111' : '000000')

async function payee(memberId: string, names: { payee?: string; real?: string }) {
  await db.sql`
    insert into identity.profiles (member_id, payee_name, real_name)
    values (${memberId}, ${names.payee ?? ''}, ${names.real ?? ''})`
}

describe('a network', () => {
  it('[I48] is trusted when it is the first of the account', async () => {
    const { member, home } = await settled()
    await t.setAuthenticator(member)
    expect(await enter(member, {}, home)).toMatchObject({ twoStep: null })
    const elsewhere = await enter(member)
    expect(elsewhere).toMatchObject({ token: '', userInfo: null, lastLogin: null })
    expect(elsewhere.twoStep?.ways).toEqual([{ way: 'authenticator', target: '' }])
    expect((await listLogins(member)).at(-1)).toMatchObject({ outcome: 'two_step' })
  })

  it('[I48] is trusted for as long as the operator set after the last login from there', async () => {
    set.security.trustDays = 2
    const { member, home } = await settled()
    await t.setAuthenticator(member)
    for (const days of [1, 1.5]) {
      clock.ms += days * day
      expect((await enter(member, {}, home)).token).not.toBe('')
    }
    clock.ms += 2 * day
    expect((await enter(member, {}, home)).twoStep).not.toBeNull()
    set.security.trustDays = 30
  })

  it('[I48] of IPv6 is the line, not the address', async () => {
    const member = await createMember()
    await enter(member, {}, caller({ ip: '2001:db8:7:1::1' }))
    await t.setAuthenticator(member)
    const near = await enter(member, {}, caller({ ip: '2001:db8:7:1:ffff::2' }))
    expect(near.token).not.toBe('')
    expect((await enter(member, {}, caller({ ip: '2001:db8:7:2::1' }))).token).toBe('')
  })

  it('[I48] lets in who has nothing set up, and is trusted then', async () => {
    const { member } = await settled()
    const elsewhere = caller()
    expect((await enter(member, {}, elsewhere)).token).not.toBe('')
    await t.setAuthenticator(member)
    expect((await enter(member, {}, elsewhere)).token).not.toBe('')
  })

  it('[I48] is not looked at where the operator does not want it', async () => {
    const { member } = await settled()
    await t.setAuthenticator(member)
    set.security.twoStepOnNewNetwork = false
    expect((await enter(member)).token).not.toBe('')
    set.security.twoStepOnNewNetwork = true
  })

  it('[I48] needs no second step after a code by SMS, which is one, nor is it trusted for it', async () => {
    const mobile = '+639175550100'
    const { member } = await settled({ mobile, mobileVerified: true })
    const call = caller()
    const order = { purpose: 'login', channel: 'sms', target: mobile, memberId: member.id } as const
    mustBeOk(await t.codes.send({ ...order, ip: call.ip, language: 'EN' }))
    const password = (await t.lastMessage(mobile))?.code ?? ''
    expect(mustBeOk(await login(mobile, { type: 'sms', password }, call)).token).not.toBe('')
    expect((await enter(member, {}, call)).twoStep).not.toBeNull()
  })
})

describe('the ways of a second step', () => {
  it('[I49] are those that are set up, masked', async () => {
    const { member } = await settled({ mobile: '+639171234567', mobileVerified: true })
    await db.sql`
      update identity.members set email = 'jessa@example.com', email_verified_at = ${t.now()}
      where id = ${member.id}`
    await t.setAuthenticator(member)
    await payee(member.id, { payee: 'Jessa Cruz' })
    expect(await waysOf(member.account)).toEqual([
      ['authenticator', ''],
      ['sms', '+63••••••4567'],
      ['email', 'j•••@example.com'],
    ])
  })

  it('[I49] are not those that nobody verified; the bank account’s name comes last', async () => {
    const { member } = await settled({ mobile: '+639171234000', email: 'x@example.com' })
    await payee(member.id, { real: 'Jessa Cruz' })
    expect(await waysOf(member.account)).toEqual([['payee', '']])
  })

  it.each(['sms', 'email'] as const)('[I49] include a code by %s', async (way) => {
    const mobile = way === 'sms' ? '+639171110001' : '+639171110002'
    const { member } = await settled({ mobile, mobileVerified: true })
    const email = 'two@example.com'
    await db.sql`
      update identity.members set email = ${email}, email_verified_at = ${t.now()}
      where id = ${member.id}`
    const call = caller()
    const ticket = (await enter(member, {}, call)).twoStep?.ticket ?? ''
    expect(await signIn.twoStep.sendCode({ ticket, way }, call)).toEqual({
      ok: true,
      value: { expiredMinutes: 2 },
    })
    const code = (await t.lastMessage(way === 'sms' ? mobile : email))?.code ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await finish(ticket, wrong, { way, call })).toMatchObject({
      code: 'invalid-verification-code',
    })
    expect(mustBeOk(await finish(ticket, code, { way, call })).token).not.toBe('')
  })

  it('[I49] send nothing where the way is not set up, nor on a made up ticket', async () => {
    const { ticket, call } = await halfIn()
    const send = (token: string) => signIn.twoStep.sendCode({ ticket: token, way: 'sms' }, call)
    expect(await send(ticket)).toMatchObject({ code: 'operation-not-allowed' })
    expect(await send('made up')).toMatchObject({ code: 'ticket_expired' })
  })

  it.each(['jessa  CRUZ', 'ＪessaCruz', ' Jessa Cruz '])(
    '[I49] take the name on the bank account written as %j',
    async (code) => {
      const { member } = await settled()
      await payee(member.id, { payee: 'Jessa Cruz', real: 'Somebody Else' })
      const { twoStep } = await enter(member)
      const ticket = twoStep?.ticket ?? ''
      expect(await finish(ticket, 'Jessa Cru', { way: 'payee' })).toMatchObject({ ok: false })
      expect(await finish(ticket, code, { way: 'payee' })).toMatchObject({ ok: true })
    },
  )

  it('[I49] that were not offered prove nothing', async () => {
    const { member, ticket } = await halfIn()
    await payee(member.id, { payee: 'Jessa Cruz' })
    expect(await finish(ticket, 'Jessa Cruz', { way: 'payee' })).toMatchObject({
      code: 'invalid-verification-code',
    })
  })
})

describe('a second step', () => {
  it('[I49] opens the session that was begun, remembered if it was to be', async () => {
    const call = caller()
    const { member, secret, ticket } = await halfIn(call, { remember: true })
    expect(call.cookies.size).toBe(0)
    const reply = mustBeOk(await finish(ticket, t.codeNow(secret), { call }))
    expect(await t.actorOf(reply)).toMatchObject({ id: member.id, roles: ['member'] })
    expect(call.cookies.has('remember')).toBe(true)
    expect((await listLogins(member)).at(-1)).toMatchObject({ how: 'password', outcome: 'ok' })
  })

  it('[I48] trusts the network only if the person says so', async () => {
    for (const trust of [false, true]) {
      const call = caller()
      const { member, secret, ticket } = await halfIn(call)
      mustBeOk(await finish(ticket, t.codeNow(secret), { call, trust }))
      expect((await enter(member, {}, call)).token === '').toBe(!trust)
    }
  })

  it('[I49] works once, and of four at the same moment one gets in', async () => {
    const { secret, ticket, call } = await halfIn()
    const tries = Array.from({ length: 4 }, () => finish(ticket, t.codeNow(secret), { call }))
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1)
    expect(await finish(ticket, t.codeNow(secret))).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I49] takes no code of an authenticator twice, not even on another ticket', async () => {
    const { member, secret, ticket } = await halfIn()
    const other = (await enter(member)).twoStep?.ticket ?? ''
    const code = t.codeNow(secret)
    expect(await finish(ticket, code)).toMatchObject({ ok: true })
    expect(await finish(other, code)).toMatchObject({ code: 'invalid-verification-code' })
  })

  it('[I49] of four tickets with one code at the same moment lets one in', async () => {
    const { member, secret, ticket } = await halfIn()
    const tickets = [ticket]
    for (let i = 0; i < 3; i += 1) tickets.push((await enter(member)).twoStep?.ticket ?? '')
    const code = t.codeNow(secret)
    const answers = await Promise.all(tickets.map((one) => finish(one, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[I49] ends after ten minutes', async () => {
    const { secret, ticket } = await halfIn()
    clock.ms += 10 * minute
    expect(await finish(ticket, t.codeNow(secret))).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I49] counts tries of the account over all its tickets, then locks it', async () => {
    const { member, secret, ticket } = await halfIn()
    for (let i = 0; i < 5; i += 1) {
      const { twoStep } = await enter(member)
      expect(await finish(twoStep?.ticket ?? '', wrongCode(secret))).toMatchObject({
        code: 'invalid-verification-code',
      })
    }
    expect(await finish(ticket, t.codeNow(secret))).toMatchObject({
      code: 'sign_in_locked',
      params: { minutes: 15 },
    })
    clock.ms += 15 * minute
    const { twoStep } = await enter(member)
    expect(await finish(twoStep?.ticket ?? '', t.codeNow(secret))).toMatchObject({ ok: true })
  })

  it('[I49] of twenty guesses at once judges five', async () => {
    const { secret, ticket } = await halfIn()
    const guesses = Array.from({ length: 20 }, () => finish(ticket, wrongCode(secret)))
    const codes = (await Promise.all(guesses)).map((answer) => (answer.ok ? 'in' : answer.code))
    expect(codes.filter((code) => code === 'invalid-verification-code').length).toBeLessThanOrEqual(
      5,
    )
    expect(codes).not.toContain('in')
  })

  it('[I49] is over when the account is locked meanwhile', async () => {
    const { member, secret, ticket } = await halfIn()
    await db.sql`update identity.members set state = 'locked' where id = ${member.id}`
    expect(await finish(ticket, t.codeNow(secret))).toMatchObject({ code: 'member_locked' })
  })

  it('[I45] forgives the failures before it, which the password alone does not', async () => {
    const { member, secret } = await halfIn()
    await t.failTimes(1, member.account)
    const { twoStep } = await enter(member)
    const once = await login(member.account, { password: 'wrong' })
    expect(once).toMatchObject({ value: { captcha: true } })
    expect(await finish(twoStep?.ticket ?? '', t.codeNow(secret))).toMatchObject({ ok: true })
    expect(await login(member.account, { password: 'wrong' })).toMatchObject({
      value: { captcha: false },
    })
  })
})
