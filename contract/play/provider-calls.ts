import { Type, type TObject, type TSchema } from 'typebox'
import * as provider from './provider.ts'
import { fields, list } from '../schema.ts'

export type ProviderCall = {
  readonly summary: string
  readonly ask: TObject
  readonly answer: TSchema
}

const refusal = fields({
  ok: Type.Literal(false),
  code: Type.Enum([...provider.providerErrors]),
  balance: Type.Optional(Type.String({ maxLength: 20 })),
})
const outcome = Type.Union([
  fields({ ok: Type.Literal(true), value: provider.providerAnswer }),
  refusal,
])

const { providerAnswer: answer } = provider

/** Every call of the protocol, under the name that its path ends with. */
export const providerCalls = {
  authenticate: {
    summary: 'Exchanges the launch token of the address, once, for a session.',
    ask: provider.authenticateAsk,
    answer: provider.authenticated,
  },
  balance: { summary: 'What the player can play with.', ask: provider.balanceAsk, answer },
  bet: { summary: 'Takes a stake that waits for its result.', ask: provider.betAsk, answer },
  win: { summary: 'Pays a win; settles its bet.', ask: provider.winAsk, answer },
  betWin: { summary: 'Stake and result in one, both or neither.', ask: provider.betWinAsk, answer },
  rollback: { summary: 'Makes sure that a bet has not been.', ask: provider.rollbackAsk, answer },
  endRound: { summary: 'Closes a round; open bets are lost.', ask: provider.endRoundAsk, answer },
  freeRoundResult: { summary: 'What a free round won.', ask: provider.freeRoundAsk, answer },
  promoWin: { summary: 'A prize without a round.', ask: provider.promoWinAsk, answer },
  jackpotWin: { summary: 'Pays a prize pool.', ask: provider.jackpotWinAsk, answer },
  adjust: { summary: 'Corrects what a settled bet paid.', ask: provider.adjustAsk, answer },
  transactionStatus: {
    summary: 'What became of a call.',
    ask: provider.statusAsk,
    answer: provider.transactionStatus,
  },
  batch: {
    summary: 'Several calls in one, each for itself.',
    ask: provider.batchAsk,
    answer: fields({ items: list(outcome, 100) }),
  },
} as const satisfies Record<string, ProviderCall>

export const providerPath = '/provider/v1'

type Json = Record<string, unknown>

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The protocol as OpenAPI 3.1, made from the same schemas that check the calls. */
export function toProviderOpenApi(title: string): Json {
  const content = (schema: unknown) => ({ 'application/json': { schema } })
  const paths = Object.entries<ProviderCall>(providerCalls).map(([name, call]) => [
    `${providerPath}/${name}`,
    {
      post: {
        operationId: name,
        summary: call.summary,
        parameters: [
          header('X-Baize-Vendor', 'The key of the vendor.'),
          header('X-Baize-Timestamp', 'Milliseconds since 1970, at most 60 seconds off.'),
          header('X-Baize-Nonce', '8 to 80 letters, digits, _ or -; never used before.'),
          header('X-Baize-Signature', 'Hex HMAC-SHA256 over timestamp.nonce.POST.path.body.'),
        ],
        requestBody: { required: true, content: content(call.ask) },
        responses: {
          200: {
            description: 'What the wallet decided: done, or refused with a code.',
            content: content({
              anyOf: [
                {
                  type: 'object',
                  required: ['ok', 'value'],
                  properties: { ok: { const: true }, value: call.answer },
                },
                refusal,
              ],
            }),
          },
          400: { description: 'invalid_request', content: content(refusal) },
          401: {
            description: 'vendor_unknown, stale_timestamp, invalid_signature, nonce_used',
            content: content(refusal),
          },
          403: { description: 'address_not_allowed', content: content(refusal) },
          429: { description: 'too_many_requests: try again', content: content(refusal) },
          503: {
            description: 'unavailable, outcome_unknown: try again with the same ids',
            content: content(refusal),
          },
        },
      },
    },
  ])
  return { openapi: '3.1.0', info: { title, version: '1' }, paths: Object.fromEntries(paths) }
}
