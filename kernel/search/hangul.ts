/*
 * A syllable of Hangul is typed letter by letter and changes its shape with each: 호, 홀, 호라. Taken apart into the keys
 * that are pressed, what is typed so far is always the beginning of the whole word, and one wrong key is one wrong letter.
 */

const firsts = 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ')
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(
  ' ',
)
const lasts = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
]

const syllables = { from: 0xac00, to: 0xd7a3, perFirst: vowels.length * lasts.length }
const hangul = /[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2\uac00-\ud7a3]/
/** Each sign is worked out once; a map, since most of its places stay empty. */
const known = new Map<number, string>()

/** Syllables and joined letters as the plain letters that are typed for them; everything else stays. */
export function spellHangul(text: string): string {
  if (!hangul.test(text)) return text
  let spelled = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    let letters = known.get(code)
    if (letters === undefined) {
      letters = spell(code)
      known.set(code, letters)
    }
    spelled += letters
  }
  return spelled
}

function spell(code: number): string {
  const sign = String.fromCharCode(code)
  if (!hangul.test(sign)) return sign
  if (code >= syllables.from && code <= syllables.to) {
    const at = code - syllables.from
    const last = at % lasts.length
    const vowel = ((at - last) / lasts.length) % vowels.length
    return `${firsts[Math.floor(at / syllables.perFirst)]}${vowels[vowel]}${lasts[last]}`
  }
  if (code >= 0x11a8) return lasts[code - 0x11a7] ?? sign
  return (code >= 0x1161 ? vowels[code - 0x1161] : firsts[code - 0x1100]) ?? sign
}

const consonants = /^[\u3131-\u314e]{2,}$/
const initial = /[\u3131-\u314e](?=[\u314f-\u3163])/g

/** Whether a word is of consonants alone, as who is in a hurry types the first of each syllable: ㅈㅇㅅ for 제우스. */
export function isInitials(word: string): boolean {
  return consonants.test(word)
}

/** The first letters of the syllables of a word that is spelled out: each consonant before a vowel. */
export function initialsOf(spelled: string): string {
  return spelled.match(initial)?.join('') ?? ''
}
