import { describe, expect, it } from 'vitest'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import * as member from '@baize/contract/identity/member'
import * as calls from '@baize/contract/identity/registration'
import { listMessages } from '@baize/contract/system/desk'
import { registrationDocument } from '@baize/contract/system/system-settings'
import * as verification from '@baize/contract/identity/verification'
import { testApp } from '../../../../testing/app.ts'
import { sealBody } from '../../../../testing/seal-body.ts'
import { answerChallenge } from '../../../../testing/solve-challenge.ts'

// Rate limits count by address; each call comes from one of its own, as visitors do.
const { db, server, seal, defects, tokenFor } = await testApp({ TRUST_PROXY: '1' })

type Answer<E> = { success: boolean; code: string; message: string; value: ReplyOf<E> }

let addresses = 0

/** Calls as a page does: sealed where the contract says so. */
async function call<const E extends Endpoint>(
  endpoint: E,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Answer<E>> {
  addresses += 1
  const isBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const payload = endpoint.sealed === true ? await sealBody(seal.publicKey, body) : (body as object)
  const query = isBody ? '' : `?${new URLSearchParams(body as Record<string, string>).toString()}`
  const answer = await server.inject({
    method: endpoint.method,
    url: `${endpoint.path}${query}`,
    headers: {
      'x-forwarded-for': `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`,
      ...headers,
    },
    ...(isBody ? { payload } : {}),
  })
  return answer.json()
}

async function challengeFor(purpose: 'register' | 'sms'): Promise<string> {
  const { value } = await call(verification.getChallenge, { purpose })
  return await answerChallenge(value.challenge)
}

const password = 'Green-felt-1'
const form = { password, confirmPassword: password, terms: true, age18: true }

/** From the outbox, as an operator of the demo reads it. */
async function lastCode(to: string): Promise<string> {
  const authorization = `Bearer ${await tokenFor('admin')}`
  const { value } = await call(listMessages, { kind: 'sms' }, { authorization })
  return value.items.find((message) => message.to === to)?.code ?? ''
}

/** What the operator wants of the image. */
async function setImage(wanted: { shown: boolean; required: boolean }): Promise<void> {
  const authorization = `Bearer ${await tokenFor('admin')}`
  const { live } = (await call(registrationDocument.calls.get, {}, { authorization })).value
  const rules = live.content.rules.map((rule) =>
    rule.field === 'captcha' ? { ...rule, ...wanted } : rule,
  )
  const input = { baseVersion: live.version, content: { rules }, reason: 'for a test' }
  const published = await call(registrationDocument.calls.publish, input, { authorization })
  expect(published).toMatchObject({ success: true })
}

describe('registering over the wire', () => {
  it('[I74] asks for the image that the rules want, and takes no guess for it', async () => {
    await setImage({ shown: true, required: true })
    const given = { ...form, username: 'imageless' }
    const challenge = () => challengeFor('register')
    const without = await call(calls.register, { ...given, challenge: await challenge() })
    expect(without.code).toBe('captcha_required')
    const captchaId = 'an-image-of-the-test'
    await call(verification.getCaptcha, { captchaId })
    const misread = { ...given, captchaId, captcha: 'zzzzz', challenge: await challenge() }
    expect((await call(calls.register, misread)).code).toBe('captcha_wrong')
    await setImage({ shown: true, required: false })
  })

  it('[I74] no two registrations use one answer', async () => {
    const challenge = await challengeFor('register')
    const given = { ...form, challenge }
    expect(await call(calls.register, { ...given, username: 'onceover' })).toMatchObject({
      success: true,
    })
    const again = await call(calls.register, { ...given, username: 'twiceover' })
    expect(again.code).toBe('verification_required')
  })

  it('[I70] a field that does not fit is named, with a sentence in the caller’s language', async () => {
    const answer = await call(calls.register, { ...form, username: '1x' }, { 'x-language': 'PT' })
    expect(answer).toMatchObject({
      code: 'field_invalid',
      value: { field: 'username', why: 'too_short', patternId: 'letter_first', min: 4, max: 16 },
    })
    expect(answer.message).not.toBe('')
    expect(answer.message).not.toContain('One of')
  })

  const bad: readonly [string, unknown][] = [
    ['null', null],
    ['a list', ['jessa']],
    ['a number', 7],
    ['an object', { $ne: '' }],
    ['a flag', true],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a zero byte', 'jes\u0000sa'],
    ['half a letter', 'jes\ud800sa'],
  ]
  const names = Object.keys(calls.registrationInput.properties)

  it.each(bad)('[I70] %s for any field is refused before a room is asked', async (_, value) => {
    for (const name of names) {
      if (typeof value === 'boolean' && ['terms', 'age18', 'login'].includes(name)) continue
      const answer = await call(calls.register, { ...form, [name]: value })
      const refused = ['invalid_input', 'body_too_large', 'seal_invalid']
      expect({ name, refused: refused.includes(answer.code) }).toEqual({ name, refused: true })
    }
    expect(defects).toEqual([])
  })

  it.each([null, [], 'text', 7])('[I70] a body that is %j is refused', async (body) => {
    expect((await call(calls.register, body)).code).toBe('invalid_input')
  })

  it('[I76] asking for a name is limited for each address', async () => {
    expect(calls.checkUsername.perMinute).toBeLessThanOrEqual(12)
    const { value } = await call(calls.checkUsername, { username: 'jessa' })
    expect(value).toEqual({ available: false })
    expect((await call(calls.checkUsername, { username: 'nobodyyet' })).value).toEqual({
      available: true,
    })
  })

  it('[I79] the agent of the demo invites by name', async () => {
    const { value } = await call(calls.checkAffiliate, { code: 'rico88', domain: 'felt.example' })
    expect(Object.keys(value).sort()).toEqual(['code', 'invitedBy', 'makesAgent'])
    expect(value.code).toBe('RICO88')
    expect((await call(calls.checkAffiliate, { code: 'x' })).code).toBe('invitation_code_error')
  })
})

describe('registering over the wire where no image is asked', () => {
  it('[I74] a visitor proves the work and the phone, and is in', async () => {
    await setImage({ shown: false, required: false })

    const phone = { countryDialingCode: '+63', mobileNum: '0917 200 0001' }
    const sent = await call(verification.sendRegistrationSms, {
      countryDialingCode: '+63',
      mobileNo: phone.mobileNum,
      regType: 'mobile',
      challenge: await challengeFor('sms'),
    })
    expect(sent).toMatchObject({ success: true, value: { expiredMinutes: 2 } })
    const registered = await call(calls.registerByMobile, {
      ...form,
      ...phone,
      verificationCode: await lastCode('+639172000001'),
      challenge: await challengeFor('register'),
    })
    expect(registered).toMatchObject({
      success: true,
      value: { firstTimeLogin: true, mustChangePassword: '', userInfo: { type: 0 } },
    })
    const { token } = registered.value
    const info = await call(member.getMemberInfo, {}, { authorization: `Bearer ${token}` })
    expect(info.value.account).toBe('639172000001')
    expect(defects).toEqual([])
  })
})

describe('passwords over the wire', () => {
  it('[I94] a forgotten one is asked for by a form', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: member.forgotByEmail.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: 'jessa', email: 'no@example.com' }).toString(),
    })
    expect(answer.json()).toMatchObject({ success: true, value: {} })
    const json = { username: 'jessa', email: 'no@example.com' }
    expect((await call(member.forgotByEmail, json)).success).toBe(true)
  })

  it.each([
    [255, 'invalid-verification-code'],
    [256, 'invalid_input'],
  ])('[I62] a code of %i digits is answered with %s', async (length, code) => {
    const phone = { countryDialingCode: '63', mobileNum: '0917 200 0009' }
    await call(verification.sendLoginSms, { ...phone, purpose: 'password' })
    const input = { ...phone, verificationCode: '1'.repeat(length), newPassword: 'Lamps-over-2' }
    expect((await call(member.resetByPhone, input)).code).toBe(code)
    const register = { ...form, ...phone, verificationCode: '1'.repeat(length) }
    const challenge = await challengeFor('register')
    const registered = await call(calls.registerByMobile, { ...register, challenge })
    expect(registered.code === 'invalid_input').toBe(length === 256)
  })

  it.each([null, [], 7, 'x'.repeat(1_000_000), 'a\u0000b'])(
    '[I94] a strange name is refused',
    async (username) => {
      const { code } = await call(member.forgotByEmail, { username, email: 'a@example.com' })
      expect(['invalid_input', 'body_too_large']).toContain(code)
    },
  )

  it('[I96] one is set by a code that was sent for it', async () => {
    const phone = { countryDialingCode: '63', mobileNum: '0917 200 0002' }
    const jessa = await db.sql.one<{ id: string }>`
      update identity.members set mobile = '+639172000002', mobile_verified_at = now()
      where account = 'jessa' returning id`
    const sent = await call(verification.sendLoginSms, { ...phone, purpose: 'password' })
    expect(sent.success).toBe(true)
    const verificationCode = await lastCode('+639172000002')
    const input = { ...phone, verificationCode, newPassword: 'Lamps-over-2' }
    const set = await call(member.resetByPhone, input)
    expect(set).toMatchObject({ success: true, value: { username: 'jessa' } })
    expect(jessa.id).toMatch(/^mem_/)
  })

  it('[I62] twenty wrong codes at once are not judged more often than the limit', async () => {
    const phone = { countryDialingCode: '63', mobileNum: '0917 200 0002' }
    await db.sql`delete from identity.codes`
    await call(verification.sendLoginSms, { ...phone, purpose: 'password' })
    const right = await lastCode('+639172000002')
    const verificationCode = right === '000000' ? '000001' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(member.resetByPhone, { ...phone, verificationCode, newPassword: 'Lamps-over-3' }),
      ),
    )
    const wrong = answers.filter(({ code }) => code === 'invalid-verification-code')
    expect(wrong).toHaveLength(5)
  })
})

describe('third-party verification over the wire', () => {
  it('[I68] publishes the keys of the embedded party as a key set', async () => {
    const answer = await server.inject({ url: '/wps/verification/phone/keys' })
    const { keys } = answer.json<{ keys: Record<string, string>[] }>()
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' })
    expect(keys[0]).not.toHaveProperty('d')
  })

  it('[I68] is off until the operator switches it on', async () => {
    const { value } = await call(verification.getPhoneVerification)
    expect(value).toEqual({ enabled: false, channel: 'embedded' })
    const phone = { countryDialingCode: '63', mobileNum: '0917 200 0003' }
    const started = await call(verification.startPhoneVerification, phone)
    expect(started.code).toBe('not_enabled')
  })
})
