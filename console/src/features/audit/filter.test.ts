import { describe, expect, it } from 'vitest'
import { readAuditFilter } from './filter.ts'

const now = new Date('2026-11-15T17:30:00Z')
const read = (address: Record<string, string>) => readAuditFilter(address, now, 'Asia/Manila')

describe('readFilter', () => {
  it('asks for everything when the address says nothing', () => {
    expect(read({})).toEqual({})
    expect(read({ text: '', person: '', action: '' })).toEqual({})
  })
  it('takes text, person and action from the address', () => {
    expect(read({ text: 'brand', person: 'Ana', action: 'brand.published' })).toEqual({
      text: 'brand',
      actor: 'Ana',
      action: 'brand.published',
    })
  })
  it("bounds today by the merchant's midnights, not by those of UTC", () => {
    expect(read({ days: 'today' })).toEqual({
      from: '2026-11-15T16:00:00.000Z',
      to: '2026-11-16T16:00:00.000Z',
    })
  })
  it('takes two days of the calendar, both of them whole', () => {
    expect(read({ days: 'custom', from: '2026-11-01', to: '2026-11-02' })).toEqual({
      from: '2026-10-31T16:00:00.000Z',
      to: '2026-11-02T16:00:00.000Z',
    })
  })
  it('ignores a range that ends before it begins, and days that are none', () => {
    expect(read({ days: 'custom', from: '2026-11-02', to: '2026-11-01' })).toEqual({})
    expect(read({ days: 'custom', from: '2026-02-30', to: 'x' })).toEqual({})
  })
})
