import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestQuery } from './limits.ts'
import { createSearchIndex } from './search-index.ts'
import { wordsOf } from './words.ts'

const syllables = ['go', 'den', 'ti', 'ger', 'ma', 'lo', 'ru', 'sha', 'kin', 'es', 'vol', 'pra']
const word = fc
  .array(fc.constantFrom(...syllables), { minLength: 2, maxLength: 4 })
  .map((parts) => parts.join(''))
const latin = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const other = fc.string({
  unit: fc.constantFrom(
    '黄',
    '金',
    '虎',
    'の',
    'ゴ',
    'ー',
    'ル',
    ' ',
    '호',
    '랑',
    '이',
    'ม',
    'ั',
    'ง',
  ),
  minLength: 1,
  maxLength: 10,
})
const name = fc.oneof({ weight: 3, arbitrary: latin }, other)
const names = fc.array(name, { minLength: 1, maxLength: 40 })

const indexOf = (list: readonly string[]) =>
  createSearchIndex(
    list.map((text) => ({ names: [{ text, languages: 1 }], beside: [], ready: true })),
  )
const seen = (text: string) => wordsOf(text).join(' ')

describe('whatever the names', () => {
  it('[K53] a name finds itself first (seed 21)', () => {
    fc.assert(
      fc.property(names, fc.nat(), (list, pick) => {
        const wanted = list[pick % list.length] ?? ''
        fc.pre(seen(wanted) !== '' && wanted.length <= longestQuery)
        const [first = -1] = indexOf(list).find(wanted, 1).entries
        expect(seen(list[first] ?? '')).toBe(seen(wanted))
      }),
      { seed: 21, numRuns: 400 },
    )
  })

  it('[K53] every beginning of a name finds it (seed 22)', () => {
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (list, pick, cut) => {
        const at = pick % list.length
        const wanted = (list[at] ?? '').slice(0, 1 + (cut % longestQuery))
        fc.pre(seen(wanted) !== '')
        expect([...indexOf(list).find(wanted, 1).entries]).toContain(at)
      }),
      { seed: 22, numRuns: 400 },
    )
  })

  it('[K54] one wrong letter finds the name among the first ten (seed 23)', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(latin, { minLength: 1, maxLength: 40 }),
        fc.nat(),
        fc.nat(),
        fc.nat(3),
        (list, pick, place, kind) => {
          const at = pick % list.length
          const wanted = list[at] ?? ''
          const typed = mistype(wanted, place, kind)
          fc.pre(typed.split(' ').every((part) => part.length >= 4))
          const found = [...indexOf(list).find(typed, 1).entries]
          // What happens to be written as it was typed rightly goes first.
          const asTyped = found.filter((entry) => (list[entry] ?? '').includes(typed)).length
          expect(found.slice(0, 10 + asTyped)).toContain(at)
        },
      ),
      { seed: 23, numRuns: 400 },
    )
  })

  it('[K57] any text at all is answered, with each entry once (seed 24)', () => {
    fc.assert(
      fc.property(names, fc.string({ unit: 'binary', maxLength: 200 }), (list, text) => {
        const index = indexOf(list)
        const found = [...index.find(text, 1).entries]
        expect(new Set(found).size).toBe(found.length)
        index.findNearest(text, 1, 5)
      }),
      { seed: 24, numRuns: 400 },
    )
  })
})

/** Changes, drops, doubles or swaps one letter; blanks stay where they are. */
function mistype(text: string, place: number, kind: number): string {
  const letters = [...text.matchAll(/\S/g)].map(({ index }) => index)
  const at = letters[place % letters.length] ?? 0
  const letter = text.charAt(at)
  const next = text.charAt(at + 1)
  if (kind === 0) return `${text.slice(0, at)}x${text.slice(at + 1)}`
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1)
  if (kind === 2 || next === ' ' || next === '') return text.slice(0, at) + letter + text.slice(at)
  return text.slice(0, at) + next + letter + text.slice(at + 2)
}
