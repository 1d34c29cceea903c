/** A country by its ISO code in the words of a language; a code that nobody knows stays as it is. */
export function countryName(code: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  const name = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }).of(code)
  return name === undefined ? code : `${name} (${code})`
}
