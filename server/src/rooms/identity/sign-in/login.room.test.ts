import { describe, expect, it } from 'vitest'
import { whileComparing } from '../../../../testing/passwords.ts'
import { mustBeOk, testSignIn } from '../../../../testing/sign-in.ts'

const t = await testSignIn()
const { db, clock, set, caller, createMember, login, enter, failTimes, listLogins } = t
const minute = 60_000
const wrong = { password: 'not it' }
const image = { captcha: 'right', captchaId: 'id' }

describe('name and password', () => {
  it('[I50] open a session with the one role of the account', async () => {
    for (const [type, role] of [
      [0, 'member'],
      [1, 'agent'],
      [2, 'agent'],
      [41, 'agent'],
      [42, 'agent'],
    ] as const) {
      const member = await createMember({ type })
      const reply = await enter(member)
      expect(reply).toMatchObject({ twoStep: null, userInfo: { id: member.id, type } })
      expect(await t.actorOf(reply)).toMatchObject({ id: member.id, kind: 'member', roles: [role] })
    }
  })

  it('[I43] come with a proof of work, also where no type is said', async () => {
    const { account } = await createMember()
    for (const type of ['', 'username', undefined] as const) {
      const input = { ...(type === undefined ? {} : { type }), challenge: 'made up' }
      expect(await login(account, input)).toMatchObject({ code: 'verification_required' })
    }
    expect(t.challenges.asked.at(-1)).toEqual(['login', 'instead_of_image'])
    expect(await listLogins(await t.members.get(db, (await createMember()).id))).toEqual([])
  })

  it('[I44] are refused in one way, and at the same cost, whatever is wrong', async () => {
    const { account } = await createMember()
    const byPhone = await createMember({ password: null })
    const locked = await createMember()
    const house = await createMember({ type: 9 })
    await db.sql`update identity.members set state = 'locked' where id = ${locked.id}`
    const before = t.compared.length
    const answers = []
    for (const name of [account, byPhone.account, locked.account, house.account, 'nobody']) {
      answers.push(await login(name, wrong))
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"ok":false,"code":"wrong_credentials","params":{},"value":{"captcha":false}}']),
    )
    expect(t.compared.slice(before)).toHaveLength(5)
  })

  it('[I105] that were changed while they were compared open nothing', async () => {
    const member = await createMember()
    const other = await t.hashOf('Somebody-else-3')
    whileComparing(t.passwords, () =>
      db.transaction((tx) => t.members.setPassword(tx, member.id, other, false)),
    )
    expect(await login(member.account)).toMatchObject({ code: 'wrong_credentials' })
    expect(await t.sessions.listOf('member', member.id)).toEqual([])
    expect(await listLogins(member)).toMatchObject([{ outcome: 'wrong_credentials' }])
  })

  it('[I105] of an account that was locked while they were compared open nothing', async () => {
    const member = await createMember()
    whileComparing(
      t.passwords,
      () => db.sql`update identity.members set state = 'locked' where id = ${member.id}`,
    )
    expect(await login(member.account)).toMatchObject({ code: 'member_locked' })
    expect(await t.sessions.listOf('member', member.id)).toEqual([])
  })

  it('[I44] say that the name is unknown where the operator wants it told', async () => {
    set.security.tellUnknownAccounts = true
    const { account } = await createMember()
    expect(await login('nobody at all')).toMatchObject({ code: 'register_first' })
    expect(await login(account, wrong)).toMatchObject({ code: 'wrong_credentials' })
    set.security.tellUnknownAccounts = false
  })

  it.each([' PLAYER_ONE ', 'player_one', 'ＰＬＡＹＥＲ_one'])(
    '[I44] are one name, also written as %j',
    async (written) => {
      const known = await t.members.findByAccount(db, 'player_one')
      if (!known) await createMember({ account: 'player_one' })
      expect(await login(written)).toMatchObject({ ok: true })
    },
  )

  it.each([
    ['locked', 0, 'site', 'member_locked'],
    ['closed', 0, 'site', 'member_closed'],
    ['open', 9, 'site', 'non_member'],
    ['open', 0, 'agent', 'non_agent'],
    ['open', 4, 'agent', 'non_agent'],
  ] as const)(
    '[I46] of an account that is %s, of type %d, are told at the %s login: %s',
    async (state, type, area, code) => {
      const member = await createMember({ type })
      await db.sql`update identity.members set state = ${state} where id = ${member.id}`
      expect(await login(member.account, { area })).toMatchObject({ ok: false, code })
      expect(await login(member.account, { area, ...wrong })).toMatchObject({
        code: 'wrong_credentials',
      })
      expect(await listLogins(member)).toMatchObject([
        { how: 'password', outcome: code },
        { outcome: 'wrong_credentials' },
      ])
    },
  )

  it('[I46] let agents in at both logins', async () => {
    const agent = await createMember({ type: 2 })
    const call = caller()
    expect(await login(agent.account, { area: 'agent' }, call)).toMatchObject({ ok: true })
    expect(await login(agent.account, { area: 'site' }, call)).toMatchObject({ ok: true })
  })

  it('[I46] of the demo are worth nothing in production', async () => {
    const member = await createMember({ demo: true })
    expect(await login(member.account)).toMatchObject({ ok: true })
    const { signIn } = t.make(true)
    const input = { username: member.account, password: 'Green-felt-1', challenge: 'login' }
    expect(await signIn.login(input, caller())).toMatchObject({ code: 'member_closed' })
  })
})

