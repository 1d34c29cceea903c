import { isLanguage, languageEntry, type Language } from '@baize/kernel/language'
import { switchLanguage } from './browser.ts'

const storageKey = 'language'
const dayMs = 86_400_000
let whenShown: (language: Language) => void = () => {}

/** The language that was chosen on this device, if any was. A frame without an origin may not know it. */
export function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/**
 * The last used language wins over what the server guessed from the browser. Whoever must do something
 * for each language that the page is shown in, such as loading its letters, is told of every one.
 */
export function startLanguage(served: Language, onShown: (language: Language) => void): void {
  whenShown = onShown
  const stored = storedLanguage()
  if (stored !== undefined && stored !== served) void chooseLanguage(stored)
  else applyToDocument(served)
}

/** Switches every text in place, for as long as the page is open. */
export async function showLanguage(language: Language): Promise<void> {
  await switchLanguage(language)
  applyToDocument(language)
}

/** Switches every text in place and remembers the choice, for this page and for the server's next one. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  localStorage.setItem(storageKey, language)
  const expires = new Date(Date.now() + 365 * dayMs).toUTCString()
  document.cookie = `language=${language}; path=/; expires=${expires}; samesite=lax`
}

function applyToDocument(language: Language) {
  document.documentElement.lang = languageEntry(language).tag
  whenShown(language)
}
