import { describe, expect, it } from 'vitest'
import {
  defaultLanguage,
  isLanguage,
  languageEntry,
  languageFromHeader,
  languages,
} from './language.ts'

describe('language', () => {
  it.each(languages)('$wire has a tag that Intl knows', ({ tag }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(Intl.NumberFormat.supportedLocalesOf([tag])).toEqual([tag])
  })

  it('each code names one entry, and English is the default', () => {
    for (const entry of languages) expect(languageEntry(entry.wire)).toBe(entry)
    expect(defaultLanguage).toBe('EN')
  })

  it('only the wire codes are languages', () => {
    expect(isLanguage('TY')).toBe(true)
    for (const value of ['ty', 'fil', 'XX', '', undefined, 5]) expect(isLanguage(value)).toBe(false)
  })

  it.each([
    ['ja', 'JA'],
    ['pt-PT,en;q=0.5', 'PT'],
    ['en;q=0.3, ko-KR;q=0.8', 'KO'],
    ['EN-gb', 'EN'],
    ['ko ; q=0.9, en;q=0.5', 'KO'],
    ['de, fr;q=0.9, ja;q=0.1', 'JA'],
    ['ja;q=0, en;q=0.1', 'EN'],
    ['ja;q=nonsense, ko', 'KO'],
    ['ko, ja', 'KO'],
  ])('the header %s gives %s', (header, language) => {
    expect(languageFromHeader(header)).toBe(language)
  })

  it.each([undefined, '', '*', 'de', ';;;,,,', 'x'.repeat(100_000)])(
    'the header %s gives none',
    (header) => {
      expect(languageFromHeader(header)).toBeUndefined()
    },
  )

  it('[K41] fil and tl give TY, while ty, which is Tahitian, gives none', () => {
    expect(languageFromHeader('fil-PH')).toBe('TY')
    expect(languageFromHeader('tl')).toBe('TY')
    expect(languageFromHeader('ty')).toBeUndefined()
  })
})
