import { createHmac, createPrivateKey, type JsonWebKey } from 'node:crypto'
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose'
import { describe, expect, it } from 'vitest'
import { createEmbeddedParty } from './embedded-party.ts'
import { checkIdToken, type TokenParty } from './id-token.ts'

const mobile = '+639171234567'
const now = new Date('2026-03-01T12:00:00Z')
const seconds = (shift: number) => Math.floor(now.getTime() / 1000) + shift

const rsa = await generateKeyPair('RS256', { extractable: true })
const ec = await generateKeyPair('ES256', { extractable: true })
const foreign = await generateKeyPair('RS256')
// Without an algorithm of its own, so that only our list decides which are taken.
const rsaJwk = { ...(await exportJWK(rsa.publicKey)), kid: 'rsa' }
const rsaPrivate = (await exportJWK(rsa.privateKey)) as JsonWebKey
const anyWay = createPrivateKey({ key: rsaPrivate, format: 'jwk' })
const ecJwk = { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256' }
const party: TokenParty = {
  issuer: 'https://phone.example',
  audience: 'felt',
  keys: createLocalJWKSet({ keys: [rsaJwk, ecJwk] }),
}

const claims = (given: JWTPayload = {}): JWTPayload => ({
  iss: 'https://phone.example',
  aud: 'felt',
  sub: 'person',
  iat: seconds(-10),
  exp: seconds(300),
  phone_number: mobile,
  ...given,
})

type Signing = {
  readonly alg?: string
  readonly kid?: string
  readonly key?: Parameters<SignJWT['sign']>[0]
}

const sign = (
  given: JWTPayload = {},
  { alg = 'RS256', kid = 'rsa', key = rsa.privateKey }: Signing = {},
) => new SignJWT(claims(given)).setProtectedHeader({ alg, kid }).sign(key)

const check = (token: string) => checkIdToken(party, token, { mobile, now })
const without = (claim: string) => sign({ [claim]: undefined })

describe('an id token', () => {
  it.each([
    ['RS256', () => sign()],
    ['ES256', () => sign({}, { alg: 'ES256', kid: 'ec', key: ec.privateKey })],
  ])('[I67] signed with %s for us, in time and for this phone proves it', async (_, make) => {
    expect(await check(await make())).toEqual({ ok: true, value: undefined })
  })

  it('[I67] that is not there is missing', async () => {
    expect(await check('')).toMatchObject({ code: 'missing-verification-code' })
  })

  it.each([
    ['is over', () => sign({ exp: seconds(-10) })],
    ['is older than an hour', () => sign({ iat: seconds(-3700) })],
  ])('[I67] that %s is expired', async (_, make) => {
    expect(await check(await make())).toMatchObject({ code: 'code-expired' })
  })

  /** Signs with the public key as if it were a shared secret: the oldest trick with such tokens. */
  async function confused(): Promise<string> {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const head = `${part({ alg: 'HS256', kid: 'rsa' })}.${part(claims())}`
    const secret = await exportSPKI(rsa.publicKey)
    return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
  }

  async function swapped(): Promise<string> {
    const [head, , signature] = (await sign()).split('.')
    const body = Buffer.from(JSON.stringify(claims({ sub: 'other' }))).toString('base64url')
    return `${head}.${body}.${signature}`
  }

  const attacks: readonly [string, () => Promise<string> | string][] = [
    ['is for another phone', () => sign({ phone_number: '+639170000000' })],
    ['is for no phone', () => without('phone_number')],
    ['has a list for a phone', () => sign({ phone_number: [mobile] })],
    ['is for another audience', () => sign({ aud: 'other' })],
    ['is for nobody', () => without('aud')],
    ['is of another issuer', () => sign({ iss: 'https://phone.example.evil' })],
    ['never ends', () => without('exp')],
    ['has no beginning', () => without('iat')],
    ['has no subject', () => without('sub')],
    ['comes from the future', () => sign({ iat: seconds(600), exp: seconds(900) })],
    ['is not good yet', () => sign({ nbf: seconds(60) })],
    ['is signed by a foreign key', () => sign({}, { key: foreign.privateKey })],
    ['names a key that is not there', () => sign({}, { kid: 'none', key: foreign.privateKey })],
    ['is not signed', () => new UnsecuredJWT(claims()).encode()],
    ['is signed with the public key as a secret', confused],
    ['is signed in a way we do not take', () => sign({}, { alg: 'PS256', key: anyWay })],
    ['was changed', swapped],
    ['lost its signature', async () => (await sign()).replace(/[^.]+$/, '')],
    ['is no token', () => 'x.y.z'],
    ['is a long way from one', () => 'a'.repeat(4000)],
  ]

  it.each(attacks)('[I67] that %s is refused in one word', async (_, make) => {
    expect(await check(await make())).toEqual({ ok: false, code: 'invalid-verification-code' })
  })

  it('[I67] is not blamed when the keys cannot be had', async () => {
    const keys = async () => {
      throw new TypeError('fetch failed')
    }
    const result = await checkIdToken({ ...party, keys }, await sign(), { mobile, now })
    expect(result).toMatchObject({ code: 'unknown' })
  })
})

describe('the embedded third party', () => {
  it('[I68] signs with one key on every node, and publishes no secret of it', async () => {
    const [one, two] = [createEmbeddedParty('a secret'), createEmbeddedParty('a secret')]
    expect(one.keySet).toEqual(two.keySet)
    expect(one.keySet.keys).toHaveLength(1)
    expect(Object.keys(one.keySet.keys[0] ?? {}).sort()).toEqual(
      ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'].sort(),
    )
    expect(await checkIdToken(two, await one.sign(mobile, now), { mobile, now })).toMatchObject({
      ok: true,
    })
    const other = createEmbeddedParty('another secret')
    expect(await checkIdToken(other, await one.sign(mobile, now), { mobile, now })).toMatchObject({
      code: 'invalid-verification-code',
    })
  })

  it('[I68] its token is good for five minutes', async () => {
    const own = createEmbeddedParty('a secret')
    const token = await own.sign(mobile, now)
    const at = (ms: number) => new Date(now.getTime() + ms)
    expect((await checkIdToken(own, token, { mobile, now: at(299_000) })).ok).toBe(true)
    expect(await checkIdToken(own, token, { mobile, now: at(306_000) })).toMatchObject({
      code: 'code-expired',
    })
  })
})
