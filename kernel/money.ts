import { readDecimal, writeDecimal } from './decimal.ts'
import { ok, refuse, type Result } from './result.ts'
import { divide, magnitude, type Rounding } from './rounding.ts'

/**
 * Decimals of the smallest unit, by ISO 4217: the yen, the won and the dong have no smaller coin, the others
 * hundredths (the rupiah too: its sen is out of use as a coin but not in accounts). USDT is not in ISO 4217; its token
 * contracts on Tron and Ethereum count millionths, and a coarser unit could not book a transfer on chain exactly.
 */
const scales = {
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
} as const

export type Currency = keyof typeof scales

export const currencies = Object.keys(scales) as readonly Currency[]

/** What the house gives for play. It is counted in the same books and is no currency: nobody pays, stakes or wins with it. */
export type Points = 'PTS'

/** All that the books count in. */
export type Unit = Currency | Points

/** A sum in the smallest unit of its currency. */
export type Money<In extends Unit = Currency> = { readonly amount: bigint; readonly currency: In }

/** A sum as JSON carries it. */
export type WireMoney = { readonly amount: string; readonly currency: Currency }

// The columns that hold sums are 64 bits wide; a sum that enters from outside must fit them.
const largestAmount = 2n ** 63n - 1n

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(scales, value)
}

export function scaleOf(currency: Currency): number {
  return scales[currency]
}

export function money<In extends Unit>(amount: bigint, currency: In): Money<In> {
  return { amount, currency }
}

export function zero(currency: Currency): Money {
  return money(0n, currency)
}

/** Like all arithmetic on two sums, it throws when their currencies differ: that is a defect, never an answer. */
export function add(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return money(a.amount + b.amount, a.currency)
}

export function subtract(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return money(a.amount - b.amount, a.currency)
}

export function negate(a: Money): Money {
  return money(-a.amount, a.currency)
}

/** Negative when `a` is the smaller, positive when it is the larger, zero when they are equal. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  requireSameCurrency(a, b)
  if (a.amount === b.amount) return 0
  return a.amount < b.amount ? -1 : 1
}

export function isNegative(a: Money): boolean {
  return a.amount < 0n
}

/** The currency is asked for, so that the sum of nothing is still a sum. */
export function sum(items: Iterable<Money>, currency: Currency): Money {
  let total = zero(currency)
  for (const item of items) total = add(total, item)
  return total
}

export function multiplyRatio(
  a: Money,
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding,
): Money {
  return money(divide(a.amount * numerator, denominator, rounding), a.currency)
}

/** A share at a rate in basis points: 250 is 2.5 %. A rate that is not whole is a defect and throws. */
export function applyRateBps(a: Money, rateBps: number | bigint, rounding: Rounding): Money {
  return multiplyRatio(a, BigInt(rateBps), 10_000n, rounding)
}

/** What a stake pays, itself included, at decimal odds in thousandths: 1950 is 1.95. Payouts round down. */
export function payAtOddsMilli(stake: Money, oddsMilli: number | bigint): Money {
  return multiplyRatio(stake, BigInt(oddsMilli), 1000n, 'down')
}

/**
 * Splits a sum by weight, so that the parts add up to the whole: each gets its share rounded toward zero, and the
 * units left over go one each to the largest remainders, the earlier of two equal ones first. A weight of zero gets
 * nothing. Throws when there is no weight to split by, or a negative one.
 */
export function allocate(whole: Money, weights: readonly bigint[]): Money[] {
  const total = weights.reduce((a, b) => a + b, 0n)
  if (total === 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError(
      'A sum is split by weights of zero or more, at least one of them above zero',
    )
  }
  const size = magnitude(whole.amount)
  const shares = weights.map((weight) => (size * weight) / total)
  const left = Number(size - shares.reduce((a, b) => a + b, 0n))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (size * weight) % total }))
    .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
  const favoured = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return shares.map((share, index) => {
    const part = favoured.has(index) ? share + 1n : share
    return money(whole.amount < 0n ? -part : part, whole.currency)
  })
}

export type ParseOptions = {
  /** The mark that the writer's language puts before decimals. Guessing it would read 1,000 as one. */
  readonly decimalMark?: '.' | ','
  readonly allowNegative?: boolean
}

/**
 * Reads a sum as a person types it: digits, and decimals after the mark if the currency has them. Full-width digits
 * are read, since Japanese keyboards give them. Grouping, exponents and plus signs are refused rather than guessed at.
 */
