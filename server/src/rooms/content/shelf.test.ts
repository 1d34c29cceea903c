import { describe, expect, it } from 'vitest'
import { eraOf, turnsOf } from './shelf.ts'

const at = (minute: number) => new Date(minute * 60_000)

describe('[N9] an era', () => {
  const turns = turnsOf(
    [
      { startsAt: at(10), endsAt: at(30) },
      { startsAt: at(5), endsAt: null },
    ],
    [{ publishedAt: at(20) }],
  )

  it('changes at each moment at which something begins or ends, and only then', () => {
    expect(turns).toEqual([5, 10, 20, 30].map((minute) => minute * 60_000))
    const eras = [0, 4, 5, 9, 10, 19, 20, 29, 30, 99].map((minute) => eraOf(turns, at(minute)))
    expect(eras).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
  })

  it('of nothing is one', () => {
    expect(eraOf([], at(1))).toBe(0)
  })
})
