import { describe, expect, it } from 'vitest'
import { countPaces, paceOf } from './queue-pace.ts'

const minutes = (count: number) => count * 60_000

describe('the pace of a queue', () => {
  it('is in time before two thirds of the target, and near up to it', () => {
    expect(paceOf(minutes(0), 30)).toBe('inTime')
    expect(paceOf(minutes(19.9), 30)).toBe('inTime')
    expect(paceOf(minutes(20), 30)).toBe('near')
    expect(paceOf(minutes(30), 30)).toBe('near')
  })
  it('is late after the target, and over after twice of it', () => {
    expect(paceOf(minutes(31), 30)).toBe('late')
    expect(paceOf(minutes(60), 30)).toBe('late')
    expect(paceOf(minutes(61), 30)).toBe('over')
  })
  it('follows another target', () => {
    expect(paceOf(minutes(20), 45)).toBe('inTime')
    expect(paceOf(minutes(45), 45)).toBe('near')
    expect(paceOf(minutes(90), 45)).toBe('late')
    expect(paceOf(minutes(91), 45)).toBe('over')
  })
  it('counts rows by it', () => {
    const now = new Date('2026-11-15T06:32:00.000Z')
    const since = [
      '2026-11-15T06:31:00.000Z',
      '2026-11-15T06:01:00.000Z',
      '2026-11-15T01:00:00.000Z',
    ]
    expect(countPaces(since, now, 30)).toEqual({ inTime: 1, near: 0, late: 1, over: 1 })
    expect(countPaces(since, now, 1440)).toEqual({ inTime: 3, near: 0, late: 0, over: 0 })
  })
})
