/**
 * The languages of the platform. `wire` is the code that calls carry (the product's own, in capitals);
 * `tag` is the BCP 47 tag that `lang` attributes and `Intl` need. TY means Filipino here, while `ty` in
 * ISO 639 is Tahitian, so the two must never be mixed.
 */
export const languages = [
  { wire: 'EN', folder: 'en', tag: 'en', name: 'English' },
  { wire: 'TY', folder: 'fil', tag: 'fil-PH', name: 'Filipino' },
  { wire: 'JA', folder: 'ja', tag: 'ja-JP', name: '日本語' },
  { wire: 'KO', folder: 'ko', tag: 'ko-KR', name: '한국어' },
  { wire: 'PT', folder: 'pt', tag: 'pt-BR', name: 'Português' },
] as const

export type LanguageEntry = (typeof languages)[number]
export type Language = LanguageEntry['wire']

export const defaultLanguage: Language = 'EN'

export function isLanguage(value: unknown): value is Language {
  return languages.some((entry) => entry.wire === value)
}

export function languageEntry(language: Language): LanguageEntry {
  return languages.find((entry) => entry.wire === language) ?? languages[0]
}

/** The best of our languages for an Accept-Language header, or nothing when none fits. */
export function languageFromHeader(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part
        .toLowerCase()
        .split(';')
        .map((item) => item.trim())
      const quality = rest.find((item) => item.startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
    })
    .filter((item) => item.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const base = tag.split('-')[0]
    if (base === 'tl') return 'TY'
    const found = languages.find((entry) => entry.folder === base)
    if (found) return found.wire
  }
  return undefined
}
