import { isLanguage } from '@baize/kernel/language'
import { compileRooms } from '../catalogue.ts'
import type { TextRoom } from '../keys.ts'

/** What the server answers where a page asks for rooms of texts; nothing for another path. */
export function answerTexts(path: string): Response | undefined {
  const [, language = '', rooms = ''] = /^\/texts\/(\w+)\/([\w+-]+)\.json$/.exec(path) ?? []
  if (!isLanguage(language)) return undefined
  return Response.json(compileRooms(language, rooms.split('+') as TextRoom[]))
}