describe('failures', () => {
  it('[I43] from the second on ask for an image, of names that exist and of others', async () => {
    const { account } = await createMember()
    for (const name of [account, 'no such player']) {
      expect(await login(name, wrong)).toMatchObject({ value: { captcha: false } })
      expect(await login(name, wrong)).toMatchObject({ value: { captcha: true } })
      expect(await login(name)).toMatchObject({
        code: 'captcha_required',
        value: { captcha: true },
      })
      expect(await login(name, { ...image, captcha: 'bad' })).toMatchObject({
        code: 'captcha_wrong',
        value: { captcha: true },
      })
    }
    expect(await login(account, image)).toMatchObject({ ok: true })
  })

  it('[I43] ask for ten times the work of who cannot see an image', async () => {
    const { account } = await createMember()
    await failTimes(2, account)
    expect(await login(account)).toMatchObject({ code: 'captcha_required' })
    const harder = { challenge: 'instead_of_image' }
    expect(await login(account, harder)).toMatchObject({ ok: true })
  })

  it('[I45] lock a name after five, known or not, and say for how long', async () => {
    const { account } = await createMember()
    for (const name of [account, 'nobody here']) {
      await failTimes(5, name)
      expect(await login(name, image)).toMatchObject({
        code: 'sign_in_locked',
        params: { minutes: 15 },
      })
    }
    clock.ms += 15 * minute
    expect(await login(account)).toMatchObject({ ok: true })
  })

  it('[I45] of twenty guesses at once are counted before they are judged', async () => {
    const { account } = await createMember()
    await failTimes(2, account)
    const guesses = Array.from({ length: 20 }, () => login(account, { ...wrong, ...image }))
    const codes = (await Promise.all(guesses)).map((answer) => (answer.ok ? 'in' : answer.code))
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(3)
    expect(codes.filter((code) => code === 'sign_in_locked')).toHaveLength(17)
  })

  it('[I45] lock an address after twenty times as many, and a login does not clear it', async ({
    signal,
  }) => {
    const call = caller()
    const { account } = await createMember()
    // A loop that outlived its test would turn the clock of those after it.
    for (let i = 0; i < 100 && !signal.aborted; i += 1) {
      await login(`guess ${i}`, wrong, call)
      if (i === 10) await login(account, {}, call)
    }
    expect(await login(account, {}, call)).toMatchObject({ code: 'sign_in_locked' })
    expect(await login(account)).toMatchObject({ ok: true })
    clock.ms += 15 * minute
  })

  it('[I45] of a name are forgotten once its owner is in', async () => {
    const { account } = await createMember()
    await failTimes(4, account)
    expect(await login(account, image)).toMatchObject({ ok: true })
    expect(await login(account, wrong)).toMatchObject({ value: { captcha: false } })
  })

  it('[I40] are not counted when there were too many to hash', async () => {
    const { account } = await createMember()
    const input = { username: account, password: 'x', challenge: 'login' }
    const busy = t.make(false, () => Promise.reject(new Error('too many'))).signIn
    for (let i = 0; i < 6; i += 1)
      await expect(busy.login(input, caller())).rejects.toThrow('too many')
    expect(await login(account)).toMatchObject({ ok: true })
  })
})

