import { createHash } from 'node:crypto'
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min'
import { encodeCsPath } from '@baize/contract/system/cs-path'
import { linksDocument, type LinksDocument } from '@baize/contract/system/system-settings'
import type { SystemInfo } from '@baize/contract/system/system'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { DocumentRules } from '../documents/documents.ts'
import { requireSaid } from './wrong.ts'

type Country = LinksDocument['countries'][number]

/** Every country with a dialling code. */
const everyCountry: readonly Country[] = getCountries().map((code: CountryCode) => ({
  countryCode: code,
  countryDialingCode: getCountryCallingCode(code),
}))

/** The countries of the phone field: those that the operator lists, in that order, or all. */
export function countriesOf({ countries }: LinksDocument): readonly Country[] {
  return countries.length > 0 ? countries : everyCountry
}

/** Best first: the lowest number, as with mail servers; of two equal ones the first written. */
export function routesOf({ domainRoutes }: LinksDocument): LinksDocument['domainRoutes'] {
  return domainRoutes.toSorted((a, b) => a.priority - b.priority)
}

/** Entries in the wire's form. The key follows from the address, so that every node writes the same. */
export function customerServiceOf({
  customerService,
}: LinksDocument): SystemInfo['customerService'] {
  return customerService.map(({ csType, url }) => ({
    csType,
    path: encodeCsPath(url, createHash('sha256').update(url).digest('base64url').slice(0, 8)),
  }))
}

const hostForm =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*(?::\d{1,5})?$/i
const isHost = (value: string) => hostForm.test(value)
const isHostOrNone = (value: string) => value === '' || isHost(value)

/** A page of our own, or an address with one of the protocols. Anything else could run in the page. */
function leadsTo(url: string, protocols: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(url)) return true
  return URL.canParse(url) && protocols.includes(new URL(url).protocol)
}
const isLink = (url: string) => leadsTo(url, ['https:', 'http:', 'itms-services:'])
const isContact = (url: string) => leadsTo(url, ['https:', 'http:', 'mailto:', 'tel:', 'sms:'])

const isCountry = ({ countryCode, countryDialingCode }: Country) =>
  everyCountry.some(
    (known) => known.countryCode === countryCode && known.countryDialingCode === countryDialingCode,
  )

export function checkLinks(links: LinksDocument): Result<undefined, 'invalid_setting'> {
  const bad = [
    ...badItems('resources', links.resources, ({ url }) => isLink(url)),
    ...badItems('customerService', links.customerService, ({ url }) => isContact(url)),
    ...badItems('domainRoutes', links.domainRoutes, ({ domain }) => isHost(domain)),
    ...badItems('imageCDNs', links.imageCDNs, isHost),
    ...badItems('launchGameCDNs', links.launchGameCDNs, isHost),
    ...badItems('countries', links.countries, isCountry),
    ...(isHostOrNone(links.mainDomain) ? [] : ['mainDomain']),
    ...(/^(?:[A-Z]{1,4}-[A-Z0-9-]{1,36})?$/.test(links.gtagId) ? [] : ['gtagId']),
  ]
  return bad[0] === undefined ? ok() : refuse('invalid_setting', { setting: bad[0] })
}

/** The places of the items that do not pass, counted from one, as people do. */
function badItems<Item>(
  setting: string,
  items: readonly Item[],
  isGood: (item: Item) => boolean,
): string[] {
  return items.flatMap((item, index) => (isGood(item) ? [] : [`${setting} ${index + 1}`]))
}

/** Where the site leads, and from where its parts come. */
export const linksRules: DocumentRules<typeof linksDocument> = {
  document: linksDocument,
  published: 'ops.actionLinksPublished',
  isNeeded: true,
  seed: requireSaid,
  check: checkLinks,
}
