import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'
import { wordsOf } from './words.ts'

describe('a normalised text', () => {
  it.each([
    ['case', 'GoLDeN', 'golden'],
    ['accents', 'Pérola do João', 'perola do joao'],
    ['accents written apart', 'Pe\u0301rola', 'perola'],
    ['width', 'Ｇｏｌｄ７７', 'gold77'],
    ['half-width kana', 'ﾀｲｶﾞｰ', 'たいがー'],
    ['the kind of kana', 'ゴールデン', 'ごーるでん'],
    ['letters with strokes', 'Đà Nẵng Straße', 'da nang strasse'],
    ['the shape of sigma', 'ΣΟΦΟΣ', 'σοφοσ'],
  ])('[K50] does not tell %s apart', (_, written, seen) => {
    expect(normalise(written)).toBe(seen)
  })

  it('[K50] keeps the marks of kana, which make other letters', () => {
    expect(normalise('が')).not.toBe(normalise('か'))
  })

  it.each([
    ['호', '호랑이'],
    ['홀', '호랑이'],
    ['호라', '호랑이'],
    ['호랑ㅇ', '호랑이'],
    ['ㅎ', '호랑이'],
    ['과', '광산'],
    ['갑', '값'],
  ])('[K51] of %s, half typed, begins that of %s', (typed, whole) => {
    expect(normalise(whole).startsWith(normalise(typed))).toBe(true)
  })

  it('[K50] is normalised already (seed 11)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }),
      { seed: 11, numRuns: 600 },
    )
  })
})

describe('words', () => {
  it.each([
    ['Gates of Olympus™ 1000!', ['gates', 'of', 'olympustm', '1000']],
    ["King's Gold-Rush", ['kings', 'gold', 'rush']],
    ['黄金の虎7', ['黄金', 'の', '虎', '7']],
    ['ゴールデン・タイガー', ['ごーるでん', 'たいがー']],
    ['มังกรทอง 88', ['มังกรทอง', '88']],
    ['  ', []],
    ['$$$', ['$$$']],
    ['🎲 🎲', ['🎲🎲']],
    ['.*', ['.*']],
  ])('[K52] of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})
