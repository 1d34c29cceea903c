import type { Language } from '@baize/kernel/language'

/** East Asian faces are large, so their stylesheets come only with their language. */
export function loadFaces(language: Language): void {
  if (language === 'JA') void import('./fonts-ja.css')
  if (language === 'KO') void import('./fonts-ko.css')
}
