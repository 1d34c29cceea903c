import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { LoginInfo, Profile } from '@baize/contract/identity/member'
import type { Role } from '@baize/contract/roles'
import { testHttp } from '../../../../testing/http.ts'
import { testIdentity } from '../../../../testing/identity.ts'
import { codeOfStep, stepAt } from '../credentials/authenticator.ts'
import { roleOf, type Member } from './member.ts'
import { createProfiles } from './profile/profile.ts'
import { serveMembers } from './routes.ts'

const identity = await testIdentity()
const { db, clock, now, set, members, box, createMember } = identity
const { http, sessions, signIn } = await testHttp(db, { RATE_FACTOR: '1000' })
serveMembers(http, { ...identity, sessions, production: false })
await http.app.ready()

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

async function callerOf(member: Member, role?: Role) {
  const token = await signIn('member', member.id, [role ?? roleOf(member) ?? 'member'])
  const ask = async <Value>(method: Method, url: string, payload?: object) => {
    const reply = await http.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(Buffer.isBuffer(payload) ? { 'content-type': 'image/png' } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    const { value, code } = reply.json<{ value: Value; code: string }>()
    return { status: reply.statusCode, value, code }
  }
  const sessionId = (await sessions.find(token))?.sessionId ?? ''
  const prove = () => db.transaction((tx) => sessions.prove(tx, sessionId))
  return { token, sessionId, ask, prove }
}

const empty: Profile = {
  nickname: 'Felt',
  realName: '',
  birthday: '',
  idNumber: '',
  address: '',
  nationality: '',
  occupation: '',
  sourceOfIncome: '',
  contacts: {
    qq: '',
    wechat: '',
    whatsapp: '',
    facebook: '',
    telegram: '',
    line: '',
    zalo: '',
    skype: '',
  },
}

describe('who the caller is', () => {
  it('[I19] says the login before this one, and greets the first', async () => {
    const member = await createMember()
    const { ask } = await callerOf(member)
    const first = await ask<LoginInfo>('GET', '/wps/member/info')
    expect(first.value).toEqual({
      id: member.id,
      account: member.account,
      nickname: member.nickname,
      type: 0,
      currency: 'PHP',
      iconUrl: '',
      firstTimeLogin: true,
      mustChangePassword: '',
      lastLogin: null,
    })
    const at = now()
    await db.transaction((tx) => members.noteLogin(tx, member.id, { ip: '192.0.2.7', at }))
    await db.transaction((tx) => members.noteLogin(tx, member.id, { ip: '192.0.2.8', at: now() }))
    expect((await ask('PUT', '/wps/member/info/firstLogin', {})).status).toBe(200)
    const later = await ask<LoginInfo>('GET', '/wps/member/info')
    expect(later.value).toMatchObject({
      firstTimeLogin: false,
      lastLogin: { at: at.toISOString(), ip: '192.0.2.7' },
    })
  })

  it('[I22] says why the password must be changed to whoever must change it, and to nobody else', async () => {
    const member = await createMember({ mustChange: true })
    const changing = await callerOf(member, 'changing')
    const byPhone = await callerOf(member)
    const why = async ({ ask }: typeof changing) =>
      (await ask<LoginInfo>('GET', '/wps/member/info')).value.mustChangePassword
    expect(await why(changing)).toBe('default')
    expect(await why(byPhone)).toBe('')
  })

  it('a trial account is not greeted', async () => {
    const { ask } = await callerOf(await createMember({ type: 4, password: null }))
    const { value } = await ask<LoginInfo>('GET', '/wps/member/info')
    expect(value).toMatchObject({ type: 4, firstTimeLogin: false })
    expect((await ask('GET', '/wps/member/info/profile')).code).toBe('not_allowed')
  })
})

describe('the profile', () => {
  const url = '/wps/member/info/profile'

  it('[I24] keeps what was said; name, birthday and id number are said once', async () => {
    const { ask } = await callerOf(await createMember())
    const said: Profile = {
      nickname: ' Que\u200ben ',
      realName: 'Jessa Cruz',
      birthday: '1990-05-17',
      idNumber: 'AB1234',
      address: '7 Felt Street, Cebu',
      nationality: 'ph',
      occupation: 'Dealer',
      sourceOfIncome: 'Wages',
      contacts: {
        qq: '10001',
        wechat: 'jessa_w',
        whatsapp: '639175550142',
        facebook: 'jessa.cruz',
        telegram: '@jessa',
        line: 'jessa-line',
        zalo: '0917555',
        skype: 'live:jessa',
      },
    }
    const kept = { ...said, nickname: 'Queen', nationality: 'PH' }
    expect((await ask('PUT', url, said)).code).toBe('')
    expect((await ask('GET', url)).value).toEqual({
      profile: kept,
      locked: ['realName', 'birthday', 'idNumber'],
    })
    const refused = await ask('PUT', url, { ...kept, birthday: '1990-05-18' })
    expect(refused).toMatchObject({ code: 'field_locked', value: { field: 'birthday' } })
    expect((await ask('PUT', url, { ...kept, realName: '' })).code).toBe('field_locked')
    expect((await ask('PUT', url, { ...kept, address: 'Cebu' })).code).toBe('')
    expect((await ask('GET', '/wps/member/info')).value).toMatchObject({ nickname: 'Queen' })
  })

  it('[I21] refuses who is too young and what does not fit', async () => {
    const { ask } = await callerOf(await createMember())
    expect((await ask('PUT', url, { ...empty, birthday: '2015-01-01' })).code).toBe('too_young')
    const odd = await ask('PUT', url, { ...empty, nationality: 'XX' })
    expect(odd).toMatchObject({
      code: 'field_invalid',
      value: { field: 'nationality', why: 'unknown' },
    })
    expect((await ask('PUT', url, { ...empty, realName: 'x'.repeat(1_000_000) })).status).toBe(413)
    expect((await ask('PUT', url, { ...empty, realName: ['x'] })).code).toBe('invalid_input')
    expect((await ask('PUT', url, { ...empty, realName: null })).code).toBe('invalid_input')
    expect((await ask('GET', url)).value).toMatchObject({ locked: [] })
  })

  it('[I24] of two who say it at once the first settles it', async () => {
    const { id } = await createMember()
    const profiles = createProfiles(identity)
    let second: ReturnType<typeof profiles.change> | undefined
    await db.transaction(async (tx) => {
      await profiles.change(tx, id, { ...empty, realName: 'Ana Cruz' })
      second = db.transaction((other) =>
        profiles.change(other, id, { ...empty, realName: 'Bea Cruz' }),
      )
      // Long enough for the other to have read what is not yet there, if it could.
      await sleep(100)
    })
    expect(await second).toMatchObject({ code: 'field_locked' })
    expect((await profiles.get(db, id)).profile.realName).toBe('Ana Cruz')
  })
})

const green = sharp({ create: { width: 90, height: 60, channels: 3, background: '#105e41' } })
const picture = await green.png().toBuffer()

describe('the picture', () => {
  const url = '/wps/member/info/icon'

  const load = (iconUrl: string) => http.app.inject({ url: iconUrl })

  it('[I25] is served to anybody, for ever, under a name that changes with it', async () => {
    const { ask } = await callerOf(await createMember())
    expect((await ask('GET', url)).value).toEqual({ iconUrl: '' })
    const { value: first } = await ask<{ iconUrl: string }>('PUT', url, picture)
    expect(first.iconUrl).toMatch(/^\/wps\/icons\/[\w-]{24}\.webp$/)
    const served = await load(first.iconUrl)
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect((await sharp(served.rawPayload).metadata()).width).toBe(256)

    const { value: second } = await ask<{ iconUrl: string }>('PUT', url, picture)
    expect(second.iconUrl).not.toBe(first.iconUrl)
    expect((await load(first.iconUrl)).statusCode).toBe(404)
    expect((await ask('GET', '/wps/member/info')).value).toMatchObject(second)

    expect((await ask('PUT', url)).value).toEqual({ iconUrl: '' })
    expect((await load(second.iconUrl)).statusCode).toBe(404)
  })

  it('[I25] is refused when it is none, and the one before stays', async () => {
    const { ask } = await callerOf(await createMember())
    const { value } = await ask<{ iconUrl: string }>('PUT', url, picture)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/> ')
    expect((await ask('PUT', url, svg)).code).toBe('image_invalid')
    expect((await ask('PUT', url, Buffer.alloc(5_300_000))).code).toBe('image_too_large')
    expect((await ask('PUT', url, Buffer.alloc(8_000_000))).status).toBe(413)
    expect((await ask('PUT', url, { picture: 'no bytes' })).status).toBe(415)
    expect((await ask('GET', url)).value).toEqual(value)
  })

  it.each(['x', '../../secret', `${'a'.repeat(24)}.svg`, '%00'])(
    '%s is no picture',
    async (name) => {
      expect((await load(`/wps/icons/${name}`)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('what protects the account', () => {
  it('shows phone and address only in part, and networks until they are forgotten', async () => {
    const member = await createMember({
      mobile: '+639175550001',
      mobileVerified: true,
      email: 'jessa@example.com',
    })
    await db.transaction((tx) => members.noteLogin(tx, member.id, { ip: '192.0.2.9', at: now() }))
    const { ask } = await callerOf(member)
    type Reply = { networks: { id: string; network: string }[] }
    const { value } = await ask<Reply>('GET', '/wps/member/security')
    expect(value).toMatchObject({
      passwordSet: true,
      mobile: '+63••••••0001',
      mobileVerified: true,
      email: 'j•••@example.com',
      emailVerified: false,
      authenticator: false,
      networks: [{ network: '192.0.2.9', trustedUntil: null }],
      provenUntil: null,
    })
    const gone = `/wps/member/networks/${value.networks[0]?.id}`
    const stranger = await callerOf(await createMember())
    expect((await stranger.ask('DELETE', gone)).code).toBe('not_found')
    expect((await ask('DELETE', gone)).code).toBe('')
    expect((await ask('DELETE', gone)).code).toBe('not_found')
    expect((await ask<Reply>('GET', '/wps/member/security')).value.networks).toEqual([])
  })
})

describe('the authenticator', () => {
  const url = '/wps/member/authenticator'
  type Offer = { secret: string; uri: string }
  const codeOf = (secret: string) => codeOfStep(secret, stepAt(now()))

  it('[I20] is set up and removed only by who has just proven to be there', async () => {
    const { ask, prove } = await callerOf(await createMember())
    expect((await ask('POST', url, {})).code).toBe('reauthentication_required')
    await prove()
    const { value } = await ask<Offer>('POST', url, {})
    expect(value.uri).toContain('issuer=Felt')
    expect((await ask('PUT', url, { code: codeOf(value.secret) })).code).toBe('')
    clock.ms += 6 * 60_000
    expect((await ask('DELETE', url)).code).toBe('reauthentication_required')
    clock.ms -= 6 * 60_000
    expect((await ask('DELETE', url)).code).toBe('')
    expect((await ask('DELETE', url)).code).toBe('not_found')
  })

  it('[I26] is kept sealed for its row, and its first code is spent', async () => {
    const member = await createMember()
    const { ask, prove } = await callerOf(member)
    await prove()
    const { value } = await ask<Offer>('POST', url, {})
    const spaced = codeOf(value.secret).replace(/^(...)/, '$1 ')
    expect((await ask('PUT', url, { code: spaced })).code).toBe('')
    const { totpSecret, totpLastStep } = await members.get(db, member.id)
    expect(totpLastStep).toBe(stepAt(now()))
    expect(totpSecret?.includes(value.secret)).toBe(false)
    expect(box.open(totpSecret ?? Buffer.alloc(0), member.id)).toBe(value.secret)
    expect((await ask('PUT', url, { code: codeOf(value.secret) })).code).toBe('ticket_expired')
  })

  it('[I26] an offer is over after ten minutes; wrong codes count as failures to sign in', async () => {
    set.security = { ...set.security, lockAfterFailures: 3 }
    const { ask, prove } = await callerOf(await createMember())
    await prove()
    const { value } = await ask<Offer>('POST', url, {})
    const codes: string[] = []
    for (let tries = 0; tries < 4; tries += 1) {
      codes.push((await ask('PUT', url, { code: 'nope' })).code)
    }
    expect(codes).toEqual(['wrong_code', 'wrong_code', 'wrong_code', 'sign_in_locked'])
    clock.ms += 10 * 60_000
    expect((await ask('PUT', url, { code: codeOf(value.secret) })).code).toBe('ticket_expired')
    clock.ms -= 10 * 60_000
  })
})
