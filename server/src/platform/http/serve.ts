import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import type { Endpoint, ErrorsOf, InputOf, ReplyOf } from '@baize/contract/endpoint'
import type { Look } from '@baize/contract/system/looks'
import { isOperatorRole } from '@baize/contract/roles'
import type { ErrorCode } from '@baize/contract/errors'
import type { Result } from '@baize/kernel/result'
import { addressOf } from './address-of.ts'
import { refuseOtherTypes } from './bodies.ts'
import type { Call } from './call.ts'
import { sendRefusal, TransportRefusal } from './answer.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { Http } from './http.ts'
import { isKeepable } from './keepable.ts'
import { answerPreflight, shareAnswer } from './any-origin.ts'
import { languageOf } from './language.ts'
import { Packed, packingFor } from './packed.ts'
import { isKnown, Prepared } from './prepared.ts'
import { hasBody, schemaOf } from './schema.ts'

type Outcome<E> = Result<ReplyOf<E> | Prepared<ReplyOf<E>>, ErrorsOf<E>>

/** What a handler gives back: a value, or one of the refusals that its endpoint lists. */
export type Answer<E> = Promise<Outcome<E>> | Outcome<E>

/**
 * Binds a handler to a call of the contract. The endpoint validates the input, guards who may call,
 * serialises the value; an undeclared refusal does not compile.
 */
export function serve<
  Input extends TObject,
  Reply extends TSchema,
  const Errors extends readonly ErrorCode[],
