import type { FastifyRequest } from 'fastify'
import {
  defaultLanguage,
  isLanguage,
  languageFromHeader,
  type Language,
} from '@baize/kernel/language'

/** The caller's language: what the page says, else what the browser prefers, else English. */
export function languageOf(request: FastifyRequest): Language {
  const said = request.headers['x-language']
  if (isLanguage(said)) return said
  const cookie = /(?:^|;\s*)language=([A-Z]{2})/.exec(request.headers.cookie ?? '')?.[1]
  if (isLanguage(cookie)) return cookie
  return languageFromHeader(request.headers['accept-language']) ?? defaultLanguage
}

/** What the address itself says: a frame without an origin sends no cookie when it loads itself again. */
export function languageNamed({ query }: FastifyRequest): Language | undefined {
  const { language } = query as { readonly language?: unknown }
  return isLanguage(language) ? language : undefined
}