describe('a login', () => {
  it('[I50] never keeps a token: the one that came along is over', async () => {
    const member = await createMember()
    const call = caller()
    const first = await enter(member, {}, call)
    const second = await enter(member, {}, await t.callerWith(first.token, call))
    expect(second.token).not.toBe(first.token)
    expect(await t.actorOf(first)).toBeUndefined()
    expect(await t.actorOf(second)).toMatchObject({ id: member.id })
  })

  it('[I51] tells of the one before it, and whether it is the first', async () => {
    const member = await createMember()
    const call = caller()
    const at = t.now().toISOString()
    expect(await enter(member, {}, call)).toMatchObject({ firstTimeLogin: true, lastLogin: null })
    await db.sql`update identity.members set first_login_greeted = true where id = ${member.id}`
    clock.ms += minute
    expect(await enter(member, {}, call)).toMatchObject({
      firstTimeLogin: false,
      lastLogin: { at, ip: call.ip },
    })
  })

  it('[I51] is in the list of logins, and so is each that failed', async () => {
    const member = await createMember()
    const call = caller({ userAgent: 'x'.repeat(1000) })
    await login(member.account, wrong, call)
    await enter(member, {}, call)
    expect(await listLogins(member)).toEqual([
      { how: 'password', outcome: 'wrong_credentials', ip: call.ip },
      { how: 'password', outcome: 'ok', ip: call.ip },
    ])
  })

  it('[I51] adds to the statistics of the hour', async () => {
    await t.statistics.flush()
    const sum = async () =>
      (await t.statistics.list(new Date(0)))
        .filter(({ kind, outcome }) => kind === 'login' && outcome === 'wrong_credentials')
        .reduce((all, { count }) => all + count, 0)
    const before = await sum()
    await login('nobody whatsoever', wrong)
    await login((await createMember()).account, wrong)
    await t.statistics.flush()
    expect(await sum()).toBe(before + 2)
  })

  it('[I50] with a password that an operator set opens nothing but the change of it', async () => {
    const member = await createMember({ mustChange: true })
    const reply = await enter(member)
    expect(reply).toMatchObject({ mustChangePassword: 'default', passwordExpired: false })
    expect((await t.actorOf(reply))?.roles).toEqual(['changing'])
  })

  it('[I50] with an expired password too, where that is asked for', async () => {
    const member = await createMember()
    await db.sql`
      update identity.members set password_set_at = ${new Date(clock.ms - 91 * 86_400_000)}
      where id = ${member.id}`
    const call = caller()
    const reply = await enter(member, {}, call)
    expect(reply).toMatchObject({ mustChangePassword: 'expired', passwordExpired: true })
    expect((await t.actorOf(reply))?.roles).toEqual(['changing'])
    set.modulesOff.add('PWDEXPFORCECHANGE3')
    expect(await enter(member, {}, call)).toMatchObject({ mustChangePassword: '' })
    set.modulesOff.delete('PWDEXPFORCECHANGE3')
  })

  it('[I50] that gets a new role gets a new token with it', async () => {
    const member = await createMember({ mustChange: true })
    const { token } = await enter(member)
    const call = await t.callerWith(token)
    await db.transaction((tx) =>
      t.members.setPassword(tx, member.id, member.passwordHash ?? '', false),
    )
    const changed = await t.members.get(db, member.id)
    const renewed = await db.transaction((tx) => t.entry.renew(tx, changed, call))
    expect(renewed).toMatchObject({ mustChangePassword: '' })
    expect(await t.sessions.find(token)).toBeUndefined()
    expect(await t.actorOf(renewed)).toMatchObject({
      roles: ['member'],
      sessionId: call.actor?.sessionId,
    })
  })

  it('[I57] leaves neither password nor token in the tables', async () => {
    const member = await createMember()
    const call = caller()
    const { token } = await enter(member, { remember: true }, call)
    const rows = await db.sql<{ text: string }>`
      select m::text as text from identity.members m
      union all select l::text from identity.logins l
      union all select r::text from identity.remembered r
      union all select f::text from identity.sign_in_failures f`
    const all = rows.map(({ text }) => text).join('\n')
    const [, validator = 'none'] = (call.cookies.get('remember') ?? '').split('.')
    for (const secret of ['Green-felt-1', token, validator]) expect(all).not.toContain(secret)
  })
})

