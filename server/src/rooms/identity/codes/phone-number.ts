import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString as parse,
} from 'libphonenumber-js/mobile'
import { ok, refuse, type Result } from '@baize/kernel/result'

// The package throws for any other.
const callingCodes = new Set<string>(
  getCountries().map((country) => getCountryCallingCode(country)),
)

export type PhoneRefusal = 'missing-phone-number' | 'invalid-phone-number'

/**
 * The number as E.164, from the dialling code that was picked and whatever way the person writes the rest: with
 * spaces and dashes, with the leading zero of home, with the country in front as `+63`, `0063` or `63`.
 * A number that names its country itself is believed over the picker.
 */
export function readPhone(
  dialingCode: string | undefined,
  typed: string,
): Result<string, PhoneRefusal> {
  const text = plainDigits(typed)
  if (text === '') return refuse('missing-phone-number')
  // Longer than any way to write a number: nothing to be read.
  if (text.length > 40) return refuse('invalid-phone-number')
  const code = (dialingCode ?? '').replace(/^\+/, '')
  const options = callingCodes.has(code) ? { defaultCallingCode: code } : {}
  const number = parse(text, options)
  return number?.isValid() === true ? ok(number.number) : refuse('invalid-phone-number')
}

/** Digits as typed, with a `+` in front where the number begins with its country. */
function plainDigits(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '')
  // Letters are no habit of writing numbers here, and `ext. 5` cannot get an SMS.
  if (/[^0-9+().\-/]/.test(text)) return text === '' ? '' : 'x'
  return text.replaceAll(/[().\-/]/g, '').replace(/^00/, '+')
}

/** The digits that a person calls the number: as typed, or without the country where that was typed too. */
export function localDigits(typed: string, mobile: string): string {
  const text = plainDigits(typed)
  if (!text.startsWith('+')) return text
  return parse(mobile)?.nationalNumber ?? text
}
