import { describe, expect, it } from 'vitest'
import { plateTitle } from './plate-title.ts'

describe('the name on a plate', () => {
  it('is the name, as far as it fits', () => {
    expect(plateTitle(' Queen of Tides ')).toBe('Queen of Tides')
    expect(plateTitle('Queen of the Very Long Tides and all the Seas')).toBe(
      'Queen of the Very Long…',
    )
  })

  it('breaks off in names without words, and never inside of a sign', () => {
    expect([...plateTitle('深'.repeat(60))]).toHaveLength(28)
    expect(() => encodeURIComponent(plateTitle('🐋'.repeat(60)))).not.toThrow()
  })
})
