import { describe, expect, it } from 'vitest'
import { countPaces, paceOf } from './queue-pace.ts'

const minutes = (count: number) => count * 60_000

describe('the pace of a queue', () => {
  it('is in time before twenty minutes and near up to the target of thirty', () => {
    expect(paceOf(minutes(0))).toBe('inTime')
    expect(paceOf(minutes(19.9))).toBe('inTime')
    expect(paceOf(minutes(20))).toBe('near')
    expect(paceOf(minutes(30))).toBe('near')
  })
  it('is late after the target and over after an hour', () => {
    expect(paceOf(minutes(31))).toBe('late')
    expect(paceOf(minutes(60))).toBe('late')
    expect(paceOf(minutes(61))).toBe('over')
  })
  it('counts rows by it', () => {
    const now = new Date('2026-11-15T06:32:00.000Z')
    const since = [
      '2026-11-15T06:31:00.000Z',
      '2026-11-15T06:01:00.000Z',
      '2026-11-15T01:00:00.000Z',
    ]
    expect(countPaces(since, now)).toEqual({ inTime: 1, near: 0, late: 1, over: 1 })
  })
})
