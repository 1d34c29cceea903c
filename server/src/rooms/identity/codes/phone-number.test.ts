import { describe, expect, it } from 'vitest'
import { localDigits, readPhone } from './phone-number.ts'

const habits: readonly [country: string, dialing: string, number: string, ways: string[]][] = [
  [
    'the Philippines',
    '63',
    '+639171234567',
    [
      '0917 123 4567',
      '917-123-4567',
      '(0917) 123-4567',
      '0917.123.4567',
      '+63 917 123 4567',
      '+63 (0)917 123 4567',
      '0063 917 1234567',
      '639171234567',
      '０９１７１２３４５６７',
      '0917\u200b1234567',
      '\u202d0917 123 4567\u202c',
    ],
  ],
  [
    'Vietnam',
    '84',
    '+84912345678',
    [
      '0912 345 678',
      '0912.345.678',
      '912345678',
      '84912345678',
      '+84 (0) 912 345 678',
      '0084912345678',
    ],
  ],
  [
    'Thailand',
    '66',
    '+66812345678',
    [
      '081-234-5678',
      '081 234 5678',
      '812345678',
      '66812345678',
      '+66 (0)81 234 5678',
      '0066812345678',
    ],
  ],
  [
    'Japan',
    '81',
    '+819012345678',
    [
      '090-1234-5678',
      '090 1234 5678',
      '90 1234 5678',
      '+81 90-1234-5678',
      '+81 (0)90-1234-5678',
      '819012345678',
    ],
  ],
  [
    'Korea',
    '82',
    '+821012345678',
    [
      '010-1234-5678',
      '010.1234.5678',
      '10-1234-5678',
      '821012345678',
      '+82 (0)10-1234-5678',
      '0082 10 1234 5678',
    ],
  ],
  [
    'Brazil',
    '55',
    '+5511912345678',
    [
      '(11) 91234-5678',
      '11 91234 5678',
      '011 91234-5678',
      '0 15 11 91234-5678',
      '5511912345678',
      '+55 11 91234-5678',
    ],
  ],
  [
    'Indonesia',
    '62',
    '+6281234567890',
    [
      '0812-3456-7890',
      '0812 3456 7890',
      '812-3456-7890',
      '62 812 3456 7890',
      '+62 812-3456-7890',
      '006281234567890',
    ],
  ],
  [
    'Malaysia',
    '60',
    '+60123456789',
    [
      '012-345 6789',
      '012 3456789',
      '12-345 6789',
      '60123456789',
      '+60 12-345 6789',
      '006012 345 6789',
    ],
  ],
]

describe('a phone number', () => {
  for (const [country, dialing, number, ways] of habits) {
    it.each(ways)(`[I66] of ${country} is read however it is written: %s`, (typed) => {
      expect(readPhone(dialing, typed)).toEqual({ ok: true, value: number })
      expect(readPhone(`+${dialing}`, typed)).toEqual({ ok: true, value: number })
    })
  }

  it('[I66] that names its country is believed over the picker', () => {
    expect(readPhone('84', '+63 917 123 4567')).toEqual({ ok: true, value: '+639171234567' })
    expect(readPhone(undefined, '+63 917 123 4567')).toEqual({ ok: true, value: '+639171234567' })
  })

  it.each(['', '   ', '\u200b', '\t'])('[I66] that is not there is missing: %j', (typed) => {
    expect(readPhone('63', typed)).toMatchObject({ code: 'missing-phone-number' })
  })

  it.each([
    ['too short', '63', '12345'],
    ['too long', '63', '9'.repeat(40)],
    ['a mile long', '63', '9'.repeat(1_000_000)],
    ['of a line that gets no SMS', '63', '(02) 8123 4567'],
    ['of no country', '999', '9171234567'],
    ['without a country', undefined, '09171234567'],
    ['with letters', '63', '0917 CALL NOW'],
    ['with an extension', '63', '0917 123 4567 ext. 5'],
    ['of two', '63', '09171234567,09181234567'],
    ['with two signs', '63', '++639171234567'],
    ['with a break', '63', '0917123\r\nX: 4567'],
  ])('[I66] %s is none', (_, dialing, typed) => {
    expect(readPhone(dialing, typed)).toMatchObject({ code: 'invalid-phone-number' })
  })

  it('[I66] is held against its rule without the country', () => {
    expect(localDigits('0917 123-4567', '+639171234567')).toBe('09171234567')
    expect(localDigits('+63 917 123 4567', '+639171234567')).toBe('9171234567')
  })
})
