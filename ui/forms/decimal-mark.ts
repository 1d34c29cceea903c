/** The mark that a language (a BCP 47 tag) puts before decimals. */
export function decimalMark(tag: string): '.' | ',' {
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
