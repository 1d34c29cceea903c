import type { FastifyReply } from 'fastify'
import { TransportRefusal } from '../../platform/http/answer.ts'
import { makeNonce } from '../../platform/http/headers.ts'
import { hiddenRoute } from '../../platform/http/hidden.ts'
import type { Http } from '../../platform/http/http.ts'
import { languageOf } from '../../platform/http/language.ts'
import { payPage, payPolicy } from './pay-page.ts'
import type { PaymentSandbox } from './payments.ts'

const perMinute = 120
const acts = ['pay', 'refuse', 'leave'] as const

type PageRequest = { Params: { payment: string }; Body: unknown }

/** The page on which a payer decides what becomes of a payment. */
export function servePayPage(http: Http, sandbox: PaymentSandbox): void {
  const settings = { schema: hiddenRoute, config: http.limitCalls(perMinute) }

  http.app.get<PageRequest>('/sandbox/pay/:payment', settings, async (request, reply) => {
    const payment = await sandbox.find(request.params.payment)
    if (payment === undefined) throw new TransportRefusal('not_found')
    const nonce = makeNonce()
    return withHeaders(reply, nonce).send(payPage(payment, languageOf(request), nonce))
  })

  http.app.post<PageRequest>('/sandbox/pay/:payment', settings, async (request, reply) => {
    const body = request.body as { act?: unknown } | null
    const act = acts.find((known) => known === body?.act)
    if (act === undefined) throw new TransportRefusal('invalid_input')
    const acted = await sandbox.act(request.params.payment, act)
    if (!acted.ok) throw new TransportRefusal(acted.code)
    return reply.redirect(acted.value, 303)
  })
}

function withHeaders(reply: FastifyReply, nonce: string) {
  return reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': payPolicy(nonce),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
}
