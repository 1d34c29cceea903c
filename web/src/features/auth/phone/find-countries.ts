import type { Country } from './countries.ts'

/** The countries that a search means: by name, by ISO code, or by dialling code with or without its sign. */
export function findCountries(
  countries: readonly Country[],
  words: string,
  nameOf: (code: string) => string,
): Country[] {
  const wanted = fold(words)
  return countries.filter(
    ({ countryCode, countryDialingCode }) =>
      fold(nameOf(countryCode)).includes(wanted) ||
      countryCode.toLowerCase() === wanted ||
      (wanted !== '' && countryDialingCode.startsWith(wanted.replace(/^\+/, ''))),
  )
}

/** Accents and capitals do not matter to whoever searches. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
