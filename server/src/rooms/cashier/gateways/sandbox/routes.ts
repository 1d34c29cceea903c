import * as contract from '@baize/contract/methods-desk'
import { ok, refuse } from '@baize/kernel/result'
import type { FastifyReply } from 'fastify'
import { TransportRefusal } from '../../../../platform/http/answer.ts'
import { makeNonce } from '../../../../platform/http/headers.ts'
import { hiddenRoute } from '../../../../platform/http/hidden.ts'
import type { Http } from '../../../../platform/http/http.ts'
import { languageOf } from '../../../../platform/http/language.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { operatorOf } from '../../callers.ts'
import { payPage, payPolicy } from './pay-page.ts'
import type { Sandbox } from './sandbox.ts'

const perMinute = 120
const acts = ['pay', 'refuse', 'leave'] as const

/** The operators' calls about the sandbox, and its page; in production it is not there. */
export function serveSandbox(http: Http, sandbox: Sandbox | undefined): void {
  serve(http, contract.getSandboxGateway, async () => {
    if (sandbox === undefined) return refuse('not_in_production')
    const { manner, payments } = await sandbox.getState()
    return ok({
      manner,
      payments: payments.map(({ id, deposit, amount, currency, state, createdAt }) => ({
        id,
        deposit,
        amount: String(amount),
        currency,
        state,
        at: createdAt.toISOString(),
      })),
    })
  })

  serve(http, contract.setSandboxManner, async ({ manner }, call) => {
    if (sandbox === undefined) return refuse('not_in_production')
    await sandbox.setManner(manner, operatorOf(call))
    return ok({})
  })

  if (sandbox !== undefined) servePayPage(http, sandbox)
}

type PageRequest = { Params: { payment: string }; Body: unknown }

function servePayPage(http: Http, sandbox: Sandbox): void {
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
