/** A code that fits a name: its Latin letters and digits in capitals. One in another script has none. */
export function codeFor(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 40)
}

export const isCode = (text: string) => /^[A-Z0-9_]{2,40}$/.test(text)
