import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderError, ProviderWallet } from '@baize/contract/play/provider'
import type { Fixture, Knock, Platform } from './fixture.ts'
import { fixtureVerbs } from './verbs.ts'
import { sign } from '../../rooms/play/http/signature.ts'

export type Endpoint = { readonly url: string; readonly vendor: string; readonly secret: string }

type Reply = { ok: boolean; code?: ProviderError; value?: unknown }
type Change = Partial<Record<'timestamp' | 'nonce' | 'signature' | 'vendor' | 'sent', string>>

const base = '/provider/v1'
const longestMs = 30_000
/** Nothing was done, so it may be asked again. */
const mostTries = 20
const busyMs = 300

/** Sends one signed call, with what of it a knocking at the door wants otherwise. */
async function send(
  { url, vendor, secret }: Endpoint,
  name: string,
  ask: unknown,
  change: Change = {},
): Promise<Reply> {
  const path = `${base}/${name}`
  const body = JSON.stringify(ask)
  const timestamp = change.timestamp ?? String(Date.now())
  const nonce = change.nonce ?? randomBytes(16).toString('hex')
  const signed = { timestamp, nonce, method: 'POST', path, body }
  const reply = await fetch(url.replace(/(?<!\/)\/+$/, '') + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-baize-vendor': change.vendor ?? vendor,
      'x-baize-timestamp': timestamp,
      'x-baize-nonce': nonce,
      'x-baize-signature': change.signature ?? sign(secret, signed),
    },
    body: change.sent ?? body,
    signal: AbortSignal.timeout(longestMs),
  })
  return (await reply.json()) as Reply
}

const calls = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'betWin',
  'rollback',
  'endRound',
  'freeRoundResult',
  'promoWin',
  'jackpotWin',
  'adjust',
  'transactionStatus',
  'batch',
] as const satisfies readonly (keyof ProviderWallet)[]

/** The wallet of a platform over signed HTTP, as a vendor has it. */
export function httpWallet(endpoint: Endpoint): ProviderWallet {
  const verbs = calls.map((name) => [name, (ask: unknown) => send(endpoint, name, ask)])
  return Object.fromEntries(verbs)
}

/** A crowd may keep a platform so busy that it refuses strangers for a moment, and what makes players is one. */
async function sendPatiently(endpoint: Endpoint, name: string, ask: unknown): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await send(endpoint, name, ask)
    if (reply.code !== 'unavailable' || tries === mostTries) return reply
    await sleep(busyMs)
  }
}

/** The fixture of a platform over the same way; it answers vendors that are made for the kit. */
export function httpFixture(endpoint: Endpoint): Fixture {
  const verbs = fixtureVerbs.map((name) => [
    name,
    async (ask: unknown) => {
      const reply = await sendPatiently(endpoint, `sandbox/${name}`, ask)
      if (!reply.ok) throw new Error(`The sandbox refused ${name}: ${reply.code}`)
      return reply.value
    },
  ])
  return Object.fromEntries(verbs)
}

const nobody = {
  requestId: 'knock',
  player: 'mem_nobody',
  currency: 'PHP',
  sessionToken: 'x'.repeat(43),
}
const minuteMs = 60_000

/** Knocks at the door in ways that are not let in. */
export function httpKnock(endpoint: Endpoint): Knock {
  let stranger: Promise<{ vendor: string; secret: string }> | undefined
  const ask = async (change: Change = {}, as = endpoint) => {
    const { ok, code } = await send(as, 'balance', nobody, change)
    return ok || code === undefined ? ('let_in' as const) : code
  }
  return async (how) => {
    const now = Date.now()
    switch (how) {
      case 'honest':
        return await ask()
      case 'bad_signature':
        return await ask({ signature: 'f'.repeat(64) })
      case 'changed_body':
        return await ask({ sent: JSON.stringify({ ...nobody, currency: 'USD' }) })
      case 'stale_timestamp':
        return await ask({ timestamp: String(now - 2 * minuteMs) })
      case 'early_timestamp':
        return await ask({ timestamp: String(now + 2 * minuteMs) })
      case 'replayed_nonce': {
        const nonce = randomBytes(16).toString('hex')
        await ask({ nonce })
        return await ask({ nonce })
      }
      case 'unknown_address':
        stranger ??= httpFixture(endpoint).makeStranger({})
        return await ask({}, { ...endpoint, ...(await stranger) })
      case 'unknown_vendor':
        return await ask({ vendor: 'NOBODY' })
    }
  }
}

/** Everything that the kit fires at, over HTTP. */
export function httpPlatform(endpoint: Endpoint): Platform {
  return {
    wallet: httpWallet(endpoint),
    fixture: httpFixture(endpoint),
    knock: httpKnock(endpoint),
  }
}
