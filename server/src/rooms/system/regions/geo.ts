import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Reader, type CountryResponse } from 'maxmind'
import { inRanges } from '../../../platform/address.ts'

/** The ISO code of the country that an address is registered in; empty when that is not known. */
export type CountryOf = (plainIp: string) => string

/**
 * Addresses that belong to no country. Registries hand out blocks around them, so the data would name a
 * country for some (192.168.1.1 lies in one of Australia's).
 */
const nowhere = inRanges([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/127',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
])

const dataFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** The embedded data (CC0, from the registries' own lists), read once; a look-up takes a microsecond. */
export function openGeo(): CountryOf {
  const path = createRequire(import.meta.url).resolve(dataFile)
  const reader = new Reader<CountryResponse>(readFileSync(path))
  return (ip) => {
    if (nowhere(ip)) return ''
    try {
      // This data has a shape of its own: one field, where MaxMind's has many.
      return (reader.get(ip) as { country_code?: string } | null)?.country_code ?? ''
    } catch {
      return ''
    }
  }
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const noCountries = new Set(['ZZ', 'XA', 'XB', 'QO', 'EU', 'EZ', 'UN'])

export function isCountryCode(value: string): boolean {
  return /^[A-Z]{2}$/.test(value) && !noCountries.has(value) && names.of(value) !== undefined
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country that a rule can name. */
export const countryCodes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(isCountryCode)
