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
