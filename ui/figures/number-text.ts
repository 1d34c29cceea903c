/**
 * Keeps of a typed or pasted text what can be a number: digits (full-width ones as plain ones) and, where decimals
 * are allowed, the first decimal mark with as many digits after it. The text stays a text: a number type would lose
 * digits, and the reader (`parseMoney`) decides what it means.
 */
export function keepNumber(text: string, decimals: number, mark: '.' | ',' = '.'): string {
  const plain = text.replaceAll(/[\uff10-\uff19]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - 0xfee0),
  )
  const kept = plain.replaceAll(mark === ',' ? /[^0-9,]/g : /[^0-9.]/g, '')
  const at = kept.indexOf(mark)
  if (at < 0) return kept
  const whole = kept.slice(0, at)
  if (decimals === 0) return whole
  const fraction = kept.slice(at + 1).replaceAll(mark, '')
  return `${whole}${mark}${fraction.slice(0, decimals)}`
}
