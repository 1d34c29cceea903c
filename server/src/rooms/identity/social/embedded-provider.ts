import { createHash, generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { exportJWK, SignJWT, type JWK } from 'jose'
import type { FastifyReply } from 'fastify'
import { hiddenRoute } from '../../../platform/http/hidden.ts'
import type { Http } from '../../../platform/http/http.ts'
import type { ProviderSettings } from './providers.ts'

const path = '/demo/openid'
const clientId = 'baize'
const codeLifeMs = 60_000
const perMinute = 60

type Grant = {
  readonly name: string
  readonly nonce: string
  readonly challenge: string
  readonly until: number
}

type Deps = { readonly siteUrl: () => string; readonly now: () => Date }

/**
 * A provider of OpenID Connect inside the demo, so that a social login can be walked through without anybody
 * else. It believes whatever name is typed; it is never there in production.
 */
export function serveEmbeddedProvider(http: Http, { siteUrl, now }: Deps): () => ProviderSettings {
  const issuer = () => `${siteUrl()}${path}`
  const clientSecret = randomBytes(24).toString('base64url')
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const grants = new Map<string, Grant>()
  const config = http.limitCalls(perMinute)
  const redirectUri = () => `${siteUrl()}/wps/session/social/demo/callback`
  const get = (
    url: string,
    handler: (query: Record<string, string>, reply: FastifyReply) => unknown,
  ) =>
    http.app.get<{ Querystring: Record<string, string> }>(
      `${path}${url}`,
      { schema: hiddenRoute, config },
      async (request, reply) => handler(request.query, reply),
    )

  get('/.well-known/openid-configuration', () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
  }))
  get('/keys', async () => ({ keys: [await publicKey()] }))
  get('/authorize', (query, reply) => page(reply, query))
  get('/agree', (query, reply) => {
    const { name = '', nonce = '', code_challenge: challenge = '', state = '' } = query
    if (query['redirect_uri'] !== redirectUri()) return reply.code(400).send()
    const back = new URL(redirectUri())
    back.searchParams.set('state', state)
    if (name.trim() === '') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(24).toString('base64url')
      const until = now().getTime() + codeLifeMs
      removeOver(grants, now().getTime())
      grants.set(code, { name: name.trim().slice(0, 60), nonce, challenge, until })
      back.searchParams.set('code', code)
      back.searchParams.set('iss', issuer())
    }
    return reply.redirect(back.href)
  })
  http.app.post<{ Body: Record<string, string> }>(
    `${path}/token`,
    { schema: hiddenRoute, config },
    async ({ body, headers }, reply) => {
      const grant = grants.get(body['code'] ?? '')
      grants.delete(body['code'] ?? '')
      const challenge = createHash('sha256')
        .update(body['code_verifier'] ?? '')
        .digest('base64url')
      const known = isClient(headers.authorization, body, clientSecret)
      if (!known || !grant || grant.until < now().getTime() || grant.challenge !== challenge) {
        return reply.code(400).send({ error: 'invalid_grant' })
      }
      return {
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: 60,
        id_token: await idToken(grant),
      }
    },
  )

  async function publicKey(): Promise<JWK> {
    return { ...(await exportJWK(keys.publicKey)), kid: 'demo', alg: 'ES256', use: 'sig' }
  }

  function idToken({ name, nonce }: Grant): Promise<string> {
    const subject = createHash('sha256').update(name.toLowerCase()).digest('base64url')
    return new SignJWT({ name, nonce })
      .setProtectedHeader({ alg: 'ES256', kid: 'demo' })
      .setIssuer(issuer())
      .setAudience(clientId)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(keys.privateKey)
  }

  return () => ({ id: 'demo', name: 'Demo account', issuer: issuer(), clientId, clientSecret })
}

/** Codes that nobody came for. They lie in the order in which they end, so the rest is good. */
export function removeOver(grants: Map<string, { readonly until: number }>, nowMs: number): void {
  for (const [code, { until }] of grants) {
    if (until >= nowMs) return
    grants.delete(code)
  }
}

/** By the header or in the body, as the standard allows. */
function isClient(header: string | undefined, body: Record<string, string>, secret: string) {
  const pair = Buffer.from(header?.replace(/^Basic /, '') ?? '', 'base64').toString()
  const given = header === undefined ? body['client_secret'] : pair.split(':')[1]
  const [a, b] = [Buffer.from(decodeURIComponent(given ?? '')), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** A page of somebody else, so it does not wear our clothes. */
function page(reply: FastifyReply, query: Record<string, string>) {
  const kept = ['redirect_uri', 'state', 'nonce', 'code_challenge']
    .map((name) => `<input type="hidden" name="${name}" value="${escaped(query[name] ?? '')}">`)
    .join('')
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Demo account</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Demo account</h1><p>This stands for a provider such as a search engine or a social network.</p>
<form action="${path}/agree">${kept}<p><label>Your name there <input name="name" maxlength="60" autofocus></label></p>
<p><button>Continue</button></p></form>
<form action="${path}/agree">${kept}<input type="hidden" name="name" value=""><p><button>Cancel</button></p></form></html>`)
}
