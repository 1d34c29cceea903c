import { assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastChance } from './fast-chance.ts'

describe('fast chance', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const draw = (seed: number) => {
      const chance = fastChance(seed)
      return Array.from({ length: 20 }, () => chance.below(1000))
    }
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
    expect(draw(7)).not.toEqual(draw(7 + 2 ** 32))
  })

  it('stays below every bound up to 2^32', () => {
    assert(
      property(nat(), integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const number = fastChance(seed).below(bound)
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true)
      }),
    )
  })

  it.each([2, 3, 7, 37, 1000, 3 * 2 ** 20, 3 * 2 ** 30])('favours nothing below %i', (bound) => {
    const chance = fastChance(11)
    const [boxes, draws] = [Math.min(bound, 12), 120_000]
    const counts = Array<number>(boxes).fill(0)
    for (let draw = 0; draw < draws; draw += 1) {
      const box = Math.floor((chance.below(bound) * boxes) / bound)
      counts[box] = (counts[box] ?? 0) + 1
    }
    // Bounds that do not divide into the boxes fill them unevenly by design: what each should hold is counted.
    const cells = (box: number) =>
      Math.ceil(((box + 1) * bound) / boxes) - Math.ceil((box * bound) / boxes)
    const off = counts.reduce((sum, count, box) => {
      const due = (draws * cells(box)) / bound
      return sum + (count - due) ** 2 / due
    }, 0)
    // Chi squared with at most 11 degrees of freedom passes this once in a hundred thousand times.
    expect(off).toBeLessThan(45)
  })
})
