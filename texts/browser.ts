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
  const { tag } = languageEntry(language)
  i18n.load(tag, messages)
  i18n.activate(tag)
  current = language
  version += 1
  for (const key of Object.keys(messages)) rooms.add(key.slice(0, key.indexOf('.')) as TextRoom)
  for (const listener of listeners) listener()
}

/** Fetches the rooms that are in use in another language, then switches all of them at once. */
export async function switchLanguage(language: Language): Promise<void> {
  activateTexts(language, await fetchTexts(language, [...rooms]))
}

/** Adds rooms of texts that the page did not start with. */
export async function loadTexts(...wanted: readonly TextRoom[]): Promise<void> {
  const missing = wanted.filter((room) => !rooms.has(room))
  if (missing.length > 0) activateTexts(current, await fetchTexts(current, missing))
}

async function fetchTexts(language: Language, wanted: readonly TextRoom[]): Promise<Messages> {
  const response = await fetch(`/texts/${language}/${[...wanted].sort().join('+')}.json`)
  if (!response.ok) throw new Error(`texts ${language} ${response.status}`)
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
