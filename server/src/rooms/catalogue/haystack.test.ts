import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createHaystack } from './haystack.ts'

it('finds each text once, in order, and nothing across two of them', () => {
  const haystack = createHaystack(['tiger tiger', 'lion', 'a tiger', ''])
  expect(haystack.find('tiger')).toEqual([0, 2])
  expect(haystack.find('rlion')).toEqual([])
  expect(haystack.find('n')).toEqual([1])
  expect(createHaystack([]).find('a')).toEqual([])
})

it('[C6] finds what looking at each text by itself finds (seed 5)', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '虎', '\n'), maxLength: 12 })
  const wanted = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '虎'),
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), wanted, (texts, part) => {
      const each = texts.flatMap((text, index) => (text.includes(part) ? [index] : []))
      expect(createHaystack(texts).find(part)).toEqual(each)
    }),
    { seed: 5, numRuns: 2_000 },
  )
})