export function parseMoney(
  text: string,
  currency: Currency,
  { decimalMark = '.', allowNegative = false }: ParseOptions = {},
): Result<Money, 'amount_invalid' | 'amount_too_precise' | 'amount_too_large'> {
  if (text.length > 64) return refuse('amount_invalid')
  const plain = text
    .trim()
    .replace(/[\uff0c-\uff19]/g, toHalfWidth)
    .replace('\u2212', '-')
  if (decimalMark === ',' && plain.includes('.')) return refuse('amount_invalid')
  const decimal = readDecimal(decimalMark === ',' ? plain.replace(',', '.') : plain)
  if (decimal === undefined) return refuse('amount_invalid')
  if (plain.startsWith('-') && !allowNegative) return refuse('amount_invalid')
  const scale = scaleOf(currency)
  if (decimal.decimals > scale) return refuse('amount_too_precise', { decimals: scale })
  const amount = decimal.units * 10n ** BigInt(scale - decimal.decimals)
  if (magnitude(amount) > largestAmount) return refuse('amount_too_large')
  return ok(money(amount, currency))
}

export function toWire(a: Money): WireMoney {
  return { amount: String(a.amount), currency: a.currency }
}

/** Only the one form that `toWire` writes is read, so that equal sums are equal texts. */
export function fromWire(wire: {
  readonly amount: string
  readonly currency: string
}): Result<Money, 'amount_invalid' | 'currency_unknown'> {
  if (!isCurrency(wire.currency)) return refuse('currency_unknown')
  if (!/^(?:0|-?[1-9][0-9]{0,18})$/.test(wire.amount)) return refuse('amount_invalid')
  const amount = BigInt(wire.amount)
  if (magnitude(amount) > largestAmount) return refuse('amount_invalid')
  return ok(money(amount, wire.currency))
}

/** The sum in major units as a plain decimal text, all decimals written: the form for files and form fields. */
export function toDecimal(a: Money): string {
  return writeDecimal({ units: a.amount, decimals: scaleOf(a.currency) })
}

export type FormatOptions = {
  /** Code by default: symbols are shared (¥, $) and full-width in Japanese. */
  readonly show?: 'code' | 'symbol' | 'none'
  /** Puts a plus before gains, for columns in which gains and losses stand together. */
  readonly plus?: boolean
}

/**
 * The sum as people of a language (a BCP 47 tag) read it, exact to the last digit: two decimals where the currency has
 * them, up to six for USDT, grouped thousands, a true minus sign.
 */
export function formatMoney(
  a: Money,
  tag: string,
  { show = 'code', plus = false }: FormatOptions = {},
): string {
  // The decimal text, not a number, goes to Intl: it formats texts digit by digit, numbers only to 2^53.
  const parts = numberFormat(a.currency, tag, show, plus).formatToParts(toDecimal(a) as `${number}`)
  return parts.map((part) => partText(part, a.currency)).join('')
}

function partText({ type, value }: Intl.NumberFormatPart, currency: Currency): string {
  if (type === 'minusSign') return '\u2212'
  return type === 'currency' && currency === 'USDT' ? 'USDT' : value
}

// A formatter costs about ten times what one formatting does.
const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(
  currency: Currency,
  tag: string,
  show: 'code' | 'symbol' | 'none',
  plus: boolean,
): Intl.NumberFormat {
  const key = `${currency} ${tag} ${show} ${plus}`
  const known = numberFormats.get(key)
  if (known !== undefined) return known
  const scale = scaleOf(currency)
  const made = new Intl.NumberFormat(tag, {
    ...(show === 'none' ? {} : currencyStyle(currency, show)),
    minimumFractionDigits: Math.min(scale, 2),
    maximumFractionDigits: scale,
    useGrouping: 'always',
    signDisplay: plus ? 'exceptZero' : 'auto',
  })
  numberFormats.set(key, made)
  return made
}

// Intl knows codes of three letters only: XTS, the code set aside for tests, holds the place where USDT is written.
function currencyStyle(currency: Currency, show: 'code' | 'symbol'): Intl.NumberFormatOptions {
  const hasSymbol = show === 'symbol' && currency !== 'USDT'
  return {
    style: 'currency',
    currency: currency === 'USDT' ? 'XTS' : currency,
    currencyDisplay: hasSymbol ? 'narrowSymbol' : 'code',
  }
}

function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw new TypeError(`A sum in ${a.currency} met one in ${b.currency}`)
  }
}

function toHalfWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}
