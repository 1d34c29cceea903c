import { expect, it } from 'vitest'
import { readPeriod } from './period.ts'

const now = new Date('2026-11-15T17:30:00Z')
const read = (days?: string) => readPeriod({ days }, now, 'Asia/Manila')

it.each([
  ['yesterday', '2026-11-15', '2026-11-15'],
  ['previous7', '2026-11-10', '2026-11-16'],
  ['previous30', '2026-10-18', '2026-11-16'],
])('%s is counted in days of the brand’s zone, today among them', (days, from, to) => {
  expect(read(days)).toEqual({ preset: days, from, to })
})

it.each([undefined, 'next7', 'custom', 'x'])('an address that says %s means today', (days) => {
  expect(read(days)).toEqual({ preset: 'today', from: '2026-11-16', to: '2026-11-16' })
})
