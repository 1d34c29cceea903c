import { describe, expect, it } from 'vitest'
import { fieldsOf, middleOf } from './wheel-fields.ts'

const band = (left: number, count = left) => ({ from: 1n, to: 1n, left, count })

describe('the wheel', () => {
  it('[GR318] gives each prize as much of a turn as its chance is now, and what is gone none', () => {
    const bands = [band(1, 1), band(0, 30), band(49, 60), band(150, 200)]
    const fields = fieldsOf(bands)
    const shares = bands.map((_, place) =>
      fields
        .filter((field) => field.band === place)
        .reduce((sum, { from, to }) => sum + to - from, 0),
    )
    for (const [place, share] of [0.005, 0, 0.245, 0.75].entries()) {
      expect(shares[place]).toBeCloseTo(share, 9)
    }
    expect(fields[0]?.from).toBe(0)
    expect(fields.at(-1)?.to).toBeCloseTo(1, 9)
    for (const [place, { from }] of fields.slice(1).entries()) expect(from).toBe(fields[place]?.to)
    // No field is wider than a tenth, so that it looks like a wheel.
    for (const { from, to } of fields) expect(to - from).toBeLessThanOrEqual(0.1 + 1e-9)
  })

  it('[GR318] stops on a field of what was drawn', () => {
    const fields = fieldsOf([band(1), band(99)])
    const middle = middleOf(fields, 0) ?? -1
    const hit = fields.find(({ from, to }) => from <= middle && middle < to)
    expect(hit?.band).toBe(0)
    expect(middleOf(fields, 5)).toBeUndefined()
  })

  it('[GR318] of which nothing is left is the deck as it was', () => {
    expect(fieldsOf([band(0, 5), band(0, 15)]).map((field) => field.band)).toHaveLength(11)
  })
})
