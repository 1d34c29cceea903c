import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  exchangeSocial,
  linkSocial,
  listSocialProviders,
} from '@baize/contract/identity/verification'
import { ok } from '@baize/kernel/result'
import { addressOf } from '../../../platform/http/address-of.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import { hiddenRoute } from '../../../platform/http/hidden.ts'
import type { Http } from '../../../platform/http/http.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Call } from '../../../platform/http/call.ts'
import { socialPath, type Social } from './social.ts'

const perMinute = 20

/** The calls of the page, and the two addresses that the browser itself goes to: out, and back in. */
export function serveSocial(http: Http, social: Social): void {
  serve(http, listSocialProviders, () => ok(social.list()))
  serve(http, exchangeSocial, ({ ticket }, call) => social.exchange(call, ticket))
  serve(http, linkSocial, (input, call) => social.link(call, input))

  http.app.route<{ Params: { provider: string }; Querystring: Record<string, unknown> }>({
    method: 'GET',
    url: `${socialPath}/:provider/start`,
    schema: hiddenRoute,
    config: http.limitCalls(perMinute),
    handler: async (request, reply) => {
      if (http.gate(addressOf(request)) !== 0) return reply.redirect('/')
      const next = samePlace(request.query['next'])
      const url = await social.begin(request.params.provider, callOf(request, reply), next)
      return reply.redirect(url ?? '/login?social=denied')
    },
  })
  http.app.route<{ Params: { provider: string } }>({
    method: 'GET',
    url: `${socialPath}/:provider/callback`,
    schema: hiddenRoute,
    config: http.limitCalls(perMinute),
    handler: async (request, reply) => {
      const url = new URL(request.url, 'http://localhost')
      const path = await social.comeBack(request.params.provider, callOf(request, reply), url)
      return reply.redirect(path)
    },
  })
}

/** A path of this site, or nothing: the way back must not lead elsewhere. */
export function samePlace(next: unknown): string {
  if (typeof next !== 'string' || next.length > 500 || !/^\/(?![/\\])/.test(next)) return ''
  const base = 'http://same.invalid'
  return URL.canParse(next, base) && new URL(next, base).origin === base ? next : ''
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  return {
    requestId: request.id,
    ip: addressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request),
    actor: null,
    cookie: (name) => readCookie(request, name),
    setCookie: (cookie) => writeCookie(request, reply, cookie),
  }
}
