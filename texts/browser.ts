import { setupI18n, type Messages } from '@lingui/core'
import { languageEntry, type Language } from '@baize/kernel/language'
import type { TextKey, TextRoom, TextValues } from './keys.ts'

/** The texts of the page: compiled messages in one language at a time, switched without a reload. */
const i18n = setupI18n()
const rooms = new Set<TextRoom>()
const listeners = new Set<() => void>()
let current: Language = 'EN'
let version = 0

export function activateTexts(language: Language, messages: Messages): void {
  keep(language, messages)
  i18n.activate(languageEntry(language).tag)
  current = language
  version += 1
  for (const listener of listeners) listener()
}

function keep(language: Language, messages: Messages): void {
  i18n.load(languageEntry(language).tag, messages)
  for (const key of Object.keys(messages)) rooms.add(key.slice(0, key.indexOf('.')) as TextRoom)
}

/** Fetches the rooms that are in use in another language, then switches all of them at once. */
export async function switchLanguage(language: Language): Promise<void> {
  const known = [...rooms]
  const messages = await fetchTexts(language, known)
  // A room that was on its way has come in the language before.
  const late = [...rooms].filter((room) => !known.includes(room))
  const rest = late.length > 0 ? await fetchTexts(language, late) : {}
  activateTexts(language, { ...messages, ...rest })
}

/**
 * Adds rooms of texts that the page did not start with. Whoever says their words waits for them, so what is on the page
 * already is not drawn anew.
 */
export async function loadTexts(...wanted: readonly TextRoom[]): Promise<void> {
  const missing = wanted.filter((room) => !rooms.has(room))
  if (missing.length === 0) return
  const language = current
  const messages = await fetchTexts(language, missing)
  if (language === current) keep(language, messages)
  // Another language was chosen meanwhile.
  else await loadTexts(...missing)
}

const onTheWay = new Map<string, Promise<Messages>>()

/** Who asks for what is on its way already waits for the same answer. */
function fetchTexts(language: Language, wanted: readonly TextRoom[]): Promise<Messages> {
  const address = `/texts/${language}/${[...wanted].sort().join('+')}.json`
  const asked = onTheWay.get(address) ?? fetchMessages(address)
  onTheWay.set(address, asked)
  return asked.finally(() => onTheWay.delete(address))
}

async function fetchMessages(address: string): Promise<Messages> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} ${response.status}`)
  return (await response.json()) as Messages
}

export function translate(key: TextKey, values?: TextValues): string {
  return i18n._(key, values)
}

export const textsStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  version: () => version,
  language: () => current,
}
