import { isTrivialCode } from '@baize/kernel/trivial-code'
import { isWeakPassword } from '../credentials/weak-password.ts'

/** What somebody who knows the person would try. */
export type KnownOf = {
  readonly account: string
  /** Digits of phones, however they are written. */
  readonly phones: readonly (string | null | undefined)[]
  /** yyyy-MM-dd, or empty. */
  readonly birthday: string
}

/**
 * Whether a payment password would be among the first that somebody tries: a trivial one, the birthday in any order of
 * its parts, a piece of the phone or of the name. One of more than digits is held against what a login password is, too.
 */
export function isGuessable(code: string, { account, phones, birthday }: KnownOf): boolean {
  const plain = code.normalize('NFKC').toLowerCase()
  if (isTrivialCode(plain)) return true
  if (account.normalize('NFKC').toLowerCase().includes(plain)) return true
  if (phones.some((phone) => (phone ?? '').replaceAll(/\D/g, '').includes(plain))) return true
  if (datesOf(birthday).some((date) => date === plain)) return true
  return !/^\d+$/.test(plain) && isWeakPassword(plain, account)
}

/** A day as people write it without signs: with two or four digits of the year, and without one part of it. */
function datesOf(birthday: string): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-')
  if (day === '') return []
  return [year, year.slice(2)].flatMap((y) =>
    [
      [day, month, y],
      [month, day, y],
      [y, month, day],
      [y, day, month],
      [month, y],
      [y, month],
      [day, y],
      [y, day],
      [day, month],
      [month, day],
      [y, y],
    ].map((parts) => parts.join('')),
  )
}
