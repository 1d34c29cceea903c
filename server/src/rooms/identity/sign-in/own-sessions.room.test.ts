import { describe, expect, it } from 'vitest'
import type { Call } from '../../../platform/http/call.ts'
import { whileComparing } from '../../../../testing/passwords.ts'
import { mustBeOk, testSignIn } from '../../../../testing/sign-in.ts'

const t = await testSignIn()
const { db, clock, set, caller, createMember, enter, signIn, sessions, listLogins } = t
const { own, freePlay } = signIn
const minute = 60_000
const good = { password: 'Green-felt-1' }

async function inside(given: Parameters<typeof createMember>[0] = {}) {
  const member = await createMember(given)
  const browser = caller()
  const { token } = await enter(member, {}, browser)
  const call = await t.callerWith(token, browser)
  return { member, token, call, browser }
}

describe('free play', () => {
  it('[I53] opens a trial account for each call', async () => {
    const [one, two] = [
      mustBeOk(await freePlay(caller({ language: 'KO' }))),
      mustBeOk(await freePlay(caller({ language: 'KO' }))),
    ]
    expect(one.userInfo?.id).not.toBe(two.userInfo?.id)
    expect(one).toMatchObject({ mustChangePassword: '', userInfo: { type: 4 } })
    expect(one.userInfo?.account).toMatch(/^trial_[a-z0-9]{10}$/)
    expect((await t.actorOf(one))?.roles).toEqual(['trial'])
    expect(await t.members.get(db, one.userInfo?.id ?? '')).toMatchObject({
      language: 'KO',
      passwordHash: null,
    })
  })

  it('[I53] gives an address ten in an hour', async () => {
    const call = caller()
    const answers = await Promise.all(Array.from({ length: 14 }, () => freePlay(call)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await freePlay(call)).toMatchObject({ code: 'too-many-requests' })
    expect(await freePlay(caller())).toMatchObject({ ok: true })
    clock.ms += 60 * minute
    expect(await freePlay(call)).toMatchObject({ ok: true })
  })

  it('[I53] is refused while the operator has switched it off', async () => {
    set.modulesOff.add('FREEPLAY3')
    expect(await freePlay(caller())).toMatchObject({ code: 'not_enabled' })
    set.modulesOff.delete('FREEPLAY3')
  })

  it('[I53] ends when its person comes in with an account', async () => {
    const trial = mustBeOk(await freePlay(caller()))
    await enter(await createMember(), {}, await t.callerWith(trial.token))
    expect(await t.actorOf(trial)).toBeUndefined()
  })
})

describe('a token that came in an address', () => {
  it.each([0, 1, 4] as const)('[I54] of type %d is exchanged once', async (type) => {
    const { member, token } = await inside({ type })
    const reply = mustBeOk(await own.exchange(token, caller()))
    expect(reply).toMatchObject({ userInfo: { id: member.id, type } })
    expect(await sessions.find(token)).toBeUndefined()
    expect(await t.actorOf(reply)).toMatchObject({ id: member.id })
    expect(await own.exchange(token, caller())).toMatchObject({ code: 'ticket_expired' })
    expect((await listLogins(member)).at(-1)).toMatchObject({ how: 'exchange', outcome: 'ok' })
  })

  it('[I54] of ten who bring it at once gives one a new one', async () => {
    const { token } = await inside()
    const tries = Array.from({ length: 10 }, () => own.exchange(token, caller()))
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[I54] keeps its role and its end', async () => {
    const { token } = await inside({ mustChange: true })
    clock.ms += 29 * minute
    const reply = mustBeOk(await own.exchange(token, caller()))
    expect(reply.mustChangePassword).toBe('default')
    expect((await t.actorOf(reply))?.roles).toEqual(['changing'])
    const [session] = await own.list(await t.callerWith(reply.token))
    expect(session?.createdAt).toBe(new Date(clock.ms - 29 * minute).toISOString())
  })

  it('[I54] that is made up, over, an operator’s or of a locked account is worth nothing', async () => {
    const { member, token } = await inside()
    await db.sql`update identity.members set state = 'locked' where id = ${member.id}`
    const ofOperator = await db.transaction((tx) =>
      sessions.open(tx, {
        kind: 'operator',
        id: 'opr_1',
        name: 'O',
        roles: ['admin'],
        ip: '',
        userAgent: '',
      }),
    )
    for (const given of ['made up', 'a'.repeat(43), token, ofOperator]) {
      expect(await own.exchange(given, caller())).toMatchObject({ code: 'ticket_expired' })
    }
    const { token: idle } = await inside()
    clock.ms += 31 * minute
    expect(await own.exchange(idle, caller())).toMatchObject({ code: 'ticket_expired' })
  })
})

describe('proving once more who is there', () => {
  it('[I55] by the password holds for five minutes', async () => {
    const { call } = await inside()
    const sessionId = call.actor?.sessionId ?? ''
    expect(await sessions.provenAt(sessionId)).toBeNull()
    const { until } = mustBeOk(await own.reauthenticate(good, call))
    expect(until).toBe(new Date(clock.ms + 5 * minute).toISOString())
    expect(await sessions.provenAt(sessionId)).toEqual(t.now())
  })

  it('[I105] by a password that was changed while it was compared proves nothing', async () => {
    const { member, call } = await inside()
    const other = await t.hashOf('Somebody-else-3')
    whileComparing(t.passwords, () =>
      db.transaction((tx) => t.members.setPassword(tx, member.id, other, false)),
    )
    expect(await own.reauthenticate(good, call)).toMatchObject({ code: 'wrong_credentials' })
    expect(await sessions.provenAt(call.actor?.sessionId ?? '')).toBeNull()
  })

  it('[I55] by the authenticator takes each code once', async () => {
    const { member, call } = await inside()
    expect(await own.reauthenticate({ code: '123456' }, call)).toMatchObject({ code: 'wrong_code' })
    const code = t.codeNow(await t.setAuthenticator(member))
    const both = [own.reauthenticate({ code }, call), own.reauthenticate({ code }, call)]
    expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[I55] with nothing, or with something wrong, proves nothing and counts as a failure', async () => {
    const { member, call } = await inside()
    for (const input of [{}, { password: '' }, { password: 'x' }, { code: '' }]) {
      expect(await own.reauthenticate(input, call)).toMatchObject({ code: 'wrong_credentials' })
    }
    expect(await own.reauthenticate({ password: 'x' }, call)).toMatchObject({ ok: false })
    expect(await own.reauthenticate(good, call)).toMatchObject({ code: 'sign_in_locked' })
    expect(await t.login(member.account)).toMatchObject({ code: 'sign_in_locked' })
    expect(await sessions.provenAt(call.actor?.sessionId ?? '')).toBeNull()
  })

  it('[I55] of twenty guesses at once judges five', async () => {
    const { call } = await inside()
    const tries = Array.from({ length: 20 }, () => own.reauthenticate({ password: 'x' }, call))
    const codes = (await Promise.all(tries)).map((answer) => (answer.ok ? 'in' : answer.code))
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5)
  })
})