describe('mobile number and code', () => {
  let numbers = 0
  async function withPhone(given: Parameters<typeof createMember>[0] = {}) {
    numbers += 1
    const mobile = `+63917555${String(numbers).padStart(4, '0')}`
    const member = await createMember({ mobile, mobileVerified: true, ...given })
    return { member, mobile }
  }
  async function codeFor(mobile: string, memberId: string | null) {
    const { ip, language } = caller()
    const owner = memberId as `mem_${string}` | null
    const order = { purpose: 'login', channel: 'sms', target: mobile, memberId: owner } as const
    mustBeOk(await t.codes.send({ ...order, ip, language }))
    return (await t.lastMessage(mobile))?.code ?? ''
  }
  const sms = (mobile: string, code: string, call = caller()) =>
    login(`0${mobile.slice(3)}`, { type: 'sms', countryDialingCode: '+63', password: code }, call)

  it('[I47] open a session without a proof of work, and never ask for a new password', async () => {
    const { member, mobile } = await withPhone({ mustChange: true })
    const asked = t.challenges.asked.length
    const reply = mustBeOk(await sms(mobile, await codeFor(mobile, member.id)))
    expect(reply).toMatchObject({ mustChangePassword: '', userInfo: { id: member.id } })
    expect((await t.actorOf(reply))?.roles).toEqual(['member'])
    expect(t.challenges.asked).toHaveLength(asked)
    expect(await listLogins(member)).toMatchObject([{ how: 'sms', outcome: 'ok' }])
  })

  it('[I47] work once', async () => {
    const { member, mobile } = await withPhone()
    const code = await codeFor(mobile, member.id)
    const tries = await Promise.all([sms(mobile, code), sms(mobile, code), sms(mobile, code)])
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[I47] are refused in the product’s words', async () => {
    const { member, mobile } = await withPhone()
    const code = await codeFor(mobile, member.id)
    const other = code === '000000' ? '111111' : '000000'
    expect(await sms(mobile, other)).toMatchObject({ code: 'invalid-verification-code' })
    expect(await sms(mobile, '')).toMatchObject({ code: 'missing-verification-code' })
    expect(await login('', { type: 'sms' })).toMatchObject({ code: 'missing-phone-number' })
    expect(await login('12', { type: 'sms' })).toMatchObject({ code: 'invalid-phone-number' })
    clock.ms += 3 * minute
    expect(await sms(mobile, code)).toMatchObject({ code: 'code-expired' })
    expect((await listLogins(member)).map(({ outcome }) => outcome)).toEqual([
      'invalid-verification-code',
      'missing-verification-code',
      'code-expired',
    ])
  })

  it('[I47] of a number that nobody has are never right', async () => {
    const mobile = '+639175559999'
    const code = await codeFor(mobile, null)
    expect(await sms(mobile, code === '' ? '123456' : code)).toMatchObject({ ok: false })
    set.security.tellUnknownAccounts = true
    expect(await sms(mobile, '123456')).toMatchObject({ code: 'register_first' })
    set.security.tellUnknownAccounts = false
  })

  it('[I46] are told what stands against the account', async () => {
    const { member, mobile } = await withPhone()
    await db.sql`update identity.members set state = 'locked' where id = ${member.id}`
    expect(await sms(mobile, await codeFor(mobile, member.id))).toMatchObject({
      code: 'member_locked',
    })
  })

  it('[I47] are refused while the operator has switched them off', async () => {
    set.modulesOff.add('SMSLOGIN')
    expect(await sms('+639175550001', '123456')).toMatchObject({ code: 'not_enabled' })
    set.modulesOff.delete('SMSLOGIN')
  })
})
