import { describe, expect, it } from 'vitest'
import { missingLanguages, entryStateOf } from './entry-state.ts'

const window = {
  startsAt: '2026-11-15T10:00:00.000Z',
  endsAt: '2026-11-15T12:00:00.000Z',
  enabled: true,
}
const at = (time: string) => new Date(`2026-11-15T${time}:00.000Z`)

describe('an entry', () => {
  it.each([
    ['09:59', 'planned'],
    ['10:00', 'shown'],
    ['11:59', 'shown'],
    ['12:00', 'over'],
  ])('at %s is %s', (time, state) => {
    expect(entryStateOf(window, at(time))).toBe(state)
  })

  it('that is switched off is off, and one without an end is never over', () => {
    expect(entryStateOf({ ...window, enabled: false }, at('11:00'))).toBe('off')
    expect(entryStateOf({ ...window, endsAt: null }, at('23:00'))).toBe('shown')
  })

  it('names the languages that it lacks', () => {
    expect(missingLanguages({ EN: {}, JA: {} })).toEqual(['TY', 'KO', 'PT'])
  })
})
