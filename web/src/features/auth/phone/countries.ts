import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useSystem } from '../../../shared/system.ts'

export type Country = {
  /** ISO code, which stands where others draw a flag. */
  readonly countryCode: string
  readonly countryDialingCode: string
}

const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call(calls.listCountries, {}, { signal }),
  staleTime: 300_000,
})

/** The countries whose numbers the operator takes, and the one that fits where the visitor is. */
export function useCountries(): {
  readonly countries: readonly Country[]
  readonly usual: Country | undefined
} {
  const { data: countries = [] } = useQuery(countriesQuery)
  const { location, info } = useSystem()
  return {
    countries,
    usual: usualCountry(countries, [location.country, ...homes(info.brand.currency)]),
  }
}

/** Where somebody may be at home: in the country of the brand's money, else in that of the browser's language. */
function homes(currency: string): string[] {
  const regions = navigator.languages.map((tag) => tag.split('-')[1]?.toUpperCase() ?? '')
  // The first two letters of a currency are its country: PHP, THB, JPY.
  return [currency.slice(0, 2), ...regions]
}

export function usualCountry(
  countries: readonly Country[],
  guesses: readonly string[],
): Country | undefined {
  const known = guesses.map((guess) => countries.find(({ countryCode }) => countryCode === guess))
  return known.find(Boolean) ?? countries[0]
}

/** The countries by their names in the person's language. */
export function useSorted(countries: readonly Country[]): readonly Country[] {
  const { tag } = languageEntry(useLanguage())
  const nameOf = useCountryName()
  const { compare } = new Intl.Collator(tag)
  return countries.toSorted((one, other) =>
    compare(nameOf(one.countryCode), nameOf(other.countryCode)),
  )
}

/** Names of countries in the person's language. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames([languageEntry(useLanguage()).tag, 'en'], { type: 'region' })
  return (code) => names.of(code) ?? code
}
