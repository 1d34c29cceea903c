import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceFrom, type Chance } from '@baize/kernel/chance'
import { makeDraw, readDraw } from '../draw.ts'
import type { Draw } from '../play.ts'
import { drawings, shapeOfDrawing, tableOfLottery, findDrawing, type Drawing } from './tables.ts'

const wordRange = 2 ** 32

/** A draw by these numbers, the lowest where they end, and below what each of them was asked. */
function drawBy(drawing: Drawing, numbers: readonly number[]) {
  const bounds: number[] = []
  const chance: Chance = {
    below(bound) {
      bounds.push(bound)
      return numbers[bounds.length - 1] ?? 0
    },
  }
  return { draw: makeDraw(shapeOfDrawing(drawing), chance), bounds }
}

const boundsOf = (drawing: Drawing) => drawBy(drawing, []).bounds
const product = (bounds: readonly number[]) => bounds.reduce((all, each) => all * BigInt(each), 1n)

/** How many draws there are, counted by what a draw of the family is. */
function countOf(drawing: Drawing): bigint {
  const shape = shapeOfDrawing(drawing)
  if (shape.kind === 'digits') return BigInt(shape.symbols.length) ** BigInt(shape.count)
  if (shape.kind === 'prizes')
    return 10n ** BigInt(shape.lengths.reduce((all, each) => all + each, 0))
  return product(Array.from({ length: shape.count }, (_, index) => shape.symbols.length - index))
}

/** The numbers that a draw must have come from. */
function numbersOf(drawing: Drawing, draw: Draw): number[] {
  const shape = shapeOfDrawing(drawing)
  if (shape.kind === 'digits') return draw.map((symbol) => shape.symbols.indexOf(symbol))
  if (shape.kind === 'prizes') return [...draw.join('')].map(Number)
  const left = [...shape.symbols]
  return draw.map((symbol, place) => {
    const at = left.indexOf(symbol)
    left[at] = left[place] ?? ''
    left[place] = symbol
    return at - place
  })
}

/** All lists of numbers below these bounds. */
function* listsBelow(bounds: readonly number[]): Generator<readonly number[]> {
  const [bound, ...rest] = bounds
  if (bound === undefined) {
    yield []
    return
  }
  for (let number = 0; number < bound; number += 1)
    for (const list of listsBelow(rest)) yield [number, ...list]
}

const small = drawings.filter((drawing) => countOf(drawing) <= 100_000n)

describe('[G41] nothing is drawn more often than anything else', () => {
  it.each(small)(
    'of %s: each draw comes from just one list of numbers, seen for all',
    (drawing) => {
      const seen = new Set<string>()
      for (const numbers of listsBelow(boundsOf(drawing)))
        seen.add(drawBy(drawing, numbers).draw.join(' '))
      expect(BigInt(seen.size)).toBe(countOf(drawing))
    },
  )

  it.each(drawings)(
    'of %s: there are as many lists as draws, and a draw tells its list',
    (drawing) => {
      const bounds = boundsOf(drawing)
      expect(product(bounds)).toBe(countOf(drawing))
      const lists = tuple(...bounds.map((bound) => integer({ min: 0, max: bound - 1 })))
      assert(
        property(lists, (numbers) => {
          const { draw, bounds: asked } = drawBy(drawing, numbers)
          expect(asked).toEqual(bounds)
          expect(numbersOf(drawing, draw)).toEqual(numbers)
          expect(readDraw(shapeOfDrawing(drawing), draw.join(' '))).toEqual({
            ok: true,
            value: draw,
          })
        }),
      )
    },
  )

  it('each number below a bound has as many words as any other, and the words left over give none', () => {
    const bounds = new Set(drawings.flatMap(boundsOf))
    for (const bound of bounds) {
      const whole = wordRange - (wordRange % bound)
      const numberOf = (...words: number[]) => chanceFrom(() => words.shift() ?? 0).below(bound)
      // Words come in stretches as long as the bound, each with every number once; the last that is whole ends at `whole`.
      const firsts = [0, bound, whole - bound]
      for (const first of firsts) {
        const stretch = Array.from({ length: bound }, (_, index) => numberOf(first + index))
        expect(stretch).toEqual(Array.from({ length: bound }, (_, index) => index))
      }
      for (let word = whole; word < wordRange; word += 1) expect(numberOf(word, 0)).toBe(0)
    }
  })
})

describe('[G39] the table of a lottery', () => {
  it('says what is drawn', () => {
    const zeros: Chance = { below: () => 0 }
    expect(tableOfLottery('k3', 'k3-minute')).toBe('lottery:k3:k3-minute')
    expect(findDrawing('lottery:k3:k3-minute')?.(zeros)).toEqual(['1', '1', '1'])
    expect(findDrawing('lottery:k9:k3-minute')).toBeUndefined()
    expect(findDrawing('lottery:k3:K3 minute')).toBeUndefined()
    expect(findDrawing('crash')).toBeUndefined()
    expect(() => tableOfLottery('k3', 'a, length 5')).toThrow(RangeError)
  })
})
