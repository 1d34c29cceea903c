import { describe, expect, it } from 'vitest'
import { standingChanges, standingOf } from './standing.ts'

const until = '2026-11-15T09:00:00.000Z'
const open = { enabled: true, maintenance: false, maintenanceUntil: null }

describe('how something stands', () => {
  it.each([
    [open, 'open'],
    [{ ...open, maintenance: true }, 'maintenance'],
    [{ ...open, vendorMaintenance: true }, 'maintenance'],
    [{ ...open, enabled: false, maintenance: true }, 'disabled'],
  ] as const)('%o is %s', (stands, wanted) => {
    expect(standingOf(stands)).toBe(wanted)
  })

  it('names only what differs', () => {
    expect(standingChanges(open, open)).toEqual({})
    expect(standingChanges(open, { ...open, enabled: false })).toEqual({ enabled: false })
    expect(standingChanges(open, { ...open, maintenance: true, maintenanceUntil: until })).toEqual({
      maintenance: true,
      maintenanceUntil: until,
    })
  })

  it('does not name the end of a maintenance that is over', () => {
    const closed = { ...open, maintenance: true, maintenanceUntil: until }
    expect(standingChanges(closed, { ...closed, maintenance: false })).toEqual({
      maintenance: false,
    })
    expect(standingChanges(closed, { ...closed, maintenanceUntil: null })).toEqual({
      maintenanceUntil: null,
    })
  })
})
