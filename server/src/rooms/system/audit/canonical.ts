/**
 * One text for one value, whoever writes it: keys in the order of their code units, no spaces, fields that are
 * undefined left out. Two values with the same text are the same value.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`)
    return `{${fields.join(',')}}`
  }
  const text = JSON.stringify(value)
  if (text === undefined) throw new TypeError('This value has no form in JSON.')
  return text
}
