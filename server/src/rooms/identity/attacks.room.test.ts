import { describe, expect, it } from 'vitest'
import type { Endpoint } from '@baize/contract/endpoint'
import { getMemberInfo } from '@baize/contract/identity/member'
import * as calls from '@baize/contract/identity/session'
import { exchangeSocial, sendLoginSms } from '@baize/contract/identity/verification'
import { ownerOf } from '../../../testing/database.ts'
import { sealBody } from '../../../testing/seal-body.ts'
import { testVisitors, type Sent } from '../../../testing/visitors.ts'
import { createPasswords } from './credentials/passwords.ts'

const site = await testVisitors({ LOG_LEVEL: 'debug' })
const { db, server, send, logIn, addMembers, lastCode, newAddress } = site

const password = 'Green-felt-1'
await addMembers('player', 90, await createPasswords({ cost: 'light' }).hash(password), '+63918300')
let players = 0
const newPlayer = () => `player${(players += 1)}`
const enter = async (name = newPlayer()) => (await logIn(name, password)).value.token
const whois = async (token: string) => await send(getMemberInfo, {}, { token })

/** What a browser sends of the cookies that it was given. */
const pairsOf = (cookies: readonly string[]) => cookies.map((line) => line.split(';')[0] ?? '')

function countOf(answers: readonly { readonly code: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

describe('guessing a password', () => {
  it('[I45] from forty networks at once is judged five times, and then the right one is late', async () => {
    const name = newPlayer()
    const guesses = Array.from({ length: 40 }, (_, n) => logIn(name, `Guess-felt-${n}`))
    expect(countOf(await Promise.all(guesses))).toEqual({
      wrong_credentials: 5,
      sign_in_locked: 35,
    })
    expect((await logIn(name, password)).code).toBe('sign_in_locked')
  })

  it('[I45] of a name however it is written counts for the one name', async () => {
    const name = newPlayer()
    const ways = [name, name.toUpperCase(), ` ${name} `, name.replace('p', 'ｐ'), `${name}\t`]
    for (const way of ways) {
      expect((await logIn(way, 'Guess-felt-1')).code).toBe('wrong_credentials')
    }
    expect((await logIn(name, password)).code).toBe('sign_in_locked')
  })

  it('[I45] one for each of many names is stopped at the network, whatever address of it asks', async () => {
    const line = '2001:db8:7:7'
    const guess = (n: number) =>
      logIn(`sprayed${n}`, 'Guess-felt-1', {}, { headers: { 'x-forwarded-for': `${line}::${n}` } })
    const spray = async (from: number) =>
      countOf(await Promise.all(Array.from({ length: 60 }, (_, n) => guess(from + n))))
    expect(await spray(0)).toEqual({ wrong_credentials: 60 })
    expect(await spray(60)).toEqual({ wrong_credentials: 40, sign_in_locked: 20 })
  })

  it('[I45] forty who log in at once behind one address all come in', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.40' }
    const names = Array.from({ length: 40 }, newPlayer)
    const answers = await Promise.all(names.map((name) => logIn(name, password, {}, { headers })))
    expect(countOf(answers)).toEqual({ '': 40 })
  })

  it('[I43] without the work, or with work that was done for something else, is not judged', async () => {
    const name = newPlayer()
    for (const challenge of ['', 'x', await site.worked('register'), await site.worked('sms')]) {
      expect((await logIn(name, password, { challenge })).code).toBe('verification_required')
    }
    expect(await enter(name)).not.toBe('')
  })
})

describe('guessing a code by SMS', () => {
  const bySms = { type: 'sms', countryDialingCode: '+63' } as const
  const ask = async (mobileNum: string) =>
    await send(sendLoginSms, { countryDialingCode: '+63', mobileNum })
  const guess = (mobile: string, code: string) => logIn(mobile, code, bySms)
  const other = (code: string, n: number) =>
    String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0')

  it('[I62] by forty at once is judged five times, and then the right one is dead', async () => {
    const mobile = '09183000030'
    await ask(mobile)
    const code = await lastCode('+639183000030')
    const guesses = Array.from({ length: 40 }, (_, n) => guess(mobile, other(code, n)))
    expect(countOf(await Promise.all(guesses))).toEqual({
      'invalid-verification-code': 5,
      'too-many-requests': 35,
    })
    expect((await guess(mobile, code)).code).toBe('too-many-requests')
  })

  it('[I63] with a new code each time ends after five codes: 25 guesses at a million in an hour', async () => {
    const mobile = '09183000031'
    let judged = 0
    for (let codes = 0; codes < 8; codes += 1) {
      if ((await ask(mobile)).code !== '') continue
      const code = await lastCode('+639183000031')
      for (let n = 0; n < 6; n += 1) {
        const { code: said } = await guess(mobile, other(code, n))
        if (said === 'invalid-verification-code') judged += 1
      }
      // The guesser is patient: the seconds between two codes pass.
      await db.sql`update identity.codes set sent_at = sent_at - interval '10 seconds'`
    }
    expect(judged).toBe(25)
  })

  it('[I65] at a number that nobody has never succeeds, not with the code that was drawn', async () => {
    const drawn = '123456'
    for (const [mobile, said] of [
      ['9183000032', ''],
      ['9189999999', 'invalid-verification-code'],
    ] as const) {
      await ask(mobile)
      await site.chooseCode(`+63${mobile}`, drawn)
      expect((await guess(mobile, drawn)).code).toBe(said)
    }
  })
})

describe('a session', () => {
  it('[I50] is never the one that somebody else prepared, and no cookie is taken over', async () => {
    const attacker = await enter()
    const headers = { 'x-forwarded-for': newAddress() }
    const planted = `${'a'.repeat(16)}.${'b'.repeat(43)}`
    const name = newPlayer()
    const how = { headers, token: attacker, cookie: `remember=${planted}; session=${attacker}` }
    const reply = await logIn(name, password, { remember: true }, how)
    expect(reply.value).toMatchObject({ userInfo: { account: name } })
    expect(reply.value.token).not.toBe(attacker)
    expect(reply.cookies.join()).not.toContain(planted)
    expect((await whois(attacker)).code).toBe('sign_in_required')
    const kept = pairsOf(reply.cookies).find((pair) => pair.startsWith('remember=')) ?? ''
    await send(calls.loginRemembered, {}, { headers, cookie: `remember=${planted}` })
    const back = await send(calls.loginRemembered, {}, { headers, cookie: kept })
    expect(back.value.userInfo).toMatchObject({ account: name })
  })

  it('[I57] is not opened by a token that is made up, changed, or read from the database', async () => {
    const token = await enter()
    expect((await whois(token)).code).toBe('')
    const stolen = await site.listStolen()
    expect(stolen.length).toBeGreaterThan(2)
    const turned = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    const head = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = [
      turned,
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      'a'.repeat(43),
      'null',
      `${head}.${head}.`,
      ...stolen,
    ]
    for (const made of forged.filter((one) => one !== token)) {
      expect({ made, code: (await whois(made)).code }).toEqual({ made, code: 'sign_in_required' })
    }
  })

  it('[I57] is not carried by an address, a body or a cookie', async () => {
    const token = await enter()
    const { path } = getMemberInfo
    for (const asked of [
      { url: `${path}?token=${token}` },
      { url: `${path}?access_token=${token}` },
      { url: path, headers: { cookie: `token=${token}; session=${token}` } },
      { url: path, headers: { authorization: `Basic ${token}` } },
      { url: path, headers: { authorization: token } },
    ]) {
      const { code } = (await server.inject(asked)).json<{ code: string }>()
      expect(code).toBe('sign_in_required')
    }
  })

  it.each([
    ['nobody used for long', 'seen', 30],
    ['was opened long ago', 'opened', 90],
  ] as const)('[I50] that %s is over', async (_, what, days) => {
    const name = newPlayer()
    const token = await enter(name)
    expect((await whois(token)).code).toBe('')
    await site.ageSessions(name, what, days)
    expect((await whois(token)).code).toBe('sign_in_required')
    expect((await send(calls.exchangeToken, { token })).code).toBe('ticket_expired')
  })

  it('[I57] is not opened a second time by a login that somebody recorded, also not later', async () => {
    const name = newPlayer()
    const body = { username: name, password, challenge: await site.worked() }
    const recorded = await sealBody(site.seal.publicKey, body)
    expect((await send(calls.login, recorded)).code).toBe('')
    await send(calls.logout, {}, { token: await enter(name) })
    const again = await Promise.all(Array.from({ length: 5 }, () => send(calls.login, recorded)))
    expect(countOf(again)).toEqual({ seal_replayed: 5 })
  })
})

describe('a page of another site', () => {
  /** The calls that a cookie of ours goes along with, and those that end something. */
  const targets: readonly Endpoint[] = [
    calls.loginRemembered,
    calls.forgetRemembered,
    calls.logout,
    calls.continueSession,
    calls.endBrowserSession,
    exchangeSocial,
    calls.exchangeToken,
  ]
  const foreign: readonly [string, Record<string, string>, string][] = [
    ['by a script', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, '{}'],
    ['by a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'area=site'],
    ['by a form of plain text', { 'content-type': 'text/plain' }, '{"area":"site"}'],
    ['by a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ]

  async function remembered() {
    const { cookies, value } = await logIn(newPlayer(), password, { remember: true })
    return { cookie: pairsOf(cookies).join('; '), token: value.token }
  }

  const askAs = async ({ method, path: url }: Endpoint, sent: Sent, payload: string) =>
    await server.inject({
      method,
      url,
      headers: { 'x-forwarded-for': newAddress(), cookie: sent.cookie ?? '', ...sent.headers },
      payload,
    })

  it.each(foreign)('[I52] opens and ends nothing %s', async (_, headers, payload) => {
    const { cookie, token } = await remembered()
    for (const target of targets) {
      const answer = await askAs(target, { cookie, headers }, payload)
      const { code } = answer.json<{ code: string }>()
      // No page of another site can know the token, and without it there is nobody to sign out.
      const noToken = target === calls.logout ? ['sign_in_required'] : []
      expect(['not_allowed', 'invalid_content_type', ...noToken]).toContain(code)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await whois(token)).code).toBe('')
    const back = await send(calls.loginRemembered, {}, { cookie })
    expect(back.code).toBe('')
  })

  it('[I52] is answered without leave to read, and may not ask for it beforehand', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    for (const { path: url } of targets) {
      const { headers: said } = await server.inject({ method: 'OPTIONS', url, headers })
      expect(Object.keys(said).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('a name that is meant to harm', () => {
  const mark = 'evilmark'
  const names = [
    `${mark}\r\nset-cookie: session=${mark}`,
    `${mark}\n{"level":"error","msg":"${mark}"}`,
    `\u001b[2J\u001b[31m${mark}\u0007`,
    `${mark}\u2028${mark}\u0085`,
    `%0d%0aset-cookie:%20${mark}`,
    `\${jndi:ldap://${mark}}`,
    `'; drop table identity.members; -- ${mark}`,
    `<script>${mark}</script>`,
  ]

  it.each(names)('[I98] such as %j reaches neither headers nor log', async (name) => {
    site.defects.length = 0
    const headers = { 'user-agent': mark, 'x-request-id': mark, referer: mark }
    const answer = await logIn(name, mark, {}, { headers })
    expect(answer.code).toBe('wrong_credentials')
    expect(answer.head + answer.message).not.toContain(mark)
    expect(answer.cookies).toEqual([])
    expect(site.defects.join('\n')).not.toContain(mark)
  })

  it('[I98] reaches no log either when its call breaks down', async () => {
    site.defects.length = 0
    const owner = await ownerOf(db)
    await owner.sql`alter table identity.sign_in_failures rename to gone`
    const answers = []
    for (const name of names) answers.push(await logIn(name, mark))
    await owner.sql`alter table identity.gone rename to sign_in_failures`
    expect(countOf(answers)).toEqual({ defect: names.length })
    expect(site.defects.length).toBeGreaterThanOrEqual(names.length)
    for (const line of site.defects) {
      expect(line).not.toContain(mark)
      expect(() => JSON.parse(line) as unknown).not.toThrow()
    }
  })
})
