import { describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { type Currency, formatMoney, money } from './money.ts'

// No-break spaces are shown as _ so that they can be told from others.
const shown = (text: string) => text.replaceAll('\u00a0', '_')
const format = (amount: bigint, currency: Currency, ...rest: [string, object?]) =>
  shown(formatMoney(money(amount, currency), ...rest))

describe('formatMoney', () => {
  it.each([
    ['en', '−PHP_12,480.50', '−₱12,480.50'],
    ['fil-PH', '−PHP_12,480.50', '−₱12,480.50'],
    ['ja-JP', '−PHP_12,480.50', '−₱12,480.50'],
    ['ko-KR', '−PHP_12,480.50', '−₱12,480.50'],
    ['pt-BR', '−PHP_12.480,50', '−₱_12.480,50'],
    ['vi-VN', '−12.480,50_PHP', '−12.480,50_₱'],
    ['th-TH-u-ca-gregory', '−PHP_12,480.50', '−₱12,480.50'],
    ['id-ID', '−PHP_12.480,50', '−₱12.480,50'],
  ])('[K7] %s writes %s', (tag, code, symbol) => {
    expect(format(-1_248_050n, 'PHP', tag)).toBe(code)
    expect(format(-1_248_050n, 'PHP', tag, { show: 'symbol' })).toBe(symbol)
  })

  it('[K7] decimals follow the currency, not the habits of Intl', () => {
    expect(format(12_480n, 'JPY', 'en')).toBe('JPY_12,480')
    expect(format(12_480n, 'VND', 'vi-VN', { show: 'symbol' })).toBe('12.480_₫')
    expect(format(1_248_050n, 'IDR', 'id-ID')).toBe('IDR_12.480,50')
    expect(format(0n, 'PHP', 'en')).toBe('PHP_0.00')
  })

  it('[K7] USDT shows at least two decimals and never hides one', () => {
    expect(format(12_500_000n, 'USDT', 'en')).toBe('USDT_12.50')
    expect(format(-12_500_001n, 'USDT', 'pt-BR', { show: 'symbol' })).toBe('−USDT_12,500001')
    expect(format(12_500_000n, 'USDT', 'vi-VN')).toBe('12,50_USDT')
  })

  it('[K7] a sum beyond the reach of a float keeps each digit, in each language', () => {
    // As a float this sum ends in 92.
    for (const { tag } of languages) {
      const digits = format(900_719_925_474_099_301n, 'PHP', tag).replaceAll(/\D/g, '')
      expect(digits).toBe('900719925474099301')
    }
    expect(format(9_223_372_036_854_775_807n, 'JPY', 'en', { show: 'none' })).toBe(
      '9,223,372,036,854,775,807',
    )
  })

  it('[K7] four digits are grouped too', () => {
    expect(format(123_456n, 'PHP', 'pt-PT', { show: 'none' })).toBe('1_234,56')
  })

  it('[K7] a plus stands before gains where it is asked for, and never before zero', () => {
    expect(format(500n, 'PHP', 'en', { plus: true })).toBe('+PHP_5.00')
    expect(format(0n, 'PHP', 'en', { plus: true })).toBe('PHP_0.00')
    expect(format(-5n, 'PHP', 'en', { plus: true, show: 'none' })).toBe('−0.05')
  })
})
