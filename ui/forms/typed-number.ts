import type { Currency } from '@baize/kernel/money'

/** How a number is written where it is typed: how many decimals it may have, and the mark before them. */
export type NumberForm = {
  readonly decimals: number
  readonly mark: '.' | ','
  /** Of a sum: its own code and signs may stand at either end. */
  readonly currency?: Currency | undefined
}

/** Why a text is no number that one could act on. */
export type NotANumber = 'letters' | 'negative' | 'ambiguous' | 'too_precise' | 'currency'

/** What was understood: plain digits and the mark of the language, without groups. Or why nothing was. */
export type TypedNumber =
  | { readonly ok: true; readonly plain: string }
  | { readonly ok: false; readonly why: NotANumber }

/**
 * Understands a typed or pasted number, or says why it does not. Nothing is dropped that could carry meaning: an amount
 * that was read otherwise than it was meant is worse than one that is asked for again. Taken as they are: either mark
 * before decimals, groups of three, digits of other scripts and widths, and the sum's own currency at either end.
 */
export function readTyped(text: string, { decimals, mark, currency }: NumberForm): TypedNumber {
  // Raised and circled digits are digits of their own: ten squared is not one hundred and two.
  if (/\p{No}/u.test(text)) return { ok: false, why: 'letters' }
  const bare = currency === undefined ? plainSigns(text) : sumOf(plainSigns(text), currency)
  if (bare === undefined) return { ok: false, why: 'currency' }
  if (/^[-(]|-$/.test(bare)) return { ok: false, why: 'negative' }
  const signs = bare.replace(/^\+ ?/, '')
  if (!/^[\d., ']*$/.test(signs)) return { ok: false, why: 'letters' }
  const joined = withoutGaps(signs)
  const parts = joined === undefined ? undefined : partsOf(joined, { decimals, mark })
  if (parts === undefined) return { ok: false, why: 'ambiguous' }
  const { fraction } = parts
  if (parts.whole === '' && fraction === '') return { ok: false, why: 'letters' }
  const whole = parts.whole === '' && fraction ? '0' : parts.whole.replace(/^0+(?=\d)/, '')
  if (fraction === undefined) return { ok: true, plain: whole }
  if (fraction.slice(decimals).replaceAll('0', '') !== '') return { ok: false, why: 'too_precise' }
  return { ok: true, plain: decimals === 0 ? whole : whole + mark + fraction.slice(0, decimals) }
}

/** A plain number as it is read: the whole part in groups of three. */
export function groupTyped(plain: string, mark: NumberForm['mark']): string {
  const [whole = '', ...rest] = plain.split(mark)
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark(mark)), ...rest].join(mark)
}

export function groupMark(mark: NumberForm['mark']): '.' | ',' {
  return mark === '.' ? ',' : '.'
}

type Parts = { readonly whole: string; readonly fraction?: string }

function partsOf(signs: string, { decimals, mark }: NumberForm): Parts | undefined {
  const marks = signs.replaceAll(/\d/g, '')
  if (marks === '') return { whole: signs }
  const last = marks.at(-1) === ',' ? ',' : '.'
  const [fraction = '', ...before] = signs.split(last).toReversed()
  if (new Set(marks).size === 2) {
    // The last of two kinds stands before decimals, once; the other one makes groups.
    const whole = before.length === 1 ? ungroup(before[0] ?? '', groupMark(last)) : undefined
    return whole === undefined ? undefined : { whole, fraction }
  }
  if (marks.length > 1) {
    const whole = ungroup(signs, last)
    return whole === undefined ? undefined : { whole }
  }
  const [whole = ''] = before
  // The mark before decimals, with three digits where fewer may stand: elsewhere that is a group, a thousandfold.
  if (last === mark)
    return decimals < 3 && ungroup(signs, last) !== undefined ? undefined : { whole, fraction }
  // The mark of groups, alone: three digits after it make a group, unless they could be decimals as well.
  if (ungroup(signs, last) !== undefined)
    return decimals < 3 ? { whole: whole + fraction } : undefined
  return fraction.length <= decimals ? { whole, fraction } : undefined
}

/** Spaces and apostrophes make groups of three, of one kind, before the decimals; anywhere else they say something unknown. */
function withoutGaps(signs: string): string | undefined {
  if (!/[ ']/.test(signs)) return signs
  const isGrouped = /^[1-9]\d{0,2}([ '])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/.test(signs)
  return isGrouped ? signs.replaceAll(/[ ']/g, '') : undefined
}

/** The digits of a whole number that is written in groups of three, or nothing where it is not. */
function ungroup(text: string, mark: string): string | undefined {
  const [first = '', ...groups] = text.split(mark)
  const isGrouped =
    /^[1-9]\d{0,2}$/.test(first) && groups.length > 0 && groups.every((group) => group.length === 3)
  return isGrouped ? first + groups.join('') : undefined
}

/** The zeros of the digits that people of our languages, and those around them, write with. */
const zeros = [
  0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6, 0x0d_66,
  0x0e_50, 0x0e_d0, 0x0f_20, 0x10_40, 0x17_e0, 0x18_10,
]

const sameSign: Readonly<Record<string, string>> = {
  '\u066B': '.',
  '\u066C': "'",
  '\u2019': "'",
  '\u3002': '.',
  '\u3001': ',',
  '\u2212': '-',
  '\u2012': '-',
  '\u2013': '-',
}

/** One sign for all that mean the same: full-width and other digits, marks, minus, spaces; nothing unseen. */
function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Z}\s]+/gu, ' ')
    .trim()
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replaceAll(
      /[\u066B\u066C\u2019\u3002\u3001\u2212\u2012\u2013]/g,
      (sign) => sameSign[sign] ?? sign,
    )
}

const currencySigns: Readonly<Record<Currency, readonly string[]>> = {
  PHP: ['php', '₱'],
  THB: ['thb', '฿', 'บาท'],
  VND: ['vnd', '₫', 'đ'],
  IDR: ['idr', 'rp'],
  JPY: ['jpy', '¥', '円'],
  KRW: ['krw', '₩', '원'],
  BRL: ['brl', 'r$'],
  MYR: ['myr', 'rm'],
  USD: ['usd', 'us$', '$'],
  USDT: ['usdt', '₮'],
}
// The longer first: a name that begins as another one does is the longer one.
const names = [...Object.values(currencySigns).flat(), '元']
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace('$', String.raw`\$`))
const anyCurrency = `(?:${names.join('|')}|\\p{Sc})`
const currencyAtAnEnd = new RegExp(`^${anyCurrency}|${anyCurrency}$`, 'giu')

/** What stands beside the currency, or nothing where it is another one: a sum is not changed into ours by its sign. */
function sumOf(text: string, currency: Currency): string | undefined {
  const said = text.match(currencyAtAnEnd) ?? []
  const isOurs = said.every((name) => currencySigns[currency].includes(name.toLowerCase()))
  return isOurs ? text.replaceAll(currencyAtAnEnd, '').trim() : undefined
}
