import type { Language } from '@baize/kernel/language'

/** East Asian faces are large, so their stylesheets come only with their language. */
export function loadFaces(language: Language): void {
  if (language === 'JA') void import('./fonts-ja.css')
  if (language === 'KO') void import('./fonts-ko.css')
}

const latinFaces = ['Hanken Grotesk Variable', 'Besley Variable']

/**
 * Fetches what every page writes with before the page is laid out, which is when a browser would begin to. Mostly it is
 * there by then, and nothing is laid out a second time.
 */
export function fetchFaces(): void {
  for (const face of latinFaces) void document.fonts.load(`1em "${face}"`)
}
