import { describe, expect, it } from 'vitest'
import { readValues } from './region-values.ts'

describe('the values of a region rule', () => {
  it('are taken apart at commas, spaces and lines, each once', () => {
    expect(readValues('country', 'us, fr\nUS;sg').values).toEqual(['US', 'FR', 'SG'])
  })

  it.each([
    ['country', 'ZZZ'],
    ['country', 'QX'],
    ['range', '203.0.113.256'],
    ['range', '203.0.113.0/33'],
    ['range', '2001:db8::/129'],
    ['range', '1.2.3'],
    ['range', 'somewhere'],
  ] as const)('of a %s rule do not take %s', (match, text) => {
    expect(readValues(match, text).bad).toEqual([text])
  })

  it('take single addresses and ranges of both families', () => {
    const text = '203.0.113.7 203.0.113.0/28 2001:db8::/32 ::1'
    expect(readValues('range', text)).toEqual({ values: text.split(' '), bad: [] })
  })
})
