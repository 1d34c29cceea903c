import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { providerCalls, providerPath, toProviderOpenApi } from '@baize/contract/play/provider-calls'
import type { ProviderError, ProviderRefusal, ProviderWallet } from '@baize/contract/play/provider'
import type { ProviderCall } from '@baize/contract/play/provider-calls'
import { addressOf } from '../../../platform/http/address-of.ts'
import { createConvoy } from '../../../platform/convoy.ts'
import { countRefused } from '../../../platform/database/database.ts'
import { TransportRefusal } from '../../../platform/http/answer.ts'
import type { Http } from '../../../platform/http/http.ts'
import { routeOf } from '../../../platform/http/http.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { ProviderKit } from '../kit.ts'
import type { ProtocolVendor } from '../vendors/vendors.ts'
import type { Guard } from './guard.ts'
import { statusOf, transportRefusal } from './status.ts'

declare module 'fastify' {
  interface FastifyRequest {
    protocolVendor: ProtocolVendor | null
  }
}

type Deps = {
  readonly http: Http
  readonly log: Log
  readonly walletFor: (vendorKey: string) => ProviderWallet
  readonly guard: Guard
  /** Absent in production. */
  readonly kit?: ProviderKit | undefined
}

class Turned extends Error {
  readonly code: ProviderError
  constructor(code: ProviderError) {
    super(code)
    this.code = code
  }
}

/** The protocol over HTTP: a scope of its own, whose bodies are kept as they came until their signature is checked. */
export function serveProvider({ http, log, walletFor, guard, kit }: Deps): void {
  void http.app.register(async (scope: FastifyInstance) => {
    scope.decorateRequest('protocolVendor', null)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => fail(log, error, request, reply))
    const mayCall = createPace()
    // Calls go in step with those that came meanwhile, so that each of their steps is asked for all of them together.
    const together = createConvoy({ lanes: 2, mostMs: 50 })
    scope.addHook('preValidation', async (request) => {
      await admit(guard, request)
      if (!mayCall(vendorOf(request))) throw new Turned('too_many_requests')
    })

    for (const [name, { ask }] of Object.entries<ProviderCall>(providerCalls)) {
      const options = { schema: { body: ask }, config: { shed: 'last' } } as const
      scope.post(`${providerPath}/${name}`, options, async (request, reply) => {
        const vendor = vendorOf(request)
        const wallet = walletFor(vendor.key) as unknown as Record<string, Verb>
        const verb = wallet[name] as Verb
        return send(reply, await together(() => verb(request.body)))
      })
    }
    if (kit !== undefined) serveKit(scope, kit)
  })
  const document = JSON.stringify(toProviderOpenApi('Baize provider protocol'))
  http.app.get('/docs/provider.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
}

type Verb = (ask: unknown) => Promise<{ ok: true; value: unknown } | ProviderRefusal>

/** Counts the calls of each vendor on this node, second by second. */
export function createPace(
  now = () => Date.now(),
): (vendor: Pick<ProtocolVendor, 'key' | 'policy'>) => boolean {
  let second = 0
  const counts = new Map<string, number>()
  return ({ key, policy }) => {
    const current = Math.floor(now() / 1_000)
    if (current !== second) counts.clear()
    second = current
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= policy.callsASecond
  }
}

/** What the conformance kit needs beside the protocol; for vendors that are made for it. */
function serveKit(scope: FastifyInstance, kit: ProviderKit): void {
  scope.post(`${providerPath}/sandbox/:verb`, async (request, reply) => {
    const vendor = vendorOf(request)
    const { verb: name } = request.params as { verb: string }
    const verb = vendor.sandbox ? kit.verbOf(vendor.key, name) : undefined
    if (verb === undefined) throw new Turned('invalid_request')
    return send(reply, { ok: true, value: await verb(request.body) })
  })
}

async function admit(guard: Guard, request: FastifyRequest): Promise<void> {
  const text = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : ''
  }
  const body = typeof request.body === 'string' ? request.body : ''
  const [path = ''] = request.url.split('?', 1)
  const admitted = await guard.admit({
    vendor: text('x-baize-vendor'),
    timestamp: text('x-baize-timestamp'),
    nonce: text('x-baize-nonce'),
    signature: text('x-baize-signature'),
    method: request.method,
    path,
    body,
    ip: addressOf(request),
  })
  if (!admitted.ok) throw new Turned(admitted.code)
  request.protocolVendor = admitted.value
  try {
    request.body = JSON.parse(body)
  } catch {
    throw new Turned('invalid_request')
  }
}

function vendorOf({ protocolVendor }: FastifyRequest): ProtocolVendor {
  if (protocolVendor === null) throw new Error('A call of a vendor was let in without one.')
  return protocolVendor
}

function send(reply: FastifyReply, outcome: { ok: true; value: unknown } | ProviderRefusal) {
  return reply
    .code(outcome.ok ? 200 : statusOf(outcome.code))
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .serializer((text: unknown) => text as string)
    .send(JSON.stringify(outcome))
}

/** A defect is logged once and told as `outcome_unknown`: asking again with the same ids settles it. */
function fail(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Turned) return send(reply, { ok: false, code: error.code })
  if (error instanceof TransportRefusal) {
    return send(reply, { ok: false, code: transportRefusal(error.code) })
  }
  const { statusCode = 500 } = error as { statusCode?: number }
  if (statusCode < 500) return send(reply, { ok: false, code: 'invalid_request' })
  if (!countRefused(error)) {
    log.error({ requestId: request.id, route: routeOf(request), error: errorText(error) }, 'defect')
  }
  return send(reply, { ok: false, code: 'outcome_unknown' })
}
