import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { phoneErrors } from '@baize/contract/identity/verification'
import { noParty, testRegistration } from '../../../../testing/registration.ts'
import { newRegistrationRules } from '../../../../testing/rules.ts'

const test = await testRegistration()
const { set, phone, register, newNumber, lastMessage, caller } = test

const usuallyOff = new Set(set.modulesOff)
beforeEach(() => {
  set.rules = [...newRegistrationRules]
  set.modulesOff = new Set([...usuallyOff].filter((modId) => modId !== 'THIRDPARTYPHONE3'))
})

const e164 = (number: string) => `+63${number.slice(1)}`
const given = (mobileNum: string) => ({ mobileNum, countryDialingCode: '63' })

async function started(mobileNum = newNumber()) {
  const result = await phone.start(given(mobileNum), caller())
  if (!result.ok) throw new Error(result.code)
  const code = (await lastMessage(e164(mobileNum)))?.code ?? ''
  return { mobileNum, code, sessionInfo: result.value.sessionInfo }
}

async function proven() {
  const { mobileNum, code, sessionInfo } = await started()
  const finished = await phone.finish({ sessionInfo, code })
  if (!finished.ok) throw new Error(finished.code)
  return { mobileNum, idToken: finished.value.idToken }
}

describe('a phone verified by the embedded third party', () => {
  it('[I68] gets a code for one minute and a token for the right one, once', async () => {
    const { mobileNum, code, sessionInfo } = await started()
    expect((await lastMessage(e164(mobileNum)))?.text).toContain('1 minute')
    const finished = await phone.finish({ sessionInfo, code: ` ${code}` })
    if (!finished.ok) throw new Error(finished.code)
    expect((await phone.verify(finished.value.idToken, e164(mobileNum))).ok).toBe(true)
    const other = await phone.verify(finished.value.idToken, '+639170000000')
    expect(other).toMatchObject({ code: 'invalid-verification-code' })
    expect(await phone.finish({ sessionInfo, code })).toMatchObject({ code: 'code-expired' })
  })

  it('[I68] is refused with a wrong, an old, no and too many codes', async () => {
    const { code, sessionInfo } = await started()
    const wrong = code === '000000' ? '000001' : '000000'
    const finish = (typed: string, session = sessionInfo) =>
      phone.finish({ sessionInfo: session, code: typed })
    expect(await finish('')).toMatchObject({ code: 'missing-verification-code' })
    for (let i = 0; i < 5; i += 1) {
      expect(await finish(wrong)).toMatchObject({ code: 'invalid-verification-code' })
    }
    expect(await finish(code)).toMatchObject({ code: 'too-many-requests' })
    expect(await finish(code, 'unknown')).toMatchObject({ code: 'code-expired' })
    const late = await started()
    test.clock.ms += 60_000
    expect(await finish(late.code, late.sessionInfo)).toMatchObject({ code: 'code-expired' })
  })

  it.each(phoneErrors)('[I64] beginning answers what the gateway said: %s', async (word) => {
    const mobileNum = newNumber()
    await test.strike('sms', e164(mobileNum), word)
    expect(await phone.start(given(mobileNum), caller())).toMatchObject({ code: word })
  })

  it('[I68] is off with its switch and in production', async () => {
    const { sessionInfo, code } = await started()
    set.modulesOff.add('THIRDPARTYPHONE3')
    const refused = { code: 'not_enabled' }
    expect(phone.view()).toEqual({ enabled: false, channel: 'embedded' })
    expect(await phone.start(given(newNumber()), caller())).toMatchObject(refused)
    expect(await phone.finish({ sessionInfo, code })).toMatchObject(refused)
    expect(await phone.verify('x', '+639171234567')).toMatchObject({
      code: 'operation-not-allowed',
    })
    set.modulesOff.delete('THIRDPARTYPHONE3')
    expect(test.makePhone(noParty, true).view().enabled).toBe(false)
  })
})

describe('a registration with third-party verification', () => {
  it('[I69] takes the token in place of a code', async () => {
    const { mobileNum, idToken } = await proven()
    const form = { ...given(mobileNum), firebaseChannel: 'embedded', firebaseIdToken: idToken }
    const registered = await register(form, 'mobile')
    if (!registered.ok) throw new Error(registered.code)
    const member = await test.members.findByMobile(test.db, e164(mobileNum))
    expect(member?.id).toBe(registered.value.userInfo?.id)
    expect(await register(form, 'mobile')).toMatchObject({ code: 'mobile_taken' })
  })

  it('[I69] takes neither a code of ours nor somebody else’s token', async () => {
    const mobileNum = newNumber()
    const verificationCode = await test.codeFor('register', e164(mobileNum))
    const form = { ...given(mobileNum), verificationCode }
    expect(await register(form, 'mobile')).toMatchObject({ code: 'missing-verification-code' })
    const { idToken } = await proven()
    expect(await register({ ...form, firebaseIdToken: idToken }, 'mobile')).toMatchObject({
      code: 'invalid-verification-code',
    })
  })
})

describe('an outside third party', async () => {
  const pair = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }
  let isDown = false
  const server = createServer((_, response) => {
    response.statusCode = isDown ? 503 : 200
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  afterAll(() => void server.close())
  const config = {
    PHONE_ISSUER: 'https://securetoken.example/felt',
    PHONE_AUDIENCE: 'felt',
    PHONE_KEYS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
  }
  const sign = (audience = 'felt') =>
    new SignJWT({ phone_number: '+639171234567' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(config.PHONE_ISSUER)
      .setAudience(audience)
      .setSubject('person')
      .setIssuedAt(test.now())
      .setExpirationTime(new Date(test.clock.ms + 60_000))
      .sign(pair.privateKey)

  it('[I67] is believed by its published keys, also in production, and the embedded one is not', async () => {
    const outside = test.makePhone(config, true)
    expect(outside.view()).toEqual({ enabled: true, channel: 'outside' })
    expect((await outside.verify(await sign(), '+639171234567')).ok).toBe(true)
    expect(await outside.verify(await sign('other'), '+639171234567')).toMatchObject({
      code: 'invalid-verification-code',
    })
    const { mobileNum, idToken } = await proven()
    expect(await outside.verify(idToken, e164(mobileNum))).toMatchObject({
      code: 'invalid-verification-code',
    })
    expect(await outside.start(given(newNumber()), caller())).toMatchObject({
      code: 'not_enabled',
    })
    expect(outside.keySet).toEqual({ keys: [] })
  })

  it('[I67] that cannot be asked for its keys leaves the answer unknown', async () => {
    isDown = true
    const outside = test.makePhone(config)
    const result = await outside.verify(await sign(), '+639171234567')
    isDown = false
    expect(result).toMatchObject({ code: 'unknown' })
  })

  it('[I67] is configured whole or not at all', () => {
    expect(() => test.makePhone({ ...config, PHONE_AUDIENCE: '' })).toThrow(/belong together/)
  })
})
