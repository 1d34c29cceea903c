import type { FastifyInstance, FastifyReply } from 'fastify'
import { countRefused } from '../../../platform/database/database.ts'
import { comeBackSeconds } from '../../../platform/http/answer.ts'
import { hiddenRoute } from '../../../platform/http/hidden.ts'
import type { Http } from '../../../platform/http/http.ts'
import { routeOf } from '../../../platform/http/http.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Callbacks, ReceiveRefusal } from './callbacks.ts'

const perMinute = 3_000
const mostBytes = 32 * 1024

const statuses: Record<ReceiveRefusal, number> = {
  invalid_request: 400,
  invalid_signature: 401,
  stale_timestamp: 401,
  unknown_gateway: 404,
  unknown_order: 404,
  nonce_used: 409,
  event_used_differently: 409,
}

type Deps = { readonly http: Http; readonly log: Log; readonly callbacks: Callbacks }

/**
 * Where gateways tell what became of payments. A scope of its own, whose bodies are kept as they came until their
 * signature is checked. 200 means that the fact is kept; everything else asks the gateway to tell it again or to look.
 */
export function serveCallbacks({ http, log, callbacks }: Deps): void {
  void http.app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode < 500) return send(reply, statusCode, 'invalid_request')
      if (countRefused(error)) {
        return send(reply.header('retry-after', comeBackSeconds()), 503, 'unavailable')
      }
      const { id: requestId } = request
      log.error({ requestId, route: routeOf(request), error: errorText(error) }, 'defect')
      return send(reply, 500, 'defect')
    })
    scope.post<{ Params: { gateway: string } }>(
      '/gateways/:gateway/callback',
      {
        schema: hiddenRoute,
        config: { ...http.limitCalls(perMinute), shed: 'last' },
        bodyLimit: mostBytes,
      },
      async (request, reply) => {
        const received = await callbacks.receive(request.params.gateway, {
          body: typeof request.body === 'string' ? request.body : '',
          header: (name) => {
            const value = request.headers[name]
            return typeof value === 'string' ? value : ''
          },
        })
        return received.ok
          ? send(reply, 200, received.value)
          : send(reply, statuses[received.code], received.code)
      },
    )
  })
}

function send(reply: FastifyReply, status: number, outcome: string) {
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .serializer((text: unknown) => text as string)
    .send(JSON.stringify({ outcome }))
}
