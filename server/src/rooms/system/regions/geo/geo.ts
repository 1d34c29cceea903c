import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRanges } from '../../../../platform/address.ts'
import { StartupProblem } from '../../../../platform/startup-problem.ts'
import type { About } from './about.ts'
import { unpack } from './packed.ts'
import { readMmdb } from './read-mmdb.ts'
import { readText } from './read-text.ts'
import { findCountry, spansOf } from './spans.ts'

export type { About } from './about.ts'
export { ageInDays, isOldData } from './age.ts'

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

const embeddedFile = 'server/data/countries.bin'

/** Where addresses are, and whose word that is. */
export type Geo = { readonly countryOf: CountryOf; readonly about: About }

/** The data that comes with us, or that of files of the merchant's own (`GEO_FILE`); read once, a look-up takes a microsecond. */
export function openGeo({ root, files = '' }: { root: string; files?: string }): Geo {
  const { find, about } = files === '' ? readEmbedded(join(root, embeddedFile)) : readOwn(files)
  return { about, countryOf: (ip) => (nowhere(ip) ? '' : checked(find(ip))) }
}

type Data = { readonly find: CountryOf; readonly about: About }

function readEmbedded(path: string): Data {
  const { spans, about } = unpack(readFileSync(path))
  return { find: (ip) => findCountry(spans, ip), about }
}

/** One file of MaxMind's form, or one or more of text (IPv4 and IPv6 often come apart). */
function readOwn(files: string): Data {
  const paths = files.split(',').map((path) => path.trim())
  const [first = ''] = paths
  if (paths.length === 1 && first.endsWith('.mmdb')) return readMmdb(readFile(first), first)
  const read = paths.map((path) => readText(readFile(path).toString('utf8'), path))
  const spans = spansOf(read.flatMap(({ ranges }) => ranges))
  const [about] = read.map((one) => one.about).toSorted((a, b) => a.date.localeCompare(b.date))
  if (about === undefined || spans.v4.starts.length === 0) {
    throw new StartupProblem(`GEO_FILE: ${files} has no range of IPv4 addresses.`)
  }
  return { find: (ip) => findCountry(spans, ip), about }
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new StartupProblem(`GEO_FILE: ${path} cannot be read.`)
  }
}

/** Data also names regions and networks that are no country. */
const checked = (code: string) => (isCountryCode(code) ? code : '')

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const noCountries = new Set(['ZZ', 'XA', 'XB', 'QO', 'EU', 'EZ', 'UN'])

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country that a rule can name. */
export const countryCodes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !noCountries.has(code) && names.of(code) !== undefined)

const known = new Set(countryCodes)

export function isCountryCode(value: string): boolean {
  return known.has(value)
}
