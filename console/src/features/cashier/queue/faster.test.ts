import { describe, expect, it } from 'vitest'
import { CallFailed } from '@baize/contract/client/client'
import { isTooLate, latestOf } from './faster.ts'

describe('somebody who was faster', () => {
  it('is meant by a change meanwhile and by what is decided, and by nothing else', () => {
    expect(isTooLate(new CallFailed('changed_meanwhile', ''))).toBe(true)
    expect(isTooLate(new CallFailed('already_decided', ''))).toBe(true)
    expect(isTooLate(new CallFailed('same_person', ''))).toBe(false)
    expect(isTooLate(new Error('changed_meanwhile'))).toBe(false)
  })

  it('did the latest thing, whichever way the history runs', () => {
    const step = (by: string, at: string) => ({ by, at, state: 'approved', note: '' })
    const first = step('Ines', '2026-11-15T06:00:00.000Z')
    const last = step('Paolo', '2026-11-15T07:00:00.000Z')
    expect(latestOf([first, last])?.by).toBe('Paolo')
    expect(latestOf([last, first])?.by).toBe('Paolo')
    expect(latestOf([])).toBeUndefined()
  })
})
