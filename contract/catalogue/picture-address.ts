/** Addresses of drawn pictures: whoever knows a game's code and name knows where its picture is. */

type Pictured = {
  readonly vendor: string
  readonly category: string
  readonly code: string
  /** The English one. */
  readonly name: string
}

/** Where the picture of a game is. */
export function gamePictureAddress({ vendor, category, code, name }: Pictured): string {
  if (category === 'LIVE') return `/art/v1/live/${code}.svg?n=${inAddress(name)}`
  return `/art/v1/${vendor}/${code}.svg?c=${category}&n=${inAddress(name)}`
}

export function vendorPictureAddress(code: string, name: string): string {
  return `/art/v1/vendor/${code}.svg?n=${inAddress(name)}`
}

/** With the longest codes an address has 127 characters before its name, and the wire allows it 300. */
const longestName = 160

/** A name inside an address; so much of it as there is room for. */
export function inAddress(name: string): string {
  const whole = encodeURIComponent(name)
  if (whole.length <= longestName) return whole
  let encoded = ''
  for (const character of name) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > longestName) break
    encoded += next
  }
  return encoded
}
