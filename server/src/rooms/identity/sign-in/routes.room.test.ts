import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it } from 'vitest'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import { getMemberInfo } from '@baize/contract/identity/member'
import * as calls from '@baize/contract/identity/session'
import { getCaptcha, getChallenge } from '@baize/contract/identity/verification'
import { testApp } from '../../../../testing/app.ts'
import { sealBody } from '../../../../testing/seal-body.ts'

const { server, seal, db } = await testApp()
const password = 'Baize-demo-1'

type Answer<E> = { code: string; message: string; value: ReplyOf<E>; cookies: string[] }
type With = { token?: string; cookie?: string; headers?: Record<string, string> }

async function send<const E extends Endpoint>(
  endpoint: E,
  payload: unknown,
  { token, cookie, headers = {} }: With = {},
): Promise<Answer<E>> {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const answer = await server.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(hasBody ? { payload: payload as object } : { query: payload as Record<string, string> }),
  })
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  return { ...answer.json<Omit<Answer<E>, 'cookies'>>(), cookies }
}

/** Does the work as the page does. */
async function work(): Promise<string> {
  const { value } = await send(getChallenge, { purpose: 'login' })
  const challenge = JSON.parse(value.challenge) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

async function logIn(username: string, given: Record<string, unknown> = {}, how: With = {}) {
  const body = { username, password, challenge: await work(), ...given }
  return await send(calls.login, await sealBody(seal.publicKey, body), how)
}

describe('the login over the wire', () => {
  it('[I50] takes a member of the demo in with the real work done, and out again', async () => {
    const reply = await logIn('JESSA')
    expect(reply).toMatchObject({ code: '', value: { userInfo: { account: 'jessa', type: 0 } } })
    const { token } = reply.value
    expect((await send(getMemberInfo, {}, { token })).value).toMatchObject({ account: 'jessa' })
    await send(calls.logout, {}, { token })
    expect(await send(getMemberInfo, {}, { token })).toMatchObject({ code: 'sign_in_required' })
  })

  it.each([
    ['EN', 'You are not logged in. Please log in.'],
    ['JA', 'ログインしていません。ログインしてください。'],
  ])('[I50] says to who is not in any more, or never was, in %s: %s', async (language, message) => {
    const { token } = (await logIn('jessa')).value
    await send(calls.logout, {}, { token })
    const headers = { 'x-language': language }
    const answers = [
      send(getMemberInfo, {}, { headers }),
      send(getMemberInfo, {}, { headers, token }),
    ]
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ code: 'sign_in_required', message })
    }
  })

  it('[I57] is refused when it is sent a second time, as it was or with its work', async () => {
    const challenge = await work()
    const body = { username: 'jessa', password, challenge }
    const sealed = await sealBody(seal.publicKey, body)
    expect((await send(calls.login, sealed)).code).toBe('')
    expect((await send(calls.login, sealed)).code).toBe('seal_replayed')
    const again = await send(calls.login, await sealBody(seal.publicKey, body))
    expect(again.code).toBe('verification_required')
    expect((await send(calls.login, body)).code).toBe('seal_invalid')
  })

  it.each([
    ['rico', password, ''],
    ['newbie', 'Welcome-2026', 'default'],
    ['olduser', password, 'expired'],
  ])('[I50] of %s is what the demo says it is', async (name, own, mustChangePassword) => {
    expect((await logIn(name, { password: own })).value).toMatchObject({ mustChangePassword })
  })

  it('[I46] of the house, and of a member at the agents’ page, is told why not', async () => {
    expect(await logIn('casa')).toMatchObject({ code: 'non_member' })
    expect(await logIn('jessa', { area: 'agent' })).toMatchObject({ code: 'non_agent' })
  })

  it('[I49] of who is new on this network offers the second step', async () => {
    const { value } = await logIn('mara')
    expect(value).toMatchObject({ token: '', userInfo: null })
    expect(value.twoStep?.ways.map(({ way }) => way)).toEqual(['sms', 'email'])
  })

  it('[I43] that failed twice says that an image is asked for, and there is one', async () => {
    const wrong = { password: 'x' }
    expect((await logIn('no-such-one', wrong)).value).toEqual({ captcha: false })
    expect((await logIn('no-such-one', wrong)).value).toEqual({ captcha: true })
    const captchaId = crypto.randomUUID()
    const image = Buffer.from((await send(getCaptcha, { captchaId })).value, 'base64')
    expect(image.subarray(1, 4).toString()).toBe('PNG')
    const typed = { ...wrong, captchaId, captcha: 'zzzzz' }
    expect(await logIn('no-such-one', typed)).toMatchObject({ code: 'captcha_wrong' })
  })

  it('[I42] needs no id for the image: the browser keeps one that no script reads', async () => {
    const { value, cookies } = await send(getCaptcha, {})
    expect(Buffer.from(value, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(cookies).toEqual([
      expect.stringMatching(/^captcha=[\w-]{36}; Path=\/wps; Max-Age=300; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('[I52] is remembered by a cookie that no script reads and that goes to few calls', async () => {
    const { cookies } = await logIn('jessa', { remember: true })
    expect(cookies).toHaveLength(3)
    const remember = cookies.find((line) => line.startsWith('remember='))
    expect(remember).toMatch(
      /^remember=[\w-]{16}\.[\w-]{43}; Path=\/wps\/session; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    )
    const [cookie = ''] = remember?.split(';') ?? []
    const back = await send(calls.loginRemembered, {}, { cookie })
    expect(back.value).toMatchObject({ userInfo: { account: 'jessa' } })
    const [next = ''] = back.cookies.find((line) => line.startsWith('remember='))?.split(';') ?? []
    const headers = { 'sec-fetch-site': 'cross-site' }
    const foreign = await send(calls.loginRemembered, {}, { cookie: next, headers })
    expect(foreign.code).toBe('not_allowed')
    const gone = await send(calls.forgetRemembered, {}, { cookie: next })
    expect(gone.cookies[0]).toContain('Max-Age=0')
    expect((await send(calls.loginRemembered, {}, { cookie: next })).code).toBe('wrong_credentials')
  })

  it('[I114] is held for further tabs in a cookie that no script reads, and is given to own pages alone', async () => {
    const { value, cookies } = await logIn('jessa')
    expect(cookies).toHaveLength(2)
    expect(cookies[0]).toMatch(/^session=[\w-]{90,120}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookies[1]).toMatch(/^sessionMark=[\w-]{16}; Path=\/; SameSite=Strict$/)
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { 'sec-fetch-site': site }
      const foreign = await send(calls.continueSession, {}, { cookie, headers })
      expect(foreign).toMatchObject({ code: 'not_allowed', cookies: [] })
      const ending = await send(calls.endBrowserSession, {}, { cookie, headers })
      expect(ending.code).toBe('not_allowed')
    }
    expect((await send(calls.continueSession, {}, { cookie })).code).toBe('not_allowed')
    const headers = { 'sec-fetch-site': 'same-origin' }
    const second = await send(calls.continueSession, {}, { cookie, headers })
    expect(second.value).toMatchObject({ token: value.token, userInfo: { account: 'jessa' } })
    expect(second.cookies).toEqual([])
    // The cookie is no session by itself: every other call wants the token.
    expect((await send(getMemberInfo, {}, { cookie, headers })).code).toBe('sign_in_required')
    const left = await send(calls.logout, {}, { token: value.token, cookie })
    expect(left.cookies.map((line) => line.split('=')[0])).toEqual(['session', 'sessionMark'])
    for (const line of left.cookies) expect(line).toContain('Max-Age=0')
    expect((await send(calls.continueSession, {}, { cookie, headers })).value.userInfo).toBeNull()
  })

  it('[I53] without an account opens a trial, which is told to get a real one', async () => {
    const body = { os: 'Linux', platform: 'W', random: 'x'.repeat(16), version: 3 }
    const { value } = await send(calls.loginFreePlay, await sealBody(seal.publicKey, body))
    expect(value.userInfo).toMatchObject({ type: 4 })
    const { token } = value
    expect(await send(calls.listSessions, {}, { token })).toMatchObject({ code: 'not_allowed' })
    const exchanged = await send(calls.exchangeToken, { token })
    expect(exchanged.value).toMatchObject({ userInfo: { id: value.userInfo?.id } })
    expect((await send(calls.exchangeToken, { token })).code).toBe('ticket_expired')
  })

  it('[I45] that is locked says for how many minutes', async () => {
    await db.sql`
      insert into identity.sign_in_failures (subject, failures, started_at)
      values ('members:name:locked-one', 5, now())`
    const locked = await logIn('locked-one')
    expect(locked).toMatchObject({ code: 'sign_in_locked' })
    expect(locked.message).toContain('15 minutes')
  })
})
