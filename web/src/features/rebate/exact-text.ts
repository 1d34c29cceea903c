import { scaleOf, type Currency } from '@baize/kernel/money'

/** Ten-thousandths of the smallest unit, to the last digit: JPY has none below its unit, USDT six. */
export function exactText(micro: string, currency: Currency, tag: string): string {
  const scale = scaleOf(currency)
  const digits = scale + 4
  const whole = BigInt(micro)
  const text = String(whole < 0n ? -whole : whole).padStart(digits + 1, '0')
  const decimal = `${whole < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
  // Texts are written digit by digit; a number only to 2^53.
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: Math.min(scale, 2),
    maximumFractionDigits: digits,
  })
    .format(decimal as `${number}`)
    .replace('-', '\u2212')
}
