import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import {
  listGames,
  listHotGames,
  listVendors,
  type Game,
  type Lane,
} from '@baize/contract/catalogue'
import { testApp } from '../../../testing/app.ts'

const { server, db, defects } = await testApp()

async function ask(path: string, headers: Record<string, string> = {}) {
  const reply = await server.inject({ method: 'GET', url: path, headers })
  return { reply, ...(reply.json() as { success: boolean; code: string; value: unknown }) }
}

const games = async (query: string, headers?: Record<string, string>) => {
  const { value } = await ask(`${listGames.path}?${query}`, headers)
  return value as { games: Game[]; total: number; totalPages: number }
}

describe('the calls', () => {
  it.each([
    ['vendors', listVendors, ''],
    ['hot games', listHotGames, ''],
    ['a page of games', listGames, '?gameType=ALL&pageSize=200&language=KO'],
    ['an empty page', listGames, '?gameType=none'],
  ])('[C11] answer with %s as the contract says', async (_, { path, reply: schema }, query) => {
    const { reply, value, success } = await ask(`${path}${query}`)
    expect(reply.statusCode).toBe(200)
    expect(success).toBe(true)
    expect([...Compile(schema).Errors(value)]).toEqual([])
    expect(reply.headers['cache-control']).toBe('public, max-age=30')
  })

  it('take the language of the input, else that of the call', async () => {
    const name = async (query: string, headers = {}) =>
      (await games(`gameType=HOT&pageSize=1${query}`, headers)).games[0]?.displayName
    expect(await name('&language=JA', { 'x-language': 'PT' })).toBe('甘い灯籠')
    expect(await name('', { 'x-language': 'PT' })).toBe('Doce Lanterna')
    expect(await name('')).toBe('Sweet Lantern')
  })

  it('take every field of the wire, and answer the same question the same', async () => {
    const query =
      'gameType=RNG&vassalage=KITE&gameClassify=JP&gameName=gem&pageNo=1&pageSize=5' +
      '&language=EN&clientType=3&platform=flash,html5-desktop&merchant=demo'
    const first = await games(query)
    expect(first.games.map(({ gameName }) => gameName)).toContain('Royal Gems')
    expect(
      first.games.every((game) => game.vassalage === 'KITE' && game.gameClassify === 'JP'),
    ).toBe(true)
    expect(await games(query)).toEqual(first)
  })

  it.each([
    ['no category', ''],
    ['page 0', 'gameType=RNG&pageNo=0'],
    ['page -1', 'gameType=RNG&pageNo=-1'],
    ['a huge page', 'gameType=RNG&pageNo=99999999999'],
    ['a page of 201', 'gameType=RNG&pageSize=201'],
    ['a language that is not spoken', 'gameType=RNG&language=XX'],
    ['a field that is not known', 'gameType=RNG&sort=name'],
    ['a name of ten thousand signs', `gameType=RNG&gameName=${'x'.repeat(10_000)}`],
  ])('refuse %s', async (_, query) => {
    const { reply, code } = await ask(`${listGames.path}?${query}`)
    expect([reply.statusCode, code]).toEqual([400, 'invalid_input'])
  })

  it.each(["'; drop table catalogue.games; --", '.*', '(((', '%_%', '🎲🎲', '\\'])(
    '[C6] look for %j as it is written',
    async (name) => {
      expect(await games(`gameType=ALL&gameName=${encodeURIComponent(name)}`)).toMatchObject({
        total: 0,
      })
    },
  )

  it('[C10] show a new edition', async () => {
    await db.sql`update catalogue.vendors set maintenance = true where code = 'KITE'`
    await expect
      .poll(async () => {
        const { value } = await ask(listVendors.path)
        const lane = (value as { data: { lanes: Lane[] } }).data.lanes.find(
          (l) => l.title === 'RNG',
        )
        return lane?.cards.at(-1)?.vassalage
      })
      .toBe('KITE')
  })
})

describe('pictures', () => {
  const art = (path: string, encoding = 'identity') =>
    server.inject({ url: path, headers: { 'accept-encoding': encoding } })

  it('[C13] every address that the calls give has one', async () => {
    const { games: shown } = await games('gameType=ALL&pageSize=200')
    const { value } = await ask(listVendors.path)
    const cards = (value as { data: { lanes: Lane[] } }).data.lanes.flatMap((lane) => lane.cards)
    const addresses = [
      ...shown.map(({ iconUrl }) => iconUrl),
      ...cards.flatMap(({ iconUrl, lagerIcon }) => [iconUrl, lagerIcon]),
      '/art/v1/card-back.svg',
      '/art/v1/rays.svg',
      '/art/v1/mark.svg',
      '/art/v1/baize/tiger.svg?n=tiger',
    ]
    for (const address of addresses) {
      const { statusCode, headers, body } = await art(address)
      expect([address, statusCode]).toEqual([address, 200])
      expect(headers['content-type']).toBe('image/svg+xml')
      expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[^"]+".*<\/svg>$/)
    }
  })

  it('[C13] may be kept for ever, and runs nothing', async () => {
    const { headers } = await art('/art/v1/KITE/royal-gems.svg?c=RNG&n=Royal%20Gems')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
  })

  it('[C13] are the same however they are packed', async () => {
    const address = '/art/v1/KITE/royal-gems.svg?c=RNG&n=Royal%20Gems'
    const plain = await art(address)
    const brotli = await art(address, 'gzip, deflate, br')
    const zipped = await art(address, 'br;q=0, gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it('[C13] differ by vendor, code and name', async () => {
    const bodies = await Promise.all(
      ['KITE/a.svg', 'KITE/b.svg', 'TIDAL/a.svg', 'KITE/a.svg?n=tiger', 'KITE/a.svg?n=shark'].map(
        async (path) => (await art(`/art/v1/${path}`)).body,
      ),
    )
    expect(new Set(bodies).size).toBe(5)
  })

  it.each([
    `KITE/${'x'.repeat(61)}.svg`,
    'KITE/a%2Fb.svg',
    'KITE/a%00.svg',
    'KITE/..%2f..%2fetc.svg',
    'KITE/a.svg?c=CHESS',
    'KITE/a.svg?x=1',
    'KITE/a.svg?n=a&n=b',
    `KITE/a.svg?n=${'x'.repeat(121)}`,
    'KITE/a.svg?n=%07',
    'rays.svg?n=1',
    'vendor/K!.svg',
    'vendor/KITE.svg?c=RNG',
    'live/%F0%9F%8E%B2.svg',
  ])('[C13] %s is refused', async (path) => {
    const { statusCode, headers, body } = await art(`/art/v1/${path}`)
    expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([
      400,
      'invalid_input',
    ])
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['KITE/a.png', 'KITE', 'vendor/KITE/other.svg', ''])('%j is no picture', async (path) => {
    expect((await art(`/art/v1/${path}`)).statusCode).toBe(404)
  })

  it('hold no word of the address, whatever it says', async () => {
    const { body } = await art(
      `/art/v1/KITE/a.svg?n=${encodeURIComponent('</svg><script>alert(1)</script>')}`,
    )
    expect(body).not.toMatch(/script|alert/)
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})
