import type { Language } from '@baize/kernel/language'

/** East Asian faces are large, so their stylesheets come only with their language. */
export function loadFaces(language: Language): void {
  if (language === 'JA') void import('./fonts-ja.css')
  if (language === 'KO') void import('./fonts-ko.css')
}

/**
 * Fetches the faces that the page of this language writes with before the page is laid out, which is when a browser would
 * begin to. Mostly they are there by then, and nothing is laid out a second time.
 */
export function fetchFaces(): void {
  const root = getComputedStyle(document.documentElement)
  for (const kind of ['--font-text', '--font-display']) {
    const [face = ''] = root.getPropertyValue(kind).split(',')
    if (face !== '') void document.fonts.load(`1em ${face}`)
  }
}
