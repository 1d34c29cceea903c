import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey as derive } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Endpoint, InputOf, ReplyOf } from '@baize/contract/endpoint'
import { login } from '@baize/contract/identity/session'
import type { ChallengePurpose } from '@baize/contract/identity/verification'
import { deriveKey } from '../src/platform/secret.ts'
import { hashCode } from '../src/rooms/identity/codes/rules.ts'
import { testEnvironment } from './app-template.ts'
import { testApp } from './app.ts'
import { sealBody } from './seal-body.ts'

const secret = testEnvironment.SECRET

export type Sent = {
  readonly token?: string
  readonly cookie?: string
  readonly headers?: Record<string, string>
}

export type Answer<E> = {
  readonly status: number
  readonly success: boolean
  readonly code: string
  readonly message: string
  readonly value: ReplyOf<E>
  readonly cookies: readonly string[]
  /** All of the headers, one line each. */
  readonly head: string
}

/** The whole platform, and strangers who come to it by HTTP, each from a network of their own. */
export async function testVisitors(environment: Readonly<Record<string, string>> = {}) {
  const site = await testApp({ TRUST_PROXY: '1', ...environment })
  const { server, seal, db } = site

  let addresses = 0
  /** An address that nobody came from yet. */
  function newAddress(): string {
    addresses += 1
    return `100.${64 + Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`
  }

  async function send<const E extends Endpoint>(
    endpoint: E,
    body: unknown = {},
    { token, cookie, headers = {} }: Sent = {},
  ): Promise<Answer<E>> {
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const sealed = endpoint.sealed === true && !isSealed(body)
    const payload = sealed ? await sealBody(seal.publicKey, body) : (body as object)
    const answer = await server.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(hasBody ? { payload } : { query: body as Record<string, string> }),
    })
    const said = answer.json<Pick<Answer<E>, 'success' | 'code' | 'message' | 'value'>>()
    const head = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
    return {
      ...said,
      status: answer.statusCode,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
      head: head.join('\n'),
    }
  }

  /**
   * The answer to a challenge that the first guess solves. It is signed with the secret of this server, as its own
   * are, so it is checked in full; only the work that a browser would have had is not there.
   */
  async function worked(purpose: ChallengePurpose = 'login'): Promise<string> {
    const keyFor = (what: string) => deriveKey(secret, what).toString('base64url')
    const challenge = await createChallenge({
      hmacSignatureSecret: keyFor('challenge signature'),
      hmacKeySignatureSecret: keyFor('challenge solution'),
      deriveKey: derive,
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      counter: 1,
      data: { purpose },
      expiresAt: new Date(Date.now() + 240_000),
    })
    const solution = await solveChallenge({ challenge, deriveKey: derive })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  /** A login with the work done. From the second failure on no image is asked of it, because it does ten times the work. */
  async function logIn(
    username: string,
    password: string,
    given: Partial<InputOf<typeof login>> = {},
    how: Sent = {},
  ) {
    const challenge = await worked('instead_of_image')
    return await send(login, { username, password, challenge, ...given }, how)
  }

  /** Members `<name>1` to `<name><count>` with one password between them, each with a verified phone and address. */
  async function addMembers(name: string, count: number, passwordHash: string, dialled: string) {
    await db.sql`
      insert into identity.members (id, account, account_key, nickname, type, currency, language,
        password_hash, password_set_at, mobile, mobile_verified_at, email, email_verified_at,
        registered_at, first_login_at)
      select 'mem_' || ${name}::text || n, ${name}::text || n, ${name}::text || n, '', 0, 'PHP', 'EN',
        ${passwordHash}, now(), ${dialled}::text || lpad(n::text, 4, '0'), now(),
        ${name}::text || n || '@example.com', now(), now(), now()
      from generate_series(1, ${count}::int) n`
  }

  /** What was last sent to a phone or an address: the code or the link in it. */
  async function lastCode(to: string): Promise<string> {
    const row = await db.sql.maybe<{ code: string }>`
      select code from platform.messages where recipient = ${to} order by id desc limit 1`
    return row?.code ?? ''
  }

  /** Makes the code that was last drawn for a number one that the test knows. */
  async function chooseCode(to: string, digits: string): Promise<void> {
    const { id } = await db.sql.one<{ id: string }>`
      select id from identity.codes where target = ${to} order by sent_at desc limit 1`
    const hash = hashCode(deriveKey(secret, 'verification codes'), id, digits)
    await db.sql`update identity.codes set code_hash = ${hash} where id = ${id}`
  }

  /** What a thief of the database would read of the sessions. */
  async function listStolen(): Promise<string[]> {
    const rows = await db.sql<{ hash: Buffer; id: string }>`
      select token_hash as hash, id from platform.sessions`
    return rows.flatMap(({ hash, id }) => [hash.toString('base64url'), hash.toString('hex'), id])
  }

  /** Makes the sessions of a member older: last used, or opened, so many days ago. */
  async function ageSessions(name: string, what: 'seen' | 'opened', days: number): Promise<void> {
    const at = new Date(Date.now() - days * 86_400_000)
    await db.sql`
      update platform.sessions set
        seen_at = case when ${what} = 'seen' then ${at} else seen_at end,
        created_at = case when ${what} = 'opened' then ${at} else created_at end
      where actor_name = ${name}`
  }

  return {
    ...site,
    listStolen,
    ageSessions,
    newAddress,
    send,
    worked,
    logIn,
    addMembers,
    lastCode,
    chooseCode,
  }
}

function isSealed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'sealed' in body
}
