import { describe, expect, it } from 'vitest'
import { zoneText } from './zone-text.ts'

const november = new Date('2026-11-15T06:32:08Z')

describe('zoneText', () => {
  it('says the city and the offset of that day', () => {
    expect(zoneText('Asia/Manila', november)).toBe('Manila, UTC+8')
    expect(zoneText('America/Sao_Paulo', november)).toBe('Sao Paulo, UTC-3')
    expect(zoneText('Asia/Kolkata', november)).toBe('Kolkata, UTC+5:30')
  })
  it('follows summer time', () => {
    expect(zoneText('Europe/Lisbon', new Date('2026-07-01T00:00:00Z'))).toBe('Lisbon, UTC+1')
  })
  it('says UTC once and without a zero', () => {
    expect(zoneText('UTC', november)).toBe('UTC')
    expect(zoneText('Europe/London', november)).toBe('London, UTC')
  })
})
