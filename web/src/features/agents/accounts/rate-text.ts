/** A rate of the wire, hundredths of a percent in tens, of what was typed in per cent; nothing where it is none. */
export function readRate(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d)?)?$/.exec(text.trim())
  if (!match) return undefined
  const rate = Number(match[1]) * 100 + Number(match[2] ?? 0) * 10
  return rate <= 10_000 ? rate : undefined
}

/** What can be given of a rate: rates from before they had steps are told a little lower. */
export function writeRate(rate: number, mark: '.' | ','): string {
  const tenths = Math.floor(rate / 10)
  const whole = String(Math.floor(tenths / 10))
  return tenths % 10 === 0 ? whole : `${whole}${mark}${tenths % 10}`
}
