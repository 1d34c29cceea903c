import { describe, expect, it } from 'vitest'
import type { NumberForm } from '../institutions/institutions.ts'
import { hintOf, maskedNumber, readNumber } from './number.ts'

const read = (form: NumberForm, typed: string) => {
  const number = readNumber(form, typed, 'PHP')
  return number.ok ? number.value : number.code
}

describe('numbers of accounts', () => {
  it.each<[NumberForm, string, string]>([
    ['bank', '0012 3456-7890', '001234567890'],
    ['bank', '１２３４５６７８', '12345678'],
    ['bank', '12345', 'number_invalid'],
    ['bank', '000000000', 'number_invalid'],
    ['bank', 'abcdefgh', 'number_invalid'],
    ['bank', '12345678901234567890123456789012345', 'number_invalid'],
    ['bank', "1' or '1'='1", 'number_invalid'],
    ['bank', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['bank', 'DE89 3704 0044 0532 0130 01', 'number_invalid'],
    ['phone', '0917 123 4567', '+639171234567'],
    ['phone', '+63 917-123-4567', '+639171234567'],
    ['phone', '12', 'number_invalid'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'number_invalid'],
    ['tron', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'number_invalid'],
    [
      'evm',
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
    ],
    ['evm', '0xdAC17F958D2ee523a2206206994597C13D831ec', 'number_invalid'],
    ['evm', '', 'number_invalid'],
  ])('[X2] %s %s is %s', (form, typed, kept) => {
    expect(read(form, typed)).toBe(kept)
  })

  it('[X4] only the end of a number is shown, and never most of it', () => {
    expect(maskedNumber(hintOf('001234567890'))).toBe('•••• 7890')
    expect(hintOf('123456')).toBe('456')
  })
})
