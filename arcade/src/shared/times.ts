/** A multiplier in hundredths as people write it: 247 is 2.47×. */
export function timesText(hundredths: number, tag: string): string {
  const text = (hundredths / 100).toLocaleString(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${text}×`
}
