import { isLanguage, languageEntry, type Language } from '@baize/kernel/language'
import { switchLanguage } from '@baize/texts/browser'

const storageKey = 'language'
const dayMs = 86_400_000

/** The last used language wins over what the server guessed from the browser. */
export function startLanguage(served: Language): void {
  const stored = localStorage.getItem(storageKey)
  if (isLanguage(stored) && stored !== served) void chooseLanguage(stored)
  else applyToDocument(served)
}

/** Switches every text in place and remembers the choice, for this page and for the server's next one. */
export async function chooseLanguage(language: Language): Promise<void> {
  await switchLanguage(language)
  localStorage.setItem(storageKey, language)
  const expires = new Date(Date.now() + 365 * dayMs).toUTCString()
  document.cookie = `language=${language}; path=/; expires=${expires}; samesite=lax`
  applyToDocument(language)
}

function applyToDocument(language: Language) {
  document.documentElement.lang = languageEntry(language).tag
  // East Asian faces are large, so their stylesheets come only with their language.
  if (language === 'JA') void import('@baize/ui/fonts-ja.css')
  if (language === 'KO') void import('@baize/ui/fonts-ko.css')
}
