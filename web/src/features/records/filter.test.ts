import { describe, expect, it } from 'vitest'
import { readRecordsFilter, writeFilter } from './filter.ts'

const calendar = { now: new Date('2026-11-15T02:00:00Z'), zone: 'Asia/Manila' }

describe('the filter in the address', () => {
  it('is the last seven days of the brand and nothing else when the address says nothing', () => {
    expect(readRecordsFilter({}, calendar)).toEqual({
      range: { firstDay: '2026-11-09', lastDay: '2026-11-15' },
      product: '',
      vendor: '',
      state: '',
      number: '',
      kind: '',
      outcome: '',
      view: 'bars',
      open: '',
    })
  })

  it('is read back as it was written', () => {
    const filter = {
      range: { firstDay: '2026-01-01', lastDay: '2026-01-31' },
      product: 'RNG',
      vendor: 'FOX',
      state: 'won',
      number: 'r-7',
      kind: 'deposit',
      outcome: 'open',
      view: 'table',
      open: 'wgr_1',
    } as const
    expect(readRecordsFilter(writeFilter(filter), calendar)).toEqual(filter)
  })

  it('takes what is no word of ours for nothing', () => {
    const strange = { recProduct: 'HOT', recState: 'big', recKind: '<b>', recOutcome: 'maybe' }
    const days = { recFrom: '2026-02-30', recTo: '2026-03-01' }
    expect(readRecordsFilter({ ...strange, ...days }, calendar)).toEqual(
      readRecordsFilter({}, calendar),
    )
    const turned = { recFrom: '2026-03-02', recTo: '2026-03-01' }
    expect(readRecordsFilter(turned, calendar).range).toEqual(readRecordsFilter({}, calendar).range)
  })

  it('finds the day of what a link opens', () => {
    const open = 'adj_01hfa3jc00abcdefghjkmnpqrs'
    const { firstDay, lastDay } = readRecordsFilter({ recOpen: open }, calendar).range
    expect([firstDay, lastDay]).toEqual(['2023-11-16', '2023-11-16'])
  })
})
