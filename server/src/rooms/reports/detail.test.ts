import { describe, expect, it } from 'vitest'
import { flattenDetail } from './detail.ts'

describe('what a game kept of a bet', () => {
  it('[RP4] becomes lines, with the way to a value in its name', () => {
    const detail = {
      side: 'under',
      target: 4_950,
      auto: false,
      numbers: [3, 7, 11],
      odds: { home: '1.95', draw: null },
      legs: [{ pick: 'Manila' }, { pick: 'Cebu' }],
    }
    expect(flattenDetail(detail)).toEqual([
      { name: 'side', value: 'under' },
      { name: 'target', value: '4950' },
      { name: 'auto', value: 'false' },
      { name: 'numbers', value: '3, 7, 11' },
      { name: 'odds.home', value: '1.95' },
      { name: 'legs.0.pick', value: 'Manila' },
      { name: 'legs.1.pick', value: 'Cebu' },
    ])
  })

  it('[RP4] never has more than the wire has room for', () => {
    const many = Object.fromEntries(
      Array.from({ length: 90 }, (_, n) => [`${'n'.repeat(80)}${n}`, 'v'.repeat(900)]),
    )
    const lines = flattenDetail(many)
    expect(lines).toHaveLength(40)
    expect(lines.every(({ name, value }) => name.length === 60 && value.length === 300)).toBe(true)
    expect(
      flattenDetail({ deep: { rows: Array.from({ length: 99 }, (_, n) => ({ n })) } }),
    ).toHaveLength(40)
    expect(flattenDetail({})).toEqual([])
  })
})
