import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCountryCode, isOldData, openGeo } from './geo.ts'
import { pack, unpack } from './packed.ts'
import { bitsOf, findCountry, spansOf, type Range } from './spans.ts'

const root = fileURLToPath(new URL('../../../../../..', import.meta.url))

describe('the embedded geo data', () => {
  const { countryOf, about } = openGeo({ root })

  it('knows countries of IPv4 and IPv6', () => {
    expect(countryOf('8.8.8.8')).toBe('US')
    expect(countryOf('112.198.0.1')).toBe('PH')
    expect(countryOf('2001:4860:4860::8888')).toBe('US')
    expect(countryOf('2001:4450::1')).toBe('PH')
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '203.0.113.5',
    '255.255.255.255',
    '::1',
    'fd00::1',
    'fe80::1',
    'x',
    '',
  ])('[S2] %s is in no country', (ip) => expect(countryOf(ip)).toBe(''))

  it('[S38] says whose it is, of when, and under which licence', () => {
    expect(about).toMatchObject({ source: 'IPFire Project', licence: 'CC BY-SA 4.0' })
    expect(about.date).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(about.link).toBe('https://location.ipfire.org/')
  })

  it('knows which codes are countries', () => {
    expect(['PH', 'KR', 'GB', 'XK'].every(isCountryCode)).toBe(true)
    expect(['ZZ', 'XX', 'EU', 'ph', 'PHL', ''].some(isCountryCode)).toBe(false)
  })
})

describe('files of the merchant', () => {
  const folder = mkdtempSync(join(tmpdir(), 'geo-'))
  const file = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  const open = (files: string) => openGeo({ root: '', files })

  it('[S38] of text are read, by numbers or addresses, IPv4 and IPv6 apart', () => {
    const head = '# Generated: Thu, 25 Jun 2026 04:33:59 GMT\n# Vendor: Own\n# License: Ours\n'
    const v4 = file('v4', `${head}16777216,16777471,AU\n"8.8.8.0","8.8.8.255","US"\n`)
    const v6 = file('v6', '2001:4450::,2001:4450:ffff:ffff:ffff:ffff:ffff:ffff,PH\n')
    const { countryOf } = open(`${v4}, ${v6}`)
    const asked = [
      '1.0.0.0',
      '1.0.0.255',
      '1.0.1.0',
      '8.8.8.8',
      '8.8.9.0',
      '2001:4450::7',
      '2a00::',
    ]
    expect(asked.map(countryOf)).toEqual(['AU', 'AU', '', 'US', '', 'PH', ''])
    expect(open(v4).about).toEqual({ source: 'Own', date: '2026-06-25', licence: 'Ours', link: '' })
  })

  it.each([
    ['none', 'cannot be read'],
    [file('bad', '1.0.0.0,1.0.0.255,AU\nnonsense\n'), 'bad, line 2 is no range'],
    [file('turned', '1.0.0.9,1.0.0.1,AU\n'), 'line 1 is no range'],
    [file('empty', '# nothing\n'), 'has no range of IPv4'],
    [file('bad.mmdb', 'no data'), "not a file in MaxMind's form"],
  ])('[S38] %s is refused in one sentence', (path, says) => {
    expect(() => open(path)).toThrow(says)
    expect(() => open(path)).toThrow(/^GEO_FILE: .*\.$/)
  })
})

describe('the age of data', () => {
  const about = { date: '2026-06-25' }

  it('[S38] is old after half a year, and where it does not say', () => {
    expect(isOldData(about, new Date('2026-12-21T00:00:00Z'))).toBe(false)
    expect(isOldData(about, new Date('2026-12-22T00:00:00Z'))).toBe(true)
    expect(isOldData({ date: '' }, new Date('2026-06-26T00:00:00Z'))).toBe(true)
  })
})

describe('spans', () => {
  it.each([
    ['0.0.0.0', 0n],
    ['255.255.255.255', 0xff_ff_ff_ffn],
    ['::', 0n],
    ['::1.2.3.4', 0n],
    ['1::', 1n << 48n],
    ['2001:db8:1:2:3:4:5:6', 0x20_01_0d_b8_00_01_00_02n],
    ['1:2:3:4::', 0x00_01_00_02_00_03_00_04n],
    ['1:2:3::4:5:6:7', 0x00_01_00_02_00_03_00_00n],
  ])('%s is read by its bits', (ip, bits) => expect(bitsOf(ip)).toBe(bits))

  const drawn = fc.uniqueArray(fc.nat(60), { minLength: 2, maxLength: 20 }).map((ends) => {
    const sorted = ends.toSorted((a, b) => a - b)
    const ranges: Range[] = []
    for (let i = 0; i + 1 < sorted.length; i += 2) {
      const [first, last] = [BigInt(sorted[i] ?? 0), BigInt(sorted[i + 1] ?? 0)]
      ranges.push({ family: 4, first, last, country: ['AU', 'PH', ''][i % 3] ?? '' })
    }
    return ranges
  })

  it('say for every address what the ranges say, also packed and read again', () => {
    const about = { source: 's', date: 'd', licence: 'l', link: '' }
    fc.assert(
      fc.property(drawn, (ranges) => {
        const { spans, about: kept } = unpack(pack(spansOf(ranges), about))
        expect(kept).toEqual(about)
        for (let address = 0; address <= 61; address += 1) {
          const own = ranges.find(({ first, last }) => first <= address && address <= last)
          expect(findCountry(spans, `0.0.0.${address}`)).toBe(own?.country ?? '')
        }
      }),
      { numRuns: 50 },
    )
  })
})
