import { describe, expect, it } from 'vitest'
import { calmMs, nextPictureIn, quietAfterMs, type GoingOn } from './pace.ts'

const calm: GoingOn = {
  isMoving: false,
  isLively: false,
  happenedAt: 1000,
  still: false,
  turns: [],
}

describe('[CL32] the next picture', () => {
  it('is due at once while something moves, and less often where a place merely lives', () => {
    expect(nextPictureIn(1500, { ...calm, isMoving: true })).toBe(0)
    expect(nextPictureIn(1500, { ...calm, isLively: true })).toBe(0)
    expect(nextPictureIn(1500, calm)).toBe(calmMs)
  })

  it('is never due once nothing happened for twenty seconds, even where a win still dances', () => {
    expect(quietAfterMs).toBe(20_000)
    for (const isLively of [false, true]) {
      expect(nextPictureIn(20_999, { ...calm, isLively })).toBeDefined()
      expect(nextPictureIn(21_000, { ...calm, isLively })).toBeUndefined()
    }
  })

  it('is due at once for reels that wait for an answer, however long it takes', () => {
    expect(nextPictureIn(90_000, { ...calm, isMoving: true })).toBe(0)
  })

  it('is due only when something comes or goes, for who wants no motion', () => {
    const still = { ...calm, still: true, isMoving: true, isLively: true }
    expect(nextPictureIn(1500, still)).toBeUndefined()
    expect(nextPictureIn(1500, { ...still, turns: [1200, 4000, 2500] })).toBe(1000)
  })
})
