import { describe, expect, it } from 'vitest'
import { segments, wheel } from '@baize/games/wheel/wheel'
import { angleAt, isTurning, restAngle, restsAt, segmentAt, stopMs } from './turning.ts'

const startedAt = 1_000_000
const overAt = startedAt + 3_000
const links = ['00', '80', 'ff'].map((byte) => byte.repeat(32))
const motion = (segment: number, heardAt: number, link = links[1] ?? '') => ({
  round: 8,
  from: restAngle(7, 'c0'.repeat(32)),
  startedAt,
  stop: { at: overAt + stopMs, angle: restAngle(segment, link) },
  heardAt,
})

describe('the turning wheel', () => {
  it.each(segments.map((_, segment) => segment))(
    'comes to rest with segment %i under the pointer, wherever in it',
    (segment) => {
      for (const link of links) {
        const one = motion(segment, overAt + 40, link)
        expect(segmentAt(angleAt(one, overAt + stopMs))).toBe(segment)
        expect(segmentAt(angleAt(one, overAt + stopMs - 1))).toBe(segment)
      }
    },
  )

  it('never goes back and never jumps, from the start to the end', () => {
    for (const segment of [0, 13, 27, 53]) {
      for (const late of [0, 300, 1_200]) {
        const one = motion(segment, overAt + late)
        let before = angleAt(one, startedAt)
        for (let now = startedAt + 16; now < overAt + stopMs; now += 16) {
          const angle = angleAt(one, now)
          expect(angle - before).toBeGreaterThanOrEqual(0)
          expect(angle - before).toBeLessThan(14)
          before = angle
        }
      }
    }
  })

  it('turns on while nobody knows the result, and stands where it stood before', () => {
    const free = { ...motion(3, 0), stop: undefined }
    expect(isTurning(free, startedAt + 60_000)).toBe(true)
    expect(angleAt({ ...free, startedAt: undefined }, startedAt)).toBe(free.from)
  })

  it('is shown where it stands to whoever comes when it has nearly stopped', () => {
    const late = motion(20, overAt + stopMs - 500)
    expect(isTurning(late, overAt + stopMs - 400)).toBe(false)
    expect(segmentAt(angleAt(late, overAt + stopMs - 400))).toBe(20)
  })

  it('stands long before the next round takes bets', () => {
    expect(restsAt(overAt + wheel.pace.restMs)).toBe(overAt + stopMs)
    expect(wheel.pace.restMs - stopMs).toBeGreaterThan(4_000)
  })
})
