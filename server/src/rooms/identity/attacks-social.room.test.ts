import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { whitelabelDocument } from '@baize/contract/system/system-settings'
import { exchangeSocial, linkSocial } from '@baize/contract/identity/verification'
import { testVisitors } from '../../../testing/visitors.ts'

const clientId = 'felt'
const own = await generateKeyPair('RS256')
const foreign = await generateKeyPair('RS256')
const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }

/** A provider that says what the test tells it to. */
const told = { idToken: '' }
const provider = createServer((request, response) => {
  const answers: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256'],
    },
    '/keys': { keys: [jwk] },
    '/token': { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: told.idToken },
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answers[request.url ?? ''] ?? {}))
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
afterAll(() => provider.close())
const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`

const clientSecret = 'a client secret of tests that is long enough'
const { server, send, tokenFor, db } = await testVisitors({
  PUBLIC_URL: 'https://felt.example',
  SOCIAL_PROVIDERS: JSON.stringify([{ id: 'liar', name: 'Liar', issuer, clientId, clientSecret }]),
})

const admin = { token: await tokenFor('admin') }
const { live } = (await send(whitelabelDocument.calls.get, {}, admin)).value
const tree = live.content.tree.map((node) => ({
  ...node,
  childrenNodes: node.childrenNodes.map((one) =>
    one.modId === 'SOCIALLOGIN3' ? { ...one, enabled: '1' } : one,
  ),
}))
const change = { baseVersion: live.version, content: { tree }, reason: 'for a test' }
await send(whitelabelDocument.calls.publish, change, admin)

/** Sets out for the provider. */
async function setOut(query: Record<string, string> = {}) {
  const answer = await server.inject({ url: '/wps/session/social/liar/start', query })
  const out = new URL(String(answer.headers.location), 'https://felt.example')
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
  return { out, cookie, nonce: out.searchParams.get('nonce') ?? '' }
}

/** Comes back from it with a code; where the person is sent then. */
async function comeBack({ out, cookie }: { out: URL; cookie: string }): Promise<string> {
  const state = out.searchParams.get('state') ?? ''
  const answer = await server.inject({
    url: '/wps/session/social/liar/callback',
    query: { code: 'given', state },
    headers: { cookie },
  })
  return String(answer.headers.location)
}

const seconds = (shift: number) => Math.floor(Date.now() / 1000) + shift
const claims = (nonce: string, given: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: clientId,
  sub: 'somebody',
  iat: seconds(-5),
  exp: seconds(120),
  nonce,
  ...given,
})
const sign = (payload: JWTPayload, key = own.privateKey, alg = 'RS256', kid = 'own') =>
  new SignJWT(payload).setProtectedHeader({ alg, kid }).sign(key)

function withoutSubject(payload: JWTPayload): JWTPayload {
  const rest = { ...payload }
  delete rest.sub
  return rest
}

describe('an id token of a provider', () => {
  it('[I81] that is right leads on', async () => {
    const way = await setOut()
    expect(way.out.origin).toBe(issuer)
    told.idToken = await sign(claims(way.nonce))
    const path = await comeBack(way)
    const ticket = /^\/login\?social=([\w-]{20,})$/.exec(path)?.[1] ?? ''
    const arrived = await send(exchangeSocial, { ticket }, { cookie: way.cookie })
    expect(arrived.value).toMatchObject({ login: null, choice: { provider: 'Liar' } })
  })

  const secretKey = new TextEncoder().encode(clientSecret)
  const wrong: readonly [string, (nonce: string) => Promise<string> | string][] = [
    ['is for another audience', (nonce) => sign(claims(nonce, { aud: 'other' }))],
    [
      'is for another besides us, by whom it was not asked',
      (nonce) => sign(claims(nonce, { aud: [clientId, 'other'], azp: 'other' })),
    ],
    ['is of another issuer', (nonce) => sign(claims(nonce, { iss: 'https://evil.example' }))],
    ['is over', (nonce) => sign(claims(nonce, { iat: seconds(-7200), exp: seconds(-3600) }))],
    ['is not signed', (nonce) => new UnsecuredJWT(claims(nonce)).encode()],
    ['lost its signature', async (nonce) => (await sign(claims(nonce))).replace(/[^.]+$/, '')],
    ['is signed by a foreign key', (nonce) => sign(claims(nonce), foreign.privateKey)],
    [
      'is signed with the shared secret',
      (nonce) => new SignJWT(claims(nonce)).setProtectedHeader({ alg: 'HS256' }).sign(secretKey),
    ],
    [
      'was changed',
      async (nonce) => {
        const [head, , signature] = (await sign(claims(nonce))).split('.')
        const body = Buffer.from(JSON.stringify(claims(nonce, { sub: 'victim' })))
        return `${head}.${body.toString('base64url')}.${signature}`
      },
    ],
    ['is of another way out', () => sign(claims('a nonce of another way'))],
    ['has no subject', (nonce) => sign(withoutSubject(claims(nonce)))],
    ['is no token', () => 'x.y.z'],
    ['is not there', () => ''],
  ]

  it.each(wrong)('[I81] that %s leads nowhere', async (_, make) => {
    const way = await setOut()
    told.idToken = await make(way.nonce)
    expect(await comeBack(way)).toBe('/login?social=denied')
  })
})

describe('the way back', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert("evil.example")',
    'evil.example',
    ' //evil.example',
    '/.//evil.example/..//evil.example@',
  ])('[I81] to %j stays on this site', async (next) => {
    const way = await setOut({ next })
    told.idToken = await sign(claims(way.nonce))
    const path = await comeBack(way)
    const landed = new URL(path, 'https://felt.example')
    expect(landed.origin + landed.pathname).toBe('https://felt.example/login')
    const then = new URL(landed.searchParams.get('next') ?? '/', 'https://felt.example')
    expect(then.origin).toBe('https://felt.example')
    expect(landed.searchParams.get('next') ?? '').not.toMatch(/^\/[/\\]/)
  })

  it('[I81] to a path of this site leads there', async () => {
    const way = await setOut({ next: '/rng?vendor=PP' })
    told.idToken = await sign(claims(way.nonce))
    expect(await comeBack(way)).toContain(`&next=${encodeURIComponent('/rng?vendor=PP')}`)
  })
})

describe('guessing a password by linking', () => {
  const guess = (ticket: string, password: string, cookie: string) =>
    send(linkSocial, { ticket, username: 'jessa', password, permanent: true }, { cookie })

  it('[I83] is not judged without a choice that is open in this browser', async () => {
    const way = await setOut()
    told.idToken = await sign(claims(way.nonce))
    const arrival = /social=([\w-]+)/.exec(await comeBack(way))?.[1] ?? ''
    const { value } = await send(exchangeSocial, { ticket: arrival }, { cookie: way.cookie })
    const ticket = value.choice?.ticket ?? ''
    for (const password of ['Baize-demo-1', 'Guess-felt-1']) {
      expect((await guess('made-up', password, way.cookie)).code).toBe('ticket_expired')
      expect((await guess(ticket, password, 'social=another')).code).toBe('ticket_expired')
    }
    const failures = await db.sql`select 1 from identity.sign_in_failures`
    expect(failures).toHaveLength(0)
    expect((await guess(ticket, 'Guess-felt-1', way.cookie)).code).toBe('wrong_credentials')
  })

  it('[I83] with one is judged five times', async () => {
    const way = await setOut()
    told.idToken = await sign(claims(way.nonce, { sub: 'somebody else' }))
    const arrival = /social=([\w-]+)/.exec(await comeBack(way))?.[1] ?? ''
    const { value } = await send(exchangeSocial, { ticket: arrival }, { cookie: way.cookie })
    const ticket = value.choice?.ticket ?? ''
    await db.sql`delete from identity.sign_in_failures`
    const guesses = Array.from({ length: 20 }, () => guess(ticket, 'Guess-felt-1', way.cookie))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ code }) => code === 'wrong_credentials')).toHaveLength(5)
    expect((await guess(ticket, 'Baize-demo-1', way.cookie)).code).toBe('sign_in_locked')
  })
})
