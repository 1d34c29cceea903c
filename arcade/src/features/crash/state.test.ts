import { describe, expect, it } from 'vitest'
import { crashedAtOf, outAtOf, paysAt, readMultiple } from './state.ts'

describe('a flight', () => {
  it('pays rounded down, and reads a typed multiple', () => {
    expect(paysAt(333n, 247)).toBe(822n)
    expect(
      ['1.5', '1,50', '1', '0.5', 'abc', '1.234'].map((text) => readMultiple(text, 101, 1_000_000)),
    ).toEqual([150, 150, undefined, undefined, undefined, undefined])
  })

  it('has no end and no way out before they are told', () => {
    expect([crashedAtOf(null), crashedAtOf({ crashedAt: 247 })]).toEqual([0, 247])
    expect([outAtOf({ move: null }), outAtOf({ move: { outAt: 119 } })]).toEqual([0, 119])
  })
})