>(
  http: Http,
  endpoint: Endpoint<Input, Reply, Errors>,
  handler: (
    input: InputOf<Endpoint<Input, Reply, Errors>>,
    call: Call,
  ) => Answer<Endpoint<Input, Reply, Errors>>,
): void {
  http.served.push(endpoint)
  if (endpoint.anyOrigin === true) answerPreflight(http, endpoint)
  http.app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
    config: { endpoint, ...http.limitCalls(endpoint.perMinute ?? 300) },
    // Who lacks the role is told so before anything is counted: a refused call uses up nobody's limit, and how busy a
    // call is stays unknown to who may not make it. Where everyone may call, a visitor is counted first, which is cheaper;
    // who is signed in is known first, and counted by the session.
    onRequest: [
      // First of all, so that a page of another origin can also read why it is refused.
      ...(endpoint.anyOrigin === true ? [shareAnswer] : []),
      async (request) => {
        if (isKnownFirst(endpoint, request)) await admit(http, endpoint, request)
      },
    ],
    // Before a body is read: what a call may cost is known only after it is known who calls.
    preParsing: async (request) => {
      if (!isKnownFirst(endpoint, request)) await admit(http, endpoint, request)
      refuseOtherTypes(endpoint, request)
    },
    ...(endpoint.sealed === true
      ? { preValidation: async (request: FastifyRequest) => await unseal(http, request) }
      : {}),
    ...(endpoint.countedBy === 'session'
      ? {
          preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
            await http.rates.countSession(request, reply, sessionOf(request)),
        }
      : {}),
    handler: async (request, reply) => {
      const input = inputOf(endpoint, request)
      const call = callOf(request, reply)
      const result = await handler(input as InputOf<typeof endpoint>, call)
      if (!result.ok) return sendRefusal(request, reply, result)
      // What cannot be noted is not shown.
      if (endpoint.look !== undefined) await http.noteLook(lookOf(endpoint.look, input), call)
      keep(reply, endpoint)
      if (result.value instanceof Packed) return await sendPacked(reply, result.value)
      if (result.value instanceof Prepared) return sendPrepared(reply, result.value)
      return { success: true, value: result.value ?? {}, message: '', code: '' }
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Only a body that the schema has seen is an input, or a picture where one is carried; what else is sent along is not. */
function inputOf(endpoint: Endpoint, request: FastifyRequest): object {
  const { carries } = endpoint
  const written = {
    ...(request.query as object),
    ...(request.params as object),
    ...(carries === undefined && hasBody(endpoint) ? bodyOf(request) : {}),
  }
  if (!isKeepable(written)) throw new TransportRefusal('invalid_input')
  if (carries === undefined) return written
  if (Buffer.isBuffer(request.body)) return { ...written, [carries]: request.body }
  if (endpoint.input.required?.includes(carries)) throw new TransportRefusal('invalid_input')
  return written
}

/** A cookie of ours goes along when another site's page calls; nothing it could ask for may be changed by it. */
function refuseOtherSites({ method, anyOrigin }: Endpoint, { headers }: FastifyRequest): void {
  if (anyOrigin !== true && method !== 'GET' && headers['sec-fetch-site'] === 'cross-site') {
    throw new TransportRefusal('not_allowed')
  }
}

function bodyOf(request: FastifyRequest): object {
  return typeof request.body === 'object' && request.body !== null ? request.body : {}
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  return {
    requestId: request.id,
    ip: addressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request),
    actor: request.actor,
    cookie: (name) => readCookie(request, name),
    setCookie: (cookie) => writeCookie(request, reply, cookie),
  }
}

function keep(reply: FastifyReply, { cacheSeconds }: Endpoint) {
  if (cacheSeconds === undefined) {
    void reply.header('cache-control', 'no-store')
    return
  }
  void reply.headers({
    'cache-control': `public, max-age=${cacheSeconds}`,
    vary: 'x-language, accept-language, cookie, authorization',
  })
}

const asItIs = (text: unknown) => text as string

async function sendPacked(reply: FastifyReply, packed: Packed<unknown>) {
  void reply.header('vary', `${String(reply.getHeader('vary') ?? '')}, accept-encoding`)
  const packing = packingFor(reply.request.headers['accept-encoding'])
  if (packing === undefined) return sendPrepared(reply, packed)
  const body = await packed.in(packing)
  void reply.header('content-encoding', packing)
  return sendPrepared(reply, { body, tag: packed.tag.replace(/"$/, `-${packing}"`) })
}

function sendPrepared(reply: FastifyReply, { body, tag }: Pick<Prepared<unknown>, 'body' | 'tag'>) {
  if (tag !== '') void reply.header('etag', tag)
  if (isKnown(tag, reply.request.headers['if-none-match'])) return reply.code(304).send()
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(asItIs)
    .send(body)
}

/** Whose limit counts is said by the session, save where it is the address in any case, or the input that names one. */
function isKnownFirst({ access, countedBy }: Endpoint, request: FastifyRequest): boolean {
  if (access !== 'everyone') return true
  return countedBy === undefined && tokenOf(request) !== undefined
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(headers.authorization ?? '')?.[1]
}

/** By its schema it is there, and a text. */
function sessionOf(request: FastifyRequest): string {
  return String((bodyOf(request) as { session?: unknown }).session)
}

/** Who may pass: the state of the site is asked first, then the session; a seal is opened later, for those alone. */
async function admit(http: Http, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.path.startsWith('/ops/') && !http.mayUseConsole(addressOf(request))) {
    throw new TransportRefusal('not_allowed')
  }
  const forOperators = endpoint.access !== 'everyone' && endpoint.access.some(isOperatorRole)
  if (!forOperators && endpoint.always !== true) {
    const status = http.gate(addressOf(request))
    if (status === 1) throw new TransportRefusal('under_maintenance')
    if (status === 2) throw new TransportRefusal('access_restricted')
  }
  refuseOtherSites(endpoint, request)
  if (endpoint.ownPages === true && !http.isOwnPage(request)) {
    throw new TransportRefusal('not_allowed')
  }
  const token = tokenOf(request)
  request.actor = token === undefined ? null : ((await http.sessions.find(token)) ?? null)
  if (endpoint.access !== 'everyone') {
    if (!request.actor) throw new TransportRefusal('sign_in_required')
    const { roles } = request.actor
    if (!endpoint.access.some((role) => roles.includes(role))) {
      throw new TransportRefusal('not_allowed')
    }
  }
}

async function unseal(http: Http, request: FastifyRequest): Promise<void> {
  const body = bodyOf(request) as { sealed?: unknown }
  if (Object.keys(body).join() !== 'sealed') throw new TransportRefusal('seal_invalid')
  const opened = await http.seal.open(body.sealed)
  if (!opened.ok) throw new TransportRefusal(opened.code)
  request.body = opened.value
}

/** What was looked at, with the parts of its name taken from the input. */
function lookOf({ action, object }: Look, input: object): Look {
  const given = new Map<string, unknown>(Object.entries(input))
  const fill = (_: string, name: string) => {
    const part = given.get(name)
    return typeof part === 'string' ? part : ''
  }
  return { action, object: object.replaceAll(/:([A-Za-z]+)/g, fill) }
}