describe('leaving', () => {
  const leave = (call: Call) => db.transaction((tx) => own.logout(tx, call))

  it('[I56] ends the session and what this browser remembers', async () => {
    const member = await createMember()
    const browser = caller()
    const { token } = await enter(member, { remember: true }, browser)
    const other = await enter(member, { remember: true }, caller({ ip: browser.ip }))
    await leave(await t.callerWith(token, browser))
    expect(await sessions.find(token)).toBeUndefined()
    expect(browser.cookies.size).toBe(0)
    expect(await t.actorOf(other)).toBeDefined()
    const left =
      await db.sql`select selector from identity.remembered where member_id = ${member.id}`
    expect(left).toHaveLength(1)
  })

  it('[I56] the own sessions are listed, and one or all the others ended', async () => {
    const { member, call, token, browser } = await inside()
    const second = await enter(member, {}, caller({ ip: browser.ip }))
    const third = await enter(member, { remember: true }, caller({ ip: browser.ip }))
    const list = await own.list(call)
    expect(list.filter(({ current }) => current)).toMatchObject([{ id: call.actor?.sessionId }])
    expect(list).toHaveLength(3)
    const secondId = (await t.actorOf(second))?.sessionId ?? ''
    const close = (id: string) => db.transaction((tx) => own.close(tx, id, call))
    expect(await close(secondId)).toMatchObject({ ok: true })
    expect(await close(secondId)).toMatchObject({ code: 'not_found' })
    expect(await t.actorOf(second)).toBeUndefined()
    expect(await t.actorOf(third)).toBeDefined()
    await close('others')
    expect(await t.actorOf(third)).toBeUndefined()
    expect(await sessions.find(token)).toBeDefined()
    const left =
      await db.sql`select selector from identity.remembered where member_id = ${member.id}`
    expect(left).toEqual([])
  })

  it('[I56] a browser whose session was ended does not come back by itself', async () => {
    const { member, call, browser } = await inside()
    const lost = caller({ ip: browser.ip })
    const opened = await enter(member, { remember: true }, lost)
    const id = (await t.actorOf(opened))?.sessionId ?? ''
    expect(await db.transaction((tx) => own.close(tx, id, call))).toMatchObject({ ok: true })
    expect(await signIn.loginRemembered('site', lost)).toMatchObject({ code: 'wrong_credentials' })
  })

  it('[I56] nobody ends the session of another', async () => {
    const [mine, theirs] = [await inside(), await inside()]
    const id = theirs.call.actor?.sessionId ?? ''
    expect(await db.transaction((tx) => own.close(tx, id, mine.call))).toMatchObject({
      code: 'not_found',
    })
    expect(await sessions.find(theirs.token)).toBeDefined()
  })

  it('[I56] sessions that are over are not listed', async () => {
    const { member, browser } = await inside()
    clock.ms += 31 * minute
    const { token } = await enter(member, {}, browser)
    expect(await own.list(await t.callerWith(token))).toHaveLength(1)
  })
})
