import { describe, expect, it } from 'vitest'
import { fromZoneField, toZoneField } from './zone-time.ts'

describe('a date-time field on the clocks of a zone', () => {
  it.each([
    ['Asia/Manila', '2026-11-16T05:30', '2026-11-15T21:30:00.000Z'],
    ['UTC', '2026-11-16T00:00', '2026-11-16T00:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-16T05:45', '2026-11-16T00:00:00.000Z'],
    ['Europe/Lisbon', '2026-10-25T12:00', '2026-10-25T12:00:00.000Z'],
    ['America/Sao_Paulo', '2026-01-01T00:00', '2026-01-01T03:00:00.000Z'],
  ])('in %s reads %s as %s, and shows it so again', (zone, field, moment) => {
    expect(fromZoneField(field, zone)?.toISOString()).toBe(moment)
    expect(toZoneField(new Date(moment), zone)).toBe(field)
  })

  it('is no moment while it is empty', () => {
    expect(fromZoneField('', 'UTC')).toBeUndefined()
  })
})
