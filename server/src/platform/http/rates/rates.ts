import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { hash } from 'node:crypto'
import { addressOf } from '../address-of.ts'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { networkOf } from '../../network.ts'
import { TransportRefusal } from '../answer.ts'
import { createOwnCounter, type Count, type Counter } from './own-counter.ts'
import { createRedisCounter } from './redis-counter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many calls a minute one session, or one visitor's address, may make. */
    callsPerMinute?: number
  }
}

export type Rates = {
  /** For a page, which no route says the limit of. Throws for whose address is over it. */
  countPage(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** For a call whose session is named by its input, once that was read. Throws for who is over the limit. */
  countSession(request: FastifyRequest, reply: FastifyReply, session: string): Promise<void>
}

/**
 * Where sessions are counted, too, one address may make as many calls as this many people: behind the address of a carrier
 * there are many of them, and behind that of a stranger only so much may come before anybody is known.
 */
const crowd = 10

/** A person opens a page now and then, and moves within it; a page costs milliseconds, and behind an address are many. */
const pagesPerMinute = 600

/** Guards every route that says how many calls a minute it takes, as the last thing before its body is read. */
export async function limitRates(
  app: FastifyInstance,
  config: Pick<Config, 'REDIS_URL' | 'RATE_FACTOR'>,
  log: Log,
): Promise<Rates> {
  const ofNode: Counter = createOwnCounter().count
  const ofAll = await counterOfAll(app, config.REDIS_URL, log, ofNode)

  app.addHook('onRoute', (route) => {
    const { callsPerMinute } = route.config ?? {}
    if (callsPerMinute === undefined) return
    route.onRequest = [...hooksOf(route), limit]
  })

  // By callback where nothing is waited for: a promise for each call would cost more than the counting.
  function limit(
    request: FastifyRequest,
    reply: FastifyReply,
    done: (error?: Error) => void,
  ): void {
    const isNamedLater = request.routeOptions.config.endpoint?.countedBy === 'session'
    const counter = isNamedLater ? ofNode : ofAll
    const wait = counter(countsOf(request))
    if (typeof wait === 'number') return done(refusalOf(reply, wait))
    void answerLater(reply, wait, done)
  }

  async function answerLater(
    reply: FastifyReply,
    wait: Promise<number>,
    done: (error?: Error) => void,
  ) {
    done(refusalOf(reply, await wait))
  }

  function countsOf(request: FastifyRequest): Count[] {
    const { endpoint } = request.routeOptions.config
    const most = mostOf(request)
    const ofAddress = (times: number) => ({
      key: `${nameOf(request)} from ${networkOf(addressOf(request))}`,
      most: most * times,
    })
    if (endpoint?.countedBy === 'session') return [ofAddress(crowd)]
    if (request.actor === null) return [ofAddress(1)]
    const ofSession = { key: `${nameOf(request)} in ${request.actor.sessionId}`, most }
    return endpoint?.countedBy === 'address' ? [ofSession, ofAddress(crowd)] : [ofSession]
  }

  const mostOf = ({ routeOptions }: FastifyRequest) =>
    (routeOptions.config.callsPerMinute ?? 0) * config.RATE_FACTOR

  return {
    async countPage(request, reply) {
      const key = `pages from ${networkOf(addressOf(request))}`
      const refusal = refusalOf(
        reply,
        await ofAll([{ key, most: pagesPerMinute * config.RATE_FACTOR }]),
      )
      if (refusal) throw refusal
    },
    async countSession(request, reply, session) {
      // What opens a session is kept by nobody as it is.
      const key = `${nameOf(request)} with ${hash('sha256', session, 'base64url')}`
      const refusal = refusalOf(reply, await ofAll([{ key, most: mostOf(request) }]))
      if (refusal) throw refusal
    },
  }
}

async function counterOfAll(
  app: FastifyInstance,
  url: string,
  log: Log,
  ofNode: Counter,
): Promise<Counter> {
  if (url === '') return ofNode
  const redis = await createRedisCounter(url, log)
  app.addHook('onClose', () => redis.close())
  return redis.count
}

function hooksOf({ onRequest = [] }: RouteOptions) {
  return Array.isArray(onRequest) ? onRequest : [onRequest]
}

/** Asking for the head alone is asking, too. */
function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`
}

/** How much is left is nobody's business but ours; who is over the limit is told when to come back. */
function refusalOf(reply: FastifyReply, waitMs: number): TransportRefusal | undefined {
  if (waitMs <= 0) return undefined
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  void reply.header('retry-after', seconds)
  return new TransportRefusal('too_many_requests', { has_seconds: 'yes', seconds })
}
