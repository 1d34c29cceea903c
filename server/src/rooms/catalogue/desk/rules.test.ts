import { describe, expect, it } from 'vitest'
import { changeLabels, changeStanding, checkUntil, differences, like, readNames } from './rules.ts'

const now = new Date('2026-11-15T10:00:00Z')
const until = new Date('2026-11-15T12:00:00Z')
const open = { enabled: true, maintenance: false, maintenanceUntil: null }
const down = { enabled: true, maintenance: true, maintenanceUntil: until }

describe('a standing', () => {
  it.each([
    [open, {}, open],
    [open, { maintenance: true }, { ...down, maintenanceUntil: null }],
    [open, { maintenance: true, maintenanceUntil: until.toISOString() }, down],
    // A time without a maintenance says nothing.
    [open, { maintenanceUntil: until.toISOString() }, open],
    [down, { maintenance: false }, open],
    [down, { maintenanceUntil: null }, { ...down, maintenanceUntil: null }],
    [down, { enabled: false }, { ...down, enabled: false }],
  ])('[C27] %j changed by %j', (before, change, after) => {
    expect(changeStanding(before, change)).toEqual(after)
  })

  it('[C27] does not end in the past', () => {
    expect(checkUntil({ maintenanceUntil: until.toISOString() }, now)).toBeUndefined()
    expect(checkUntil({ maintenanceUntil: null }, now)).toBeUndefined()
    expect(checkUntil({}, now)).toBeUndefined()
    expect(checkUntil({ maintenanceUntil: now.toISOString() }, now)?.code).toBe('ends_in_past')
  })
})

describe('labels', () => {
  it('[C23] come in one order, each once', () => {
    expect(changeLabels([], ['NEW', 'JACKPOT'])).toEqual(['JACKPOT', 'NEW'])
    expect(changeLabels(['NEW'], ['NEW'])).toEqual(['NEW'])
    expect(changeLabels(['NEW', 'JACKPOT'], [], ['NEW'])).toEqual(['JACKPOT'])
    expect(changeLabels(['NEW'], ['NEW'], ['NEW'])).toEqual([])
  })
})

describe('names', () => {
  it('[C26] lose blanks around them and empty ones, and need the English one', () => {
    expect(readNames({ EN: ' Royal   Gems ', JA: ' ', PT: 'Gemas' })).toEqual({
      EN: 'Royal Gems',
      PT: 'Gemas',
    })
    expect(readNames({ JA: '宝石' })).toBeUndefined()
    expect(readNames({ EN: '  ' })).toBeUndefined()
  })
})

describe('a difference', () => {
  it('[C23] holds what changed and nothing else', () => {
    const before = { a: 1n, b: until, c: { y: 1, x: 2 }, d: ['NEW'] }
    expect(differences(before, { ...before, c: { x: 2, y: 1 } })).toBeUndefined()
    expect(differences(before, { ...before, a: 2n, b: null })).toEqual({
      before: { a: '1', b: until.toISOString() },
      after: { a: '2', b: null },
    })
  })
})

describe('a search', () => {
  it('[C24] has no patterns', () => {
    expect(like('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})
