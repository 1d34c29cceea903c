import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import {
  listGames,
  listHotGames,
  listMenus,
  listRooms,
  listVendors,
  listVendorTypes,
  type Game,
  type Lane,
} from '@baize/contract/catalogue/catalogue'
import { testApp } from '../../../testing/app.ts'

const { server, db, defects, tokenFor } = await testApp()

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
    ['the types of a vendor', listVendorTypes, '?vassalage=HARLOW'],
    ['the lotteries', listMenus, '?prizeMode=LOTT&device=WEB&language=JA'],
  ])('[C11] answer with %s as the contract says', async (_, { path, reply: schema }, query) => {
    const { reply, value, success } = await ask(`${path}${query}`)
    expect(reply.statusCode).toBe(200)
    expect(success).toBe(true)
    expect([...Compile(schema).Errors(value)]).toEqual([])
    expect(reply.headers['cache-control']).toBe('public, max-age=30')
  })

  it('name the vendors of e-sports and of cockfights that the product has', async () => {
    const { value } = await ask(listVendors.path)
    const { lanes } = (value as { data: { lanes: Lane[] } }).data
    const codes = (title: Lane['title']) =>
      lanes.find((lane) => lane.title === title)?.cards.map(({ vassalage }) => vassalage)
    expect(codes('ESPORTS')).toEqual(['IMES', 'TF'])
    expect(codes('COCKFIGHT')).toEqual(['SV3', 'DS88'])
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
    ['a field that is not known', 'gameType=RNG&order=name'],
    ['an order that is not known', 'gameType=RNG&sort=luck'],
    ['a bet that is no sum', 'gameType=RNG&minBet=1.50'],
    ['a bet below nothing', 'gameType=RNG&minBet=-1'],
    ['a bet that nobody has', `gameType=RNG&minBet=${'9'.repeat(30)}`],
    ['fewer lines than none', 'gameType=RNG&minLineNum=-1'],
    ['a name of ten thousand signs', `gameType=RNG&gameName=${'x'.repeat(10_000)}`],
  ])('refuse %s', async (_, query) => {
    const { reply, code } = await ask(`${listGames.path}?${query}`)
    expect([reply.statusCode, code]).toEqual([400, 'invalid_input'])
  })

  it('[C6] look for a statement as for the words in it', async () => {
    const name = encodeURIComponent("'; drop table catalogue.games; --")
    const before = await games('gameType=ALL')
    await games(`gameType=ALL&gameName=${name}`)
    expect(await games('gameType=ALL')).toEqual(before)
  })

  it.each(['.*', '(((', '%_%', '🎲🎲', '\\'])('[C6] look for %j as it is written', async (name) => {
    expect(await games(`gameType=ALL&gameName=${encodeURIComponent(name)}`)).toMatchObject({
      total: 0,
    })
  })

  it('take the fields of the wire for the hot list and the vendors', async () => {
    const hot = await ask(
      `${listHotGames.path}?merchantCode=demo&isPlatform=2&platform=flash,html5-desktop&language=PT`,
    )
    expect((hot.value as { list: Game[] }).list[0]).toMatchObject({ displayName: 'Doce Lanterna' })
    const vendors = await ask(`${listVendors.path}?platform=html5-desktop&merchantCode=demo`)
    const { lanes } = (vendors.value as { data: { lanes: Lane[] } }).data
    expect(lanes[0]?.cards[0]).toMatchObject({ isGame: 'VASSALAGE', vassalage: 'HARLOW' })
  })

  it.each([
    ['another merchant', { merchant: 'somebody' }, { merchantCode: 'somebody' }],
    ['a platform on which no game runs', { platform: 'flash' }, { platform: 'flash' }],
    ['a client that is no browser', { clientType: '1' }, { isPlatform: '1' }],
  ])('[C30] have nothing for %s', async (_, ofList, ofHot) => {
    const list = await games(`gameType=RNG&${String(new URLSearchParams(ofList))}`)
    expect(list).toEqual({ games: [], total: 0, totalPages: 0 })
    const hot = await ask(`${listHotGames.path}?${String(new URLSearchParams(ofHot))}`)
    expect(hot.value).toEqual({ list: [] })
    const usual = await games('gameType=RNG&merchant=&platform=&clientType=')
    expect(usual.total).toBeGreaterThan(9000)
  })

  it('[C30] name no vendor to another merchant, or for a platform on which no game runs', async () => {
    for (const query of ['merchantCode=somebody', 'platform=flash']) {
      const { value } = await ask(`${listVendors.path}?${query}`)
      expect(value).toEqual({ data: { lanes: [] } })
    }
    const types = await ask(`${listVendorTypes.path}?vassalage=HARLOW&platform=flash`)
    expect(types.value).toEqual({ gameTypes: [] })
  })

  it('[C15] filter by bet and by lines', async () => {
    const cheap = await games('gameType=RNG&minBet=10&pageSize=200')
    const all = await games('gameType=RNG')
    expect(cheap.total).toBeGreaterThan(100)
    expect(cheap.total).toBeLessThan(all.total)
    expect(cheap.games.every(({ minBet }) => Number(minBet) <= 10)).toBe(true)
    const many = await games('gameType=RNG&minLineNum=243&pageSize=200')
    expect(many.games.every(({ lines }) => lines >= 243)).toBe(true)
    expect(await games('gameType=RNG&minBet=0')).toMatchObject({ total: 0, games: [] })
    const both = await games('gameType=RNG&minBet=10&minLineNum=243')
    expect(both.total).toBeLessThan(Math.min(cheap.total, many.total))
  })

  it('[C15] sort by name in the language that is asked', async () => {
    const { games: sorted } = await games('gameType=RNG&sort=name&pageSize=200&language=PT')
    const names = sorted.map(({ displayName }) => displayName)
    const { compare } = new Intl.Collator('pt-BR', { numeric: true })
    expect(names).toEqual(names.toSorted(compare))
    const { games: fresh } = await games('gameType=RNG&sort=new&pageSize=200')
    expect(fresh.every(({ labels }) => labels.includes('NEW'))).toBe(true)
  })

  it('[C18] send the same bytes once, and others in another language', async () => {
    const url = `${listGames.path}?gameType=HOT`
    const tagOf = async (language: string) =>
      String((await ask(url, { 'x-language': language })).reply.headers['etag'])
    const english = await tagOf('EN')
    expect(await tagOf('EN')).toBe(english)
    expect(await tagOf('JA')).not.toBe(english)
    const again = (tag: string, language = 'EN') =>
      server.inject({ url, headers: { 'if-none-match': tag, 'x-language': language } })
    const known = await again(english)
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect(known.headers).toMatchObject({ etag: english, 'cache-control': 'public, max-age=30' })
    expect(known.headers.vary).toContain('x-language')
    expect((await again(english, 'JA')).statusCode).toBe(200)
    expect((await again('"other"')).statusCode).toBe(200)
  })

  it('[C19] know the lotteries and the tables of a vendor', async () => {
    const menus = async (query: string) => {
      const { value } = await ask(`${listMenus.path}?${query}`)
      return (value as { gameMenus: { vassalage: string; tag: string; gameGroupCode: string }[] })
        .gameMenus
    }
    const every = await menus('')
    expect(every).toHaveLength(27 + 31)
    expect(every.every(({ tag, gameGroupCode }) => tag === gameGroupCode)).toBe(true)
    expect(new Set((await menus('prizeMode=SEA')).map((menu) => menu.vassalage))).toEqual(
      new Set(['TCG_SEA']),
    )
    expect(await menus('prizeMode=CHESS')).toEqual([])
    const authorization = `Bearer ${await tokenFor('member')}`
    const rooms = async (query: string) => {
      const { reply, value } = await ask(`${listRooms.path}?${query}`, { authorization })
      expect([...Compile(listRooms.reply).Errors(value)]).toEqual([])
      expect(reply.headers['cache-control']).toBe('no-store')
      return (value as { rooms: { roomName: string; gameClassify: string }[] }).rooms
    }
    expect(await rooms('vassalage=HARLOW')).toHaveLength(44)
    expect(await rooms('')).toHaveLength(184)
    expect(await rooms('vassalage=NOBODY')).toEqual([])
    expect((await rooms('vassalage=HARLOW&language=JA')).map((room) => room.roomName)).toContain(
      'スピードバカラ A',
    )
  })

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
      '/art/v1/offer/lotus-week/card.svg',
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
