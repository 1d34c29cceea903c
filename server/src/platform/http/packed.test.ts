import { describe, expect, it } from 'vitest'
import { packingFor } from './packed.ts'

describe('the packing of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.000, gzip;q=0.5', 'gzip'],
    ['br;q=0.001', 'br'],
    ['brave, gzipped', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for %s is %s', (accepted, packing) => {
    expect(packingFor(accepted)).toBe(packing)
  })

  it.each(['\t', ';', ',', ' ;', 'q=0;'])('is found soon in a header full of %j', (filler) => {
    const took = [1, 2, 3, 4, 5].map(() => {
      const from = performance.now()
      expect(packingFor(`a${filler.repeat(15_000)}b`)).toBeUndefined()
      return performance.now() - from
    })
    // The quickest of five: what else the machine does is not looked at.
    expect(Math.min(...took)).toBeLessThan(50)
  })
})
