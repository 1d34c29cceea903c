import { describe, expect, it } from 'vitest'
import { changeOf } from './change.ts'

describe('a change against the days before', () => {
  it('is in tenths of a percent, also of sums that no float holds', () => {
    expect(changeOf(1084n, 1000n)).toBe(84)
    expect(changeOf(969n, 1000n)).toBe(-31)
    expect(changeOf(3n * 10n ** 24n, 2n * 10n ** 24n)).toBe(500)
  })
  it('of a loss says whether it became better', () => {
    expect(changeOf(-50n, -100n)).toBe(500)
    expect(changeOf(100n, -100n)).toBe(2000)
  })
  it('is none where there was nothing before', () => {
    expect(changeOf(5n, 0n)).toBeUndefined()
  })
})
