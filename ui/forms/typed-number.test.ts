import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMoney } from '@baize/kernel/money'
import { groupTyped, readTyped, type NumberForm } from './typed-number.ts'

const point: NumberForm = { decimals: 2, mark: '.' }
const comma: NumberForm = { decimals: 2, mark: ',' }
const inPesos: NumberForm = { ...point, currency: 'PHP' }
const inReais: NumberForm = { ...comma, currency: 'BRL' }
const inYen: NumberForm = { decimals: 0, mark: '.', currency: 'JPY' }
const inDollars: NumberForm = { ...point, currency: 'USD' }

describe('what is understood', () => {
  it.each([
    ['', point, ''],
    ['2000', point, '2000'],
    ['2,000.50', point, '2000.50'],
    ['2.000,50', point, '2000.50'],
    ['2.000,50', comma, '2000,50'],
    ['2,000.50', comma, '2000,50'],
    ['100,50', point, '100.50'],
    ['100.50', comma, '100,50'],
    ['1,234', point, '1234'],
    ['1.234', comma, '1234'],
    ['1,234,567', point, '1234567'],
    ['1.234.567', point, '1234567'],
    ['12.', point, '12.'],
    ['12,', point, '12.'],
    ['.5', point, '0.5'],
    ['0.500', point, '0.50'],
    ['12.5000', point, '12.50'],
    ['12.00', { decimals: 0, mark: '.' }, '12'],
    ['１２３．４５', point, '123.45'],
    ['１，２３４', point, '1234'],
    ['١٢٣٫٥', point, '123.5'],
    ['๑๐๐', point, '100'],
    ['PHP 1,000', inPesos, '1000'],
    ['₱ 1,000.00', inPesos, '1000.00'],
    ['₱ 1 000,50', inPesos, '1000.50'],
    ['R$ 1.000,00', inReais, '1000,00'],
    ['1,000円', inYen, '1000'],
    ['￥１，０００', inYen, '1000'],
    ['US$1,000', inDollars, '1000'],
    [' 1000 ', point, '1000'],
    ['1 000 000,5', point, '1000000.5'],
    ['1\u00A0000\u202F000', point, '1000000'],
    ['1’000.50', point, '1000.50'],
    ['١٬٠٠٠٫٥٠', point, '1000.50'],
    ['00100', point, '100'],
    ['007.50', point, '7.50'],
    ['000', point, '0'],
    ['+50', point, '50'],
  ] as const)('%j as %o is %j', (text, form, plain) => {
    expect(readTyped(text, form)).toEqual({ ok: true, plain })
  })
})

describe('what is refused, and why', () => {
  it.each([
    ['1e3', point, 'letters'],
    ['0x10', point, 'letters'],
    ['12abc', point, 'letters'],
    ['10²', point, 'letters'],
    ['①', point, 'letters'],
    ['½', point, 'letters'],
    ['.', point, 'letters'],
    ['-50', point, 'negative'],
    ['\u221250', point, 'negative'],
    ['(50)', point, 'negative'],
    ['50-', point, 'negative'],
    ['1.2.3', point, 'ambiguous'],
    ['1,2,3', point, 'ambiguous'],
    ['1,23.4,5', point, 'ambiguous'],
    ['12,34.50', point, 'ambiguous'],
    ['1000,500', point, 'ambiguous'],
    ['0,500', point, 'ambiguous'],
    ['1,234', { decimals: 6, mark: '.' }, 'ambiguous'],
    ['1.000', point, 'ambiguous'],
    ['1,000', comma, 'ambiguous'],
    ['12.500', point, 'ambiguous'],
    ['1.000', { decimals: 0, mark: '.' }, 'ambiguous'],
    ['100 50', point, 'ambiguous'],
    ['1 0 0', point, 'ambiguous'],
    ['1 000,000.50', point, 'ambiguous'],
    ['1000.00 00', point, 'ambiguous'],
    ["1'0", point, 'ambiguous'],
    ['00,100', point, 'ambiguous'],
    ['$1,000', inPesos, 'currency'],
    ['US$ 1,000', inPesos, 'currency'],
    ['1,000 USD', inPesos, 'currency'],
    ['１００円', inPesos, 'currency'],
    ['₱100', inYen, 'currency'],
    ['$100', inReais, 'currency'],
    ['R$ 100', inDollars, 'currency'],
    ['₱ 60', point, 'letters'],
    ['PHP 60', point, 'letters'],
    ['1.2345', point, 'too_precise'],
    ['12.5', { decimals: 0, mark: '.' }, 'too_precise'],
  ] as const)('%j as %o: %s', (text, form, why) => {
    expect(readTyped(text, form)).toEqual({ ok: false, why })
  })
})

it('what is refused is no sum of money either, for who reads the text that stands there', () => {
  const signs = fc.constantFrom(...'0123456789.,. -+e')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 8 }), fc.constantFrom(point, comma), (typed, form) => {
      const text = typed.join('')
      const money = parseMoney(text, 'PHP', { decimalMark: form.mark })
      expect(readTyped(text, form).ok || !money.ok).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

describe('every amount', () => {
  const amounts = fc.record({
    whole: fc.bigInt({ min: 0n, max: 10n ** 15n }),
    cents: fc.integer({ min: 0, max: 99 }),
    form: fc.constantFrom(point, comma),
  })

  it('is understood as it is shown, with groups and without', () => {
    fc.assert(
      fc.property(amounts, ({ whole, cents, form }) => {
        const plain = `${whole}${form.mark}${String(cents).padStart(2, '0')}`
        expect(readTyped(plain, form)).toEqual({ ok: true, plain })
        expect(readTyped(groupTyped(plain, form.mark), form)).toEqual({ ok: true, plain })
      }),
    )
  })

  it('is never understood as another one by who writes the other mark', () => {
    fc.assert(
      fc.property(amounts, ({ whole, cents, form }) => {
        const other = form === point ? comma : point
        const written = groupTyped(
          `${whole}${other.mark}${String(cents).padStart(2, '0')}`,
          other.mark,
        )
        const plain = `${whole}${form.mark}${String(cents).padStart(2, '0')}`
        expect(readTyped(written, form)).toEqual({ ok: true, plain })
      }),
    )
  })

  it('is asked for again where a whole one of the other mark could be meant a thousandfold', () => {
    fc.assert(
      fc.property(amounts, ({ whole, form }) => {
        const read = readTyped(groupTyped(String(whole), form.mark === '.' ? ',' : '.'), form)
        expect(read.ok ? read.plain : String(whole)).toBe(String(whole))
      }),
    )
  })
})

it.each([
  ['1', '1'],
  ['1234', '1,234'],
  ['1234567.5', '1,234,567.5'],
  ['1234.', '1,234.'],
  ['', ''],
])('%s is shown as %s', (plain, shown) => expect(groupTyped(plain, '.')).toBe(shown))
