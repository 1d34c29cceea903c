/** A multiplier in hundredths as people write it: 247 is 2.47×. */
export function timesText(hundredths: number, tag: string): string {
  const text = (hundredths / 100).toLocaleString(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${text}×`
}

/** One in ten-thousandths, with as many places as it has: 11022 is 1.1022×, 242500 is 24.25×. */
export function fineTimesText(tenThousandths: number, tag: string): string {
  const text = (tenThousandths / 10_000).toLocaleString(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  return `${text}×`
}
