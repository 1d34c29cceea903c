import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type ErrorCode } from '@baize/contract/errors'
import { languageEntry, type Language } from '@baize/kernel/language'
import { formatMoney, type Money } from '@baize/kernel/money'
import type { RefusalParams } from '@baize/kernel/result'
import { sentence } from '@baize/texts/catalogue'
import type { TextValues } from '@baize/texts/keys'
import { languageOf } from './language.ts'
import { sendWhileBodyComes } from './late-bodies.ts'

/** A refusal that the transport itself gives; thrown from hooks, answered with the envelope. */
export class TransportRefusal extends Error {
  readonly code: ErrorCode
  readonly params: RefusalParams
  constructor(code: ErrorCode, params: RefusalParams = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** Answers with the envelope of a refusal, its status, and its sentence in the caller's language. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { code: ErrorCode; params?: RefusalParams; value?: unknown },
) {
  const { code, value = null } = refusal
  const language = languageOf(request)
  const message = sentenceOf(refusal, language)
  // Serialised here and sent as text: a refusal carries no schema of its own.
  const body = JSON.stringify({ success: false, value, message, code, requestId: request.id })
  if (code === 'unavailable') void reply.header('retry-after', comeBackSeconds())
  void reply
    .code(errors[code])
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((text: unknown) => text as string)
  return code === 'body_too_large' ? sendWhileBodyComes(reply, body) : reply.send(body)
}

/** Spread, so that those who were refused in one moment do not come back in one. */
export function comeBackSeconds(): number {
  return 2 + Math.floor(Math.random() * 4)
}

/** Why something was refused, in the language of who reads it. */
export function sentenceOf(
  { code, params }: { readonly code: ErrorCode; readonly params?: RefusalParams },
  language: Language,
): string {
  return sentence(language, `errors.${code}`, params && inWords(params, language))
}

function inWords(params: RefusalParams, language: Language): TextValues {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatMoney(value as Money, languageEntry(language).tag) : value,
  ])
  return Object.fromEntries(words) as TextValues
}
