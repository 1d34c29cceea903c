import { randomInt, type RandomBytes } from '@baize/kernel/random'

/** Signs that nobody takes for another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

/** Eight signs by chance: nothing of it says whose it is. */
export function makeCode(randomBytes: RandomBytes): string {
  return Array.from({ length }, () => signs[randomInt(randomBytes, signs.length)]).join('')
}

/** A code as people write it: small letters, with a dash or spaces; nothing for what cannot be one. */
export function readCode(written: string): string | undefined {
  const code = written.replaceAll(/[\s-]/g, '').toUpperCase()
  return code.length === length && [...code].every((sign) => signs.includes(sign))
    ? code
    : undefined
}
