import { describe, expect, it } from 'vitest'
import { anywhere, atPlace, heatOf, omissionRows, trendsOf } from './trends.ts'

/** The newest first. */
const draws = ['123', '321', '122', '455', '111'].map((text) => [...text])
const symbols = ['1', '2', '3', '4', '5', '6']

describe('[G50] trends over past draws', () => {
  it('count, and say how long each symbol has stayed away', () => {
    const [one, , three, , , six] = trendsOf(draws, symbols, atPlace(1))
    const first = { symbol: '1', count: 3, omission: 0, mostOmission: 1, meanOmission: 0 }
    expect(one).toEqual({ ...first, longestRun: 1 })
    expect(three).toMatchObject({ count: 1, omission: 1, mostOmission: 3, meanOmission: 2 })
    expect(six).toMatchObject({ count: 0, omission: 5, mostOmission: 5, longestRun: 0 })
    // On all places at once a symbol comes once a draw.
    expect(trendsOf(draws, ['1'], anywhere)[0]).toMatchObject({ count: 4, longestRun: 3 })
  })

  it('are drawn as rows, the oldest first', () => {
    expect(omissionRows(draws, ['1', '3'], atPlace(1))).toEqual([
      [0, 1],
      [1, 2],
      [0, 3],
      [1, 0],
      [0, 1],
    ])
  })

  it('are hot and cold by thirds, and alike for those that came alike often', () => {
    const heat = heatOf(trendsOf(draws, symbols, anywhere))
    expect(heat).toEqual({ 1: 'hot', 2: 'hot', 3: 'warm', 4: 'warm', 5: 'warm', 6: 'cold' })
    const none = heatOf(trendsOf([], symbols, anywhere))
    expect(new Set(Object.values(none))).toEqual(new Set(['warm']))
  })
})
