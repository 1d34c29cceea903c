import { describe, expect, test } from 'vitest'
import { findGlyph, letters } from './alphabet.ts'
import { bannerArtSvg } from './banner.ts'
import { cardBackSvg } from './card-back.ts'
import { emblemNames, emblemSvg } from './emblem.ts'
import { liveTableSvg } from './live-table.ts'
import { monogramOf, vendorLogoSvg } from './monogram.ts'
import { offerArtSvg } from './offer.ts'
import { fingerprint } from './seed.ts'
import { listFaults, readSvg } from './testing/read-svg.ts'
import { tileSvg } from './tile.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"/><image href="https://example.test/x"/>',
  ']]>&amp;&nbsp;<!--',
  '__proto__',
  'toString',
  '\u0000\u0008\uFFFF',
  '\uD800',
  '🂡ドラゴン호랑이\u202E',
  'ﷺ'.repeat(3000),
  'Zq9'.repeat(3500),
  '',
]

const PICTURES: Record<string, (text: string) => string> = {
  tile: (text) => tileSvg({ vendor: text, code: text, name: text, category: text }),
  logo: (text) => vendorLogoSvg({ code: text, name: text }),
  banner: (text) => bannerArtSvg({ seed: text, tiles: [{ vendor: text, code: text, name: text }] }),
  table: (text) => liveTableSvg({ vendor: text, code: text, name: text }),
  offer: (text) => offerArtSvg(text, 'card'),
  plate: (text) => offerArtSvg(text, 'plate'),
  emblem: (text) => emblemSvg('star', { accent: text, light: text, deep: text }),
}

describe('any text may be a vendor, a code, a name or a seed', () => {
  test.each(Object.entries(PICTURES))(
    '[A4] the %s is well formed and has none of it inside',
    (_, draw) => {
      for (const text of HOSTILE) {
        const svg = draw(text)
        expect(listFaults(svg)).toEqual([])
        expect(svg).toMatch(/^[\x20-\x7e]+$/)
        // Shorter texts may be parts of any number or word; nine characters are nobody's chance.
        expect(text.length > 8 && svg.includes(text.slice(0, 9))).toBe(false)
      }
    },
  )

  test('[A5] a banner stays small when its names are long', () => {
    expect(PICTURES['banner']?.('x'.repeat(10_000)).length).toBeLessThan(120_000)
  })
})

describe('every other picture', () => {
  const pictures = [
    ...emblemNames.flatMap((name) =>
      [0, 1, 2, 3, 4, 5].map((variant) => emblemSvg(name, {}, variant)),
    ),
    ...['16:9', '4:3'].flatMap((ratio) =>
      Array.from({ length: 60 }, (_, i) =>
        liveTableSvg({ vendor: 'v', code: `${i}`, ratio: ratio === '4:3' ? '4:3' : '16:9' }),
      ),
    ),
    ...letters.flatMap((one) => ['A', '7'].map((two) => vendorLogoSvg({ code: one + two }))),
    ...Array.from({ length: 20 }, (_, i) =>
      bannerArtSvg({ seed: `${i}`, tiles: [{ vendor: 'v', code: `${i}` }] }),
    ),
    ...Array.from({ length: 30 }, (_, i) => offerArtSvg(`${i}`, 'card')),
    ...Array.from({ length: 30 }, (_, i) => offerArtSvg(`${i}`, 'wide')),
    cardBackSvg(),
  ]

  test('[A5] is a well-formed drawing and nothing else', () => {
    for (const picture of pictures) expect(listFaults(picture)).toEqual([])
  })

  test.each([
    [
      'logo',
      () => vendorLogoSvg({ code: 'HL', name: 'Harlow' }),
      'b52e84a4015804f3d366f8d067107887',
    ],
    [
      'banner',
      () => bannerArtSvg({ seed: 'home', tiles: [{ vendor: 'HL', code: '1' }] }),
      'ee0cdf9d429c7c57e1f5c0804d65634a',
    ],
    [
      'table',
      () => liveTableSvg({ vendor: 'HL', code: '1', name: 'Baccarat' }),
      '58379b8843a134f892bebb0389281473',
    ],
    ['offer', () => offerArtSvg('fan-week', 'card'), 'e2593a4a8cf4b2ba11033b6d7faeb39d'],
    ['card back', cardBackSvg, 'f04423b8bb08255c9ad9e178d195e79c'],
  ])('[A1] the %s never changes', (_, draw, print) => {
    expect(fingerprint(draw())).toBe(print)
  })

  test('a table shows the game that its name tells, in any of our languages', () => {
    const table = (name: string) => liveTableSvg({ vendor: 'v', code: '1', name })
    expect(table('Salon Roulette')).toBe(table('ルーレット'))
    expect(table('Roleta')).toBe(table('룰렛'))
    expect(table('Roleta')).not.toBe(table('Bacará'))
  })

  test('an offer pictures what its seed names, and each seed has a look of its own', () => {
    const paths = (svg: string) =>
      readSvg(svg).flatMap(({ attributes }) => attributes.get('d') ?? [])
    const lotuses = Array.from({ length: 30 }, (_, i) => paths(emblemSvg('lotus', {}, i)))
    const shown = paths(offerArtSvg('lotus-week', 'plate'))
    expect(lotuses.some((lotus) => lotus.every((path) => shown.includes(path)))).toBe(true)
    const looks = Array.from({ length: 40 }, (_, i) => offerArtSvg(`o${i}`, 'card'))
    expect(new Set(looks).size).toBe(40)
  })

  test('the 4:3 table is taller than the 16:9 one', () => {
    const box = (ratio: '16:9' | '4:3') =>
      readSvg(liveTableSvg({ vendor: 'v', code: '1', ratio }))[0]?.attributes.get('viewBox')
    expect(box('16:9')).toBe('0 0 366 206')
    expect(box('4:3')).toBe('0 -28 366 274.5')
  })
})

describe('[A8] a vendor’s letters', () => {
  test.each([
    ['HL', 'Harlow', 'HL'],
    ['jdb', 'JDB Gaming', 'JD'],
    ['PRAGMATIC_PLAY', 'Pragmatic Play', 'PP'],
    ['EVOLUTION', 'Evolution', 'EV'],
    ['LONGCODE', '', 'LO'],
    ['été', '', 'ET'],
    ['9', '', '9'],
    ['ドラゴン', '龍', ''],
  ])('code %s, name %s: %s', (code, name, expected) => {
    expect(monogramOf(code, name).join('')).toBe(expected)
  })

  test('each of A to Z and 0 to 9 has a glyph, and nothing else has', () => {
    expect(letters.toSorted().join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(['a', 'Ä', 'constructor', ''].map(findGlyph)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

test('an emblem takes CSS colours and variables for its tones', () => {
  const svg = emblemSvg('envelope', {
    light: 'var(--text-3)',
    brass: '#e4bd66',
    accent: 'currentColor',
  })
  expect(svg).toContain('fill="var(--text-3)"')
  expect(svg).toContain('fill="currentColor"')
})
