import { compileMessage } from '@lingui/message-utils/compileMessage'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { languageEntry, type Language } from '@baize/kernel/language'
import type { TextKey, TextRoom, TextValues } from './keys.ts'
import { listRooms, textsOf } from './sources.ts'

/** A menu stands before the code and the words of its pages have come, so their names are rooms apart. */
const menus = listRooms().filter((room) => room.endsWith('-menu'))
const ofDesk = (room: TextRoom) => room.endsWith('-desk-menu')

/** The rooms of texts that each page loads before its first paint; the others come when needed. */
export const bootRooms: Readonly<Record<'web' | 'console' | 'arcade', readonly TextRoom[]>> = {
  web: ['shell', 'ui', 'errors', ...menus.filter((room) => !ofDesk(room))],
  console: ['system-desk', 'ops', 'ui', 'errors', 'patterns', ...menus.filter(ofDesk)],
  arcade: ['arcade', 'ui', 'errors'],
}

const compiled = new Map<string, Messages>()

/** The messages of some rooms in one language, compiled so that the browser needs no parser. */
export function compileRooms(language: Language, rooms: readonly TextRoom[]): Messages {
  const cacheKey = `${language} ${rooms.join(' ')}`
  const known = compiled.get(cacheKey)
  if (known) return known
  const messages: Messages = {}
  for (const room of rooms) {
    for (const [key, text] of Object.entries(textsOf(languageEntry(language).folder, room)))
      messages[`${room}.${key}`] = compileMessage(text)
  }
  compiled.set(cacheKey, messages)
  return messages
}

const translators = new Map<Language, I18n>()
const loaded = new Set<string>()

/** A sentence of any room for the server's own answers and messages, in the language of who reads it. */
export function sentence(language: Language, key: TextKey, values: TextValues = {}): string {
  const room = key.slice(0, key.indexOf('.')) as TextRoom
  return translatorWith(language, room)._(key, values)
}

function translatorWith(language: Language, room: TextRoom): I18n {
  const translator = translators.get(language) ?? setupI18n()
  translators.set(language, translator)
  if (loaded.has(`${language} ${room}`)) return translator
  loaded.add(`${language} ${room}`)
  const { tag } = languageEntry(language)
  translator.loadAndActivate({
    locale: tag,
    messages: { ...translator.messages, ...compileRooms(language, [room]) },
  })
  return translator
}
