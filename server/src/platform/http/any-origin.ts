import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@baize/contract/endpoint'
import { hiddenRoute } from './hidden.ts'
import type { Http } from './http.ts'

/**
 * Who asks without an origin, as a game of ours in its frame does, may read. Never with credentials: a browser sends no
 * cookie along for `*`, so nothing of the member's can be asked for this way.
 */
export const readableByAll = { 'access-control-allow-origin': '*' } as const

/** The same for files, which a page may also show without reading them. */
export const usableByAll = {
  ...readableByAll,
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** By callback, as all headers are: a promise for each call would cost more. */
export function shareAnswer(_: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.headers(readableByAll)
  done()
}

/** As long as browsers remember it, so that a round is one request and not two. */
const rememberedSeconds = 7200

/** Answers the question that a browser asks before it calls from another origin. */
export function answerPreflight(http: Http, { method, path, perMinute = 300 }: Endpoint): void {
  http.app.options(path, {
    schema: hiddenRoute,
    config: http.limitCalls(perMinute),
    handler: (_, reply) =>
      reply
        .code(204)
        .headers({
          ...readableByAll,
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'content-type, x-language',
          'access-control-max-age': String(rememberedSeconds),
        })
        .send(),
  })
}
