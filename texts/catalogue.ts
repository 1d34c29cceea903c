import { compileMessage } from '@lingui/message-utils/compileMessage'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { languageEntry, type Language } from '@baize/kernel/language'
import type { TextKey, TextRoom, TextValues } from './keys.ts'
import { sources } from './sources.ts'

/** The rooms of texts that each page loads before its first paint; the others come when needed. */
export const bootRooms = {
  web: ['shell', 'ui', 'errors'],
  console: ['desk', 'ops', 'ui', 'errors', 'patterns'],
  arcade: ['arcade', 'ui', 'errors'],
} as const satisfies Record<string, readonly TextRoom[]>

const compiled = new Map<string, Messages>()

/** The messages of some rooms in one language, compiled so that the browser needs no parser. */
export function compileRooms(language: Language, rooms: readonly TextRoom[]): Messages {
  const cacheKey = `${language} ${rooms.join(' ')}`
  const known = compiled.get(cacheKey)
  if (known) return known
  const messages: Messages = {}
  for (const room of rooms) {
    const texts: Record<string, string> = sources[languageEntry(language).folder][room]
    for (const [key, text] of Object.entries(texts))
      messages[`${room}.${key}`] = compileMessage(text)
  }
  compiled.set(cacheKey, messages)
  return messages
}

const translators = new Map<Language, I18n>()

/** A sentence for the server's own answers and messages, in the language of who reads it. */
export function sentence(language: Language, key: TextKey, values: TextValues = {}): string {
  let translator = translators.get(language)
  if (!translator) {
    const { tag } = languageEntry(language)
    const messages = compileRooms(language, ['errors', 'patterns', 'messages', 'records', 'inbox'])
    translator = setupI18n({ locale: tag, messages: { [tag]: messages } })
    translators.set(language, translator)
  }
  return translator._(key, values)
}
