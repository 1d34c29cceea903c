import { money, toDecimal, type Currency } from '@baize/kernel/money'

/** A sum as spreadsheets count it: digits, a point, no thousands. */
export function sumCell(amount: string | bigint, currency: Currency): string {
  return toDecimal(money(BigInt(amount), currency))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment on the brand's clocks as spreadsheets read it, `2026-11-15 14:26:02`, in every language. */
export function timeCell(at: string | null, zone: string): string {
  if (at === null) return ''
  const known = formats.get(zone)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { ...whole, timeZone: zone })
  if (!known) formats.set(zone, format)
  return format.format(new Date(at))
}

const whole: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'medium' }
