import { describe, expect, it } from 'vitest'
import { seededBytes } from '@baize/kernel/testing/seeded-bytes'
import { jackpot, nextValue, nextWaitMs, resumeValue, startValue } from './jackpot.ts'

const random = seededBytes(11)

describe('the display counter', () => {
  it('starts between 1e11 and 1e12', () => {
    for (let i = 0; i < 500; i += 1) {
      const value = startValue(random)
      expect(value).toBeGreaterThanOrEqual(1e11)
      expect(value).toBeLessThanOrEqual(1e12)
    }
  })

  it('rises by 100 to 500 every 3 to 5 seconds', () => {
    const steps = Array.from({ length: 2000 }, () => nextValue(2e11, random) - 2e11)
    expect(Math.min(...steps)).toBe(100)
    expect(Math.max(...steps)).toBe(500)
    const waits = Array.from({ length: 2000 }, () => nextWaitMs(random))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(3000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(5000)
  })

  it('keeps a stored value over a reload and starts again above its maximum', () => {
    expect(resumeValue('512408221306', random)).toBe(512_408_221_306)
    expect(resumeValue(String(jackpot.max + 1), random)).toBeLessThanOrEqual(jackpot.max)
    expect(nextValue(jackpot.max, random)).toBeLessThanOrEqual(jackpot.max)
  })

  it('does not trust a stored value that is no number', () => {
    for (const stored of [null, '', 'abc', '-5', '1e99', '5']) {
      expect(resumeValue(stored, random)).toBeGreaterThanOrEqual(1e11)
    }
  })
})
