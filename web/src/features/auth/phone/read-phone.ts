import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'

// The package throws for any other.
const callingCodes = new Set<string>(
  getCountries().map((country) => getCountryCallingCode(country)),
)

/**
 * The digits that a person calls a number, from the dialling code that was picked and whatever way the rest is written:
 * as typed, or without the country where that was typed too. Nothing for what is no mobile number. The server reads
 * numbers the same way.
 */
export function readPhone(dialingCode: string, typed: string): string | undefined {
  const text = plainDigits(typed)
  if (text.length === 0 || text.length > 40) return undefined
  const options = callingCodes.has(dialingCode) ? { defaultCallingCode: dialingCode } : {}
  const number = parsePhoneNumberFromString(text, options)
  if (number?.isValid() !== true) return undefined
  return text.startsWith('+') ? number.nationalNumber : text
}

function plainDigits(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '')
  if (/[^0-9+().\-/]/.test(text)) return ''
  return text.replaceAll(/[().\-/]/g, '').replace(/^00/, '+')
}
