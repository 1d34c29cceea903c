// Thirty-two letters and digits that nobody mistakes for one another; each byte picks one of them evenly.
const letters = 'abcdefghjkmnpqrstuvwxyz023456789'

/** Twenty characters by chance in groups of five: 100 bits, and still possible to read out. */
export function makePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  const picked = [...bytes].map((byte) => letters.charAt(byte % letters.length)).join('')
  return picked.replaceAll(/(.{5})(?=.)/g, '$1-')
}
