import { describe, expect, it } from 'vitest'
import {
  add,
  allocate,
  applyRateBps,
  compare,
  currencies,
  fromWire,
  isCurrency,
  isNegative,
  money,
  multiplyRatio,
  negate,
  parseMoney,
  payAtOddsMilli,
  scaleOf,
  subtract,
  sum,
  toDecimal,
  toWire,
  zero,
} from './money.ts'

const php = (amount: bigint) => money(amount, 'PHP')
const amounts = (parts: { amount: bigint }[]) => parts.map(({ amount }) => amount)

describe('currencies', () => {
  it('[K1] each has the decimals of its smallest unit', () => {
    expect(Object.fromEntries(currencies.map((code) => [code, scaleOf(code)]))).toEqual({
      PHP: 2,
      THB: 2,
      VND: 0,
      IDR: 2,
      JPY: 0,
      KRW: 0,
      BRL: 2,
      MYR: 2,
      USD: 2,
      USDT: 6,
    })
  })

  it('only listed codes are currencies', () => {
    expect(isCurrency('PHP')).toBe(true)
    for (const value of ['php', 'XXX', 'toString', '__proto__', '', undefined, 5]) {
      expect(isCurrency(value)).toBe(false)
    }
  })
})

describe('arithmetic', () => {
  it('adds, subtracts, negates, sums', () => {
    expect(add(php(150n), php(-50n))).toEqual(php(100n))
    expect(subtract(php(150n), php(200n))).toEqual(php(-50n))
    expect(negate(php(5n))).toEqual(php(-5n))
    expect(sum([php(1n), php(2n), php(3n)], 'PHP')).toEqual(php(6n))
    expect(sum([], 'JPY')).toEqual(zero('JPY'))
  })

  it('compares', () => {
    expect(compare(php(1n), php(2n))).toBe(-1)
    expect(compare(php(2n), php(1n))).toBe(1)
    expect(compare(php(2n), php(2n))).toBe(0)
    expect([php(-1n), php(0n), php(1n)].map(isNegative)).toEqual([true, false, false])
  })

  it('[K2] two currencies never meet', () => {
    const yen = money(1n, 'JPY')
    expect(() => add(php(1n), yen)).toThrow('PHP met one in JPY')
    expect(() => subtract(php(1n), yen)).toThrow(TypeError)
    expect(() => compare(php(1n), yen)).toThrow(TypeError)
    expect(() => sum([yen], 'PHP')).toThrow(TypeError)
  })

  it('[K3] a ratio rounds as it is told', () => {
    expect(multiplyRatio(php(100n), 1n, 3n, 'down')).toEqual(php(33n))
    expect(multiplyRatio(php(100n), 1n, 3n, 'up')).toEqual(php(34n))
    expect(multiplyRatio(php(-100n), 1n, 3n, 'up')).toEqual(php(-34n))
  })

  it('[K3] a rate is in basis points', () => {
    expect(applyRateBps(php(10_000n), 250, 'down')).toEqual(php(250n))
    expect(applyRateBps(php(199n), 50n, 'down')).toEqual(php(0n))
    expect(applyRateBps(php(199n), 50n, 'up')).toEqual(php(1n))
    expect(() => applyRateBps(php(1n), 2.5, 'down')).toThrow(RangeError)
  })

  it('[K3] a payout at odds in thousandths rounds down', () => {
    expect(payAtOddsMilli(php(10_000n), 1950)).toEqual(php(19_500n))
    expect(payAtOddsMilli(php(333n), 1999)).toEqual(php(665n))
  })
})

describe('allocate', () => {
  it.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [101n, [1n, 1n, 1n], [34n, 34n, 33n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [0n, [1n, 2n], [0n, 0n]],
    [1n, [0n, 1n, 1n], [0n, 1n, 0n]],
    [10n, [5n, 3n, 1n], [6n, 3n, 1n]],
    [100n, [50n, 30n, 20n], [50n, 30n, 20n]],
    // The third has the largest remainder and gets the unit although it stands last.
    [10n, [10n, 10n, 13n], [3n, 3n, 4n]],
    [7n, [9n], [7n]],
  ])('[K4] %s by %s is %s', (whole, weights, parts) => {
    expect(amounts(allocate(php(whole), weights))).toEqual(parts)
  })

  it('[K4] without a weight, or with a negative one, it throws', () => {
    for (const weights of [[], [0n, 0n], [2n, -1n]]) {
      expect(() => allocate(php(1n), weights)).toThrow(RangeError)
    }
  })
})

