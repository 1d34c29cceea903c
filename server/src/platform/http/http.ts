import { randomBytes } from 'node:crypto'
import fastify, {
  type FastifyInstance,
  type FastifyContextConfig,
  type FastifyRequest,
} from 'fastify'
import formbody from '@fastify/formbody'
import type { Endpoint } from '@baize/contract/endpoint'
import type { Look } from '@baize/contract/system/looks'
import type { SystemStatus } from '@baize/contract/system/system'
import type { Config } from '../config.ts'
import { countRefused } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Seal } from '../seal.ts'
import type { Actor, Sessions } from '../sessions.ts'
import { sendRefusal, TransportRefusal } from './answer.ts'
import { mostBytes, readBodies } from './bodies.ts'
import { answerBrokenRequest, refuseTunnels } from './broken-request.ts'
import type { Call } from './call.ts'
import { addSecurityHeaders, alwaysSent } from './headers.ts'
import { requireOneHost } from './host.ts'
import { hasLeft } from './has-left.ts'
import { askForBodies } from './late-bodies.ts'
import { limitTime } from './limit-time.ts'
import { guardLoad, type LoadGuard } from './load-guard.ts'
import { isOwnPage } from './own-page.ts'
import { limitPipelining } from './pipelining.ts'
import { limitRates, type Rates } from './rates/rates.ts'
import { refuseWhenClosing } from './refuse-when-closing.ts'
import { createSerializerCompiler, createValidatorCompiler } from './validation.ts'

export type Http = {
  readonly app: FastifyInstance
  readonly sessions: Sessions
  readonly seal: Seal
  /** For an answer to what never became a request. */
  makeRequestId(): string
  readonly load: LoadGuard
  /** Every call that is served, in the order in which rooms added them. */
  readonly served: Endpoint[]
  /** Whether a page of this very origin calls. */
  isOwnPage(request: FastifyRequest): boolean
  /** The state of the site for an address. The system room sets it; until then the site is open. */
  gate(ip: string): SystemStatus
  setGate(gate: (ip: string) => SystemStatus): void
  /** Whether the console may be used from an address. The system room sets it; until then from anywhere. */
  mayUseConsole(ip: string): boolean
  setConsoleGate(mayUse: (ip: string) => boolean): void
  /** Writes down that an operator looked at something. The system room sets it; until then nobody keeps it. */
  noteLook(look: Look, call: Call): Promise<void>
  setLookKeeper(keep: (look: Look, call: Call) => Promise<void>): void
  /** Throws when a room that should set one of these has not: such a platform must not begin to serve. */
  requireRooms(): void
  readonly rates: Rates
  /** The route configuration that limits one session, or one visitor's address, to so many calls a minute. */
  limitCalls(perMinute: number): FastifyContextConfig
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

type Deps = { config: Config; log: Log; sessions: Sessions; seal: Seal }

/** Unique over all nodes and starts by its random front, and cheap by its counting end. */
function createRequestIds(): () => string {
  const front = randomBytes(10).toString('hex')
  let count = 0
  return () => `req_${front}${(count += 1).toString(36).padStart(7, '0')}`
}

/** The HTTP server with its limits and its one way of saying no. Rooms add their calls by `serve`. */
export async function createHttp({ config, log, sessions, seal }: Deps): Promise<Http> {
  const makeRequestId = createRequestIds()
  const app: FastifyInstance = fastify({
    logger: false,
    genReqId: makeRequestId,
    // Without proxies the address is that of the socket, and nothing need be looked up.
    trustProxy: config.TRUST_PROXY > 0 && ((_address, hop) => hop < config.TRUST_PROXY),
    bodyLimit: mostBytes,
    requestTimeout: 30_000,
    http: {
      // A head has a few seconds, and who is late is found soon: it holds a connection and gives nothing.
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      // We say it ourselves, with the envelope.
      requireHostHeader: false,
    },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // Ours has the envelope, and says when to come back.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, makeRequestId()),
    // An address that cannot be decoded fails before the error handler is in charge.
    frameworkErrors: (_, request, reply) =>
      void sendRefusal(request, reply.headers(alwaysSent(request.id)), { code: 'invalid_input' }),
  })
  app.setValidatorCompiler(createValidatorCompiler())
  app.setSerializerCompiler(createSerializerCompiler())
  app.decorateRequest('actor', null)
  limitPipelining(app, makeRequestId)
  answerFailures(app, log)
  addSecurityHeaders(app)
  refuseWhenClosing(app)
  limitTime(app)
  const load = guardLoad(app, log)
  requireOneHost(app)
  // What a caller expects beyond an answer is not listened to; Node would refuse it without a word.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  )
  askForBodies(app)
  refuseTunnels(app, makeRequestId)
  readBodies(app)
  await app.register(formbody)
  const rates = await limitRates(app, config, log)

  let gate: Http['gate'] | undefined
  let mayUseConsole: Http['mayUseConsole'] | undefined
  let noteLook: Http['noteLook'] | undefined
  return {
    app,
    sessions,
    seal,
    makeRequestId,
    load,
    served: [],
    isOwnPage: ({ headers, host }) => isOwnPage(headers, host, config.PUBLIC_URL),
    gate: (ip) => gate?.(ip) ?? 0,
    setGate: (next) => {
      gate = next
    },
    mayUseConsole: (ip) => mayUseConsole?.(ip) ?? true,
    setConsoleGate: (next) => {
      mayUseConsole = next
    },
    noteLook: async (look, call) => await noteLook?.(look, call),
    setLookKeeper: (keep) => {
      noteLook = keep
    },
    requireRooms() {
      const missing = Object.entries({ gate, mayUseConsole, noteLook })
        .filter(([, set]) => set === undefined)
        .map(([name]) => name)
      if (missing.length > 0) throw new Error(`No room has set ${missing.join(', ')}.`)
    },
    rates,
    limitCalls: (perMinute) => ({ callsPerMinute: perMinute }),
  }
}

function answerFailures(app: FastifyInstance, log: Log) {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal) return sendRefusal(request, reply, refusal)
    // Nobody reads it; nothing of ours has failed.
    if (hasLeft(request, error)) return sendRefusal(request, reply, { code: 'took_too_long' })
    // Told once by the database itself, for all the calls that meet it.
    if (countRefused(error)) return sendRefusal(request, reply, { code: 'unavailable' })
    log.error({ requestId: request.id, route: routeOf(request), error: asText(error) }, 'defect')
    return sendRefusal(request, reply, { code: 'defect' })
  })
}

/** The path as the contract writes it, so that no value of a caller reaches the log. */
export function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? 'unknown'}`
}

function asText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const refusalByFastifyCode: Readonly<Record<string, TransportRefusal>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new TransportRefusal('invalid_json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new TransportRefusal('invalid_json'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new TransportRefusal('invalid_content_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: new TransportRefusal('body_too_large'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new TransportRefusal('invalid_input'),
}

function asRefusal(error: unknown): TransportRefusal | undefined {
  if (error instanceof TransportRefusal) return error
  if (typeof error !== 'object' || error === null) return undefined
  const { code, statusCode, validation } = error as Record<string, unknown>
  if (typeof code === 'string' && refusalByFastifyCode[code]) return refusalByFastifyCode[code]
  if (validation !== undefined) return new TransportRefusal('invalid_input')
  if (statusCode === 415) return new TransportRefusal('invalid_content_type')
  if (statusCode === 413) return new TransportRefusal('body_too_large')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new TransportRefusal('invalid_input')
  }
  return undefined
}
