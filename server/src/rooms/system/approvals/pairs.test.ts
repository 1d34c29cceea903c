import { describe, expect, it } from 'vitest'
import { findPairs, type Agreement } from './pairs.ts'

const agreed = (by: string, second: string, times: number): Agreement => ({
  byId: by,
  by,
  secondId: second,
  second,
  agreed: times,
})
const found = (...agreements: Agreement[]) =>
  findPairs(agreements).map(({ by, second, agreed: times, asked }) => [by, second, times, asked])

describe('[S22] one pair agrees unusually often', () => {
  it('when one agreed eight times, to more than sixty percent, though others decide too', () => {
    expect(found(agreed('ana', 'bo', 8), agreed('ana', 'cy', 5))).toEqual([['ana', 'bo', 8, 13]])
  })
  it('not for seven times', () => {
    expect(found(agreed('ana', 'bo', 7), agreed('dan', 'cy', 1))).toEqual([])
  })
  it('not for sixty percent', () => {
    expect(found(agreed('ana', 'bo', 9), agreed('ana', 'cy', 6))).toEqual([])
    expect(found(agreed('ana', 'bo', 10), agreed('ana', 'cy', 6))).toHaveLength(1)
  })
  it('not where nobody else decides: two people have no choice', () => {
    expect(found(agreed('ana', 'bo', 30), agreed('bo', 'ana', 30))).toEqual([])
  })
  it('in either direction, each by itself', () => {
    const pairs = found(agreed('ana', 'bo', 12), agreed('bo', 'ana', 9), agreed('dan', 'cy', 1))
    expect(pairs).toEqual([
      ['ana', 'bo', 12, 12],
      ['bo', 'ana', 9, 9],
    ])
  })
  it('not for somebody who asks many', () => {
    const many = ['bo', 'cy', 'dan'].map((second) => agreed('ana', second, 10))
    expect(found(...many)).toEqual([])
  })
})