describe('parseMoney', () => {
  const read = (...input: Parameters<typeof parseMoney>) => {
    const result = parseMoney(...input)
    return result.ok ? result.value.amount : result.code
  }

  it.each([
    ['12', 'PHP', 1200n],
    ['12.5', 'PHP', 1250n],
    [' 12.50 ', 'PHP', 1250n],
    ['0', 'PHP', 0n],
    ['007', 'JPY', 7n],
    ['0.000001', 'USDT', 1n],
    ['１２．５０', 'PHP', 1250n],
    ['92233720368547758.07', 'PHP', 2n ** 63n - 1n],
  ] as const)('[K5] %j in %s is read', (text, currency, amount) => {
    expect(read(text, currency)).toBe(amount)
  })

  it.each([
    ['', 'PHP', 'amount_invalid'],
    ['abc', 'PHP', 'amount_invalid'],
    ['1e5', 'PHP', 'amount_invalid'],
    ['+5', 'PHP', 'amount_invalid'],
    ['-5', 'PHP', 'amount_invalid'],
    ['-0', 'PHP', 'amount_invalid'],
    ['−5', 'PHP', 'amount_invalid'],
    ['1,000', 'PHP', 'amount_invalid'],
    ['1,000', 'USDT', 'amount_invalid'],
    ['5²', 'PHP', 'amount_invalid'],
    ['1 000', 'PHP', 'amount_invalid'],
    ['5.', 'PHP', 'amount_invalid'],
    ['.5', 'PHP', 'amount_invalid'],
    ['9'.repeat(10_000), 'PHP', 'amount_invalid'],
    ['1.234', 'PHP', 'amount_too_precise'],
    ['1.000', 'PHP', 'amount_too_precise'],
    ['1.5', 'JPY', 'amount_too_precise'],
    ['0.0000001', 'USDT', 'amount_too_precise'],
    ['92233720368547758.08', 'PHP', 'amount_too_large'],
  ] as const)('[K5] %j in %s is refused: %s', (text, currency, code) => {
    expect(read(text, currency)).toBe(code)
  })

  it('[K5] too many decimals names how many there may be', () => {
    expect(parseMoney('1.5', 'JPY')).toMatchObject({ params: { decimals: 0 } })
  })

  it('[K5] a minus is read where it is allowed', () => {
    expect(read('-12.50', 'PHP', { allowNegative: true })).toBe(-1250n)
    expect(read('−12.50', 'PHP', { allowNegative: true })).toBe(-1250n)
    expect(read('--1', 'PHP', { allowNegative: true })).toBe('amount_invalid')
  })

  it('[K5] a comma is the decimal mark where the writer says so, and the point is then refused', () => {
    expect(read('12,50', 'BRL', { decimalMark: ',' })).toBe(1250n)
    expect(read('1.000', 'USDT', { decimalMark: ',' })).toBe('amount_invalid')
    expect(read('1,2,3', 'USDT', { decimalMark: ',' })).toBe('amount_invalid')
  })
})

describe('wire', () => {
  it('[K6] a sum travels as text', () => {
    expect(toWire(php(-1250n))).toEqual({ amount: '-1250', currency: 'PHP' })
    expect(fromWire({ amount: '-1250', currency: 'PHP' })).toEqual({ ok: true, value: php(-1250n) })
  })

  it.each([
    '',
    '-0',
    '00',
    '01',
    '+1',
    '1.0',
    ' 1',
    '1\n',
    '1e3',
    '9223372036854775808',
    '9'.repeat(99),
  ])('[K6] %j is not its form', (amount) => {
    expect(fromWire({ amount, currency: 'PHP' })).toEqual({ ok: false, code: 'amount_invalid' })
  })

  it('[K6] an unknown currency is refused', () => {
    expect(fromWire({ amount: '1', currency: 'XXX' })).toEqual({
      ok: false,
      code: 'currency_unknown',
    })
  })

  it('a decimal text has all decimals of the currency', () => {
    expect([php(-5n), money(5n, 'JPY'), money(5n, 'USDT')].map(toDecimal)).toEqual([
      '-0.05',
      '5',
      '0.000005',
    ])
  })
})
