import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeCsPath } from '@baize/contract/system/cs-path'
import type { LinksDocument } from '@baize/contract/system/system-settings'
import { checkLinks, countriesOf, customerServiceOf, routesOf } from './links.ts'

const path = new URL('../../../../../brands/demo/brand.json', import.meta.url)
const { links } = JSON.parse(readFileSync(path, 'utf8')) as { links: LinksDocument }

describe('links', () => {
  it('[S7] those of the demo brand pass', () => {
    expect(checkLinks(links)).toEqual({ ok: true, value: undefined })
  })

  const refused: [string, Partial<LinksDocument>, string][] = [
    [
      'a script',
      { resources: [{ labelNameEn: 'TELEGRAM', url: 'javascript:alert(1)' }] },
      'resources 1',
    ],
    [
      'another host in disguise',
      { resources: [{ labelNameEn: 'TELEGRAM', url: '//evil.example' }] },
      'resources 1',
    ],
    [
      'one with a backslash',
      { resources: [{ labelNameEn: 'TELEGRAM', url: '/\\evil.example' }] },
      'resources 1',
    ],
    [
      'data',
      { customerService: [{ csType: 'EMAIL', url: 'data:text/html,x' }] },
      'customerService 1',
    ],
    [
      'a domain with a path',
      { domainRoutes: [{ domain: 'a.example/x', kind: 'WEB', priority: 1 }] },
      'domainRoutes 1',
    ],
    ['a CDN that is no host', { imageCDNs: ['cdn.example', 'not a host'] }, 'imageCDNs 2'],
    ['an analytics id with a quote', { gtagId: "G-1'" }, 'gtagId'],
    ['a main domain with a protocol', { mainDomain: 'https://a.example' }, 'mainDomain'],
    [
      'a wrong dialling code',
      { countries: [{ countryCode: 'PH', countryDialingCode: '1' }] },
      'countries 1',
    ],
  ]
  it.each(refused)('[S7] %s is refused', (_, change, setting) => {
    expect(checkLinks({ ...links, ...change })).toMatchObject({
      code: 'invalid_setting',
      params: { setting },
    })
  })

  it('[S10] customer-service addresses end in a key of eight characters and can be read', () => {
    const entries = customerServiceOf(links)
    expect(entries.map(({ path }) => decodeCsPath(path))).toEqual(
      links.customerService.map(({ url }) => url),
    )
    expect(customerServiceOf(links)).toEqual(entries)
    expect(entries.some(({ path }) => path.includes('support'))).toBe(false)
  })

  it('[S10] domain routes come lowest number first, equal ones as written', () => {
    const route = (domain: string, priority: number) => ({ domain, kind: 'WEB' as const, priority })
    const domainRoutes = [route('c', 9), route('a', 1), route('b', 1)]
    expect(routesOf({ ...links, domainRoutes }).map(({ domain }) => domain)).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('[S10] an empty list of countries means all, a filled one means those', () => {
    const all = countriesOf(links)
    expect(all.length).toBeGreaterThan(200)
    expect(all).toContainEqual({ countryCode: 'PH', countryDialingCode: '63' })
    const countries = [{ countryCode: 'KR', countryDialingCode: '82' }]
    expect(countriesOf({ ...links, countries })).toEqual(countries)
  })
})
