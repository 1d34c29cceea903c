import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey as derive } from 'altcha-lib/algorithms/web/pbkdf2'
import { login } from '@baize/contract/identity/session'
import type { SealKey } from '@baize/contract/system/system'
import { deriveKey } from '../../server/src/platform/secret.ts'
import { sealBody } from '../../server/testing/seal-body.ts'

type Options = {
  readonly port: number
  readonly secret: string
  readonly password: string
  readonly members: number
}

/** Makes logins ready to be sent: work done, sealed, one member after the other, each from a network of its own. */
export async function prepareLogins(count: number, options: Options): Promise<string[]> {
  const key = await readKey(options.port)
  const requests: string[] = []
  for (let n = 0; n < count; n += 1) requests.push(await prepare(key, n % options.members, options))
  return requests
}

async function readKey(port: number): Promise<SealKey> {
  const answer = await fetch(`http://127.0.0.1:${port}/wps/system/status`)
  const { value } = (await answer.json()) as { value: { sealKey: SealKey } }
  return value.sealKey
}

async function prepare(key: SealKey, n: number, options: Options): Promise<string> {
  const { port, secret, password } = options
  const username = `bench${n}`
  const body = { username, password, challenge: await worked(secret) }
  const text = JSON.stringify(await sealBody(key, body))
  const head = [
    `POST ${login.path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `x-forwarded-for: 100.64.${Math.floor(n / 250)}.${n % 250}`,
    'content-type: application/json',
    `content-length: ${text.length}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${text}`
}

/**
 * The answer to a challenge that the first guesses solve, signed with the server's secret. The work is the browser's,
 * not the server's, so it is no part of what is measured; checking the answer is, and costs what it always does.
 */
async function worked(secret: string): Promise<string> {
  const keyFor = (what: string) => deriveKey(secret, what).toString('base64url')
  const challenge = await createChallenge({
    hmacSignatureSecret: keyFor('challenge signature'),
    hmacKeySignatureSecret: keyFor('challenge solution'),
    deriveKey: derive,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 1,
    data: { purpose: 'login' },
    expiresAt: new Date(Date.now() + 280_000),
  })
  const solution = await solveChallenge({ challenge, deriveKey: derive })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
