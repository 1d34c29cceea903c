/** The mark before decimals, as the language writes it. */
export function decimalMark(tag: string): '.' | ',' {
  return new Intl.NumberFormat(tag).format(1.5).includes(',') ? ',' : '.'
}
