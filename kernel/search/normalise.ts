import { spellHangul } from './hangul.ts'

const plain = /^[ -~]*$/

/** Accents of European letters. The marks of kana make other letters and are no accents. */
const accents = /[\u0300-\u036f]/g

/** Letters that Unicode does not take apart, as people without the key type them. */
const typedAs: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
}
const oddLetters = /[ßæœøđðłıς]/g

/** Katakana stand in the same order as hiragana, so many places behind. */
const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g
const kanaShift = 0x60

/**
 * A text as searching sees it: case, accents, width and the kind of kana do not count, and Hangul is spelled out. It
 * rests on normalisation and on tables of our own, never on dictionaries of the surroundings, so that browsers and Node
 * see the same.
 */
export function normalise(text: string): string {
  // Titles are mostly plain, and for those this is all.
  if (plain.test(text)) return text.toLowerCase()
  const folded = text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(oddLetters, (letter) => typedAs[letter] ?? letter)
    .replaceAll(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaShift))
  return spellHangul(folded)
}
