import { pick, type RandomBytes } from '@baize/kernel/random'

// Without letters and digits that look like others.
const letters = [...'23456789abcdefghijkmnpqrstuvwxyz']

/** Twenty letters by chance in groups that can be read out: a hundred bits. */
export function makeOneTimePassword(randomBytes: RandomBytes): string {
  const group = () => Array.from({ length: 5 }, () => pick(randomBytes, letters)).join('')
  return [group(), group(), group(), group()].join('-')
}
