import { describe, expect, it } from 'vitest'
import { heatOf, inOrder, readNumber, shareOf } from './shares.ts'

describe('what an issue may cost beside its limits', () => {
  it('[LO44] is a share of the limit, of sums of any size, and none where there is no limit', () => {
    expect(shareOf('9000000000000000000', '9000000000000000000')).toBe(10_000)
    expect(shareOf('11540000', '12500000')).toBe(9_232)
    expect(shareOf('1', '0')).toBe(10_000)
    expect(shareOf('1', null)).toBeUndefined()
  })

  it.each([
    ['90', '100', 'high'],
    ['50', '100', 'raised'],
    ['49', '100', 'low'],
    ['44', '100', 'least'],
    ['90', null, 'low'],
    ['10', null, 'least'],
  ] as const)('[LO44] %s of %s is %s where 90 is the highest', (worst, most, heat) => {
    expect(heatOf(worst, most, 90n)).toBe(heat)
  })

  it('[LO44] is read by place and number', () => {
    expect(readNumber('12:07')).toEqual({ place: '12', symbol: '07' })
    expect(readNumber('07 12')).toEqual({ symbol: '07 12' })
    const numbers = ['2:1', '10:0', '2:0'].map((number) => ({ play: 'p', number }))
    expect(inOrder(numbers).map(({ number }) => number)).toEqual(['2:0', '2:1', '10:0'])
  })
})
