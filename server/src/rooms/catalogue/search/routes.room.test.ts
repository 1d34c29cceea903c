import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import { getSearchIndex, searchGames, type SearchReply } from '@baize/contract/catalogue/search'
import { testApp } from '../../../../testing/app.ts'

const { server, db, defects } = await testApp()

const ask = async (url: string, headers: Record<string, string> = {}) =>
  await server.inject({ method: 'GET', url, headers })

async function search(query: Record<string, string>) {
  const reply = await ask(`${searchGames.path}?${new URLSearchParams(query).toString()}`)
  const { value, code } = reply.json() as { value: SearchReply; code: string }
  return { reply, value, code }
}

describe('a search', () => {
  it('[C11] is answered as the contract says, and may be kept for a while', async () => {
    const { reply, value } = await search({ words: 'sweet lantern', language: 'JA' })
    expect([...Compile(searchGames.reply).Errors(value)]).toEqual([])
    expect(value.games[0]).toMatchObject({ gameName: 'Sweet Lantern', displayName: '甘い灯籠' })
    expect(reply.headers['cache-control']).toBe('public, max-age=30')
  })

  it('[C6] finds by a name in any language, and with typos', async () => {
    for (const words of [
      'swet lantren',
      '甘い灯籠',
      '달콤한 초롱',
      'doce lanterna',
      'matamis na parol',
    ]) {
      const { value } = await search({ words, language: 'EN' })
      expect(value.games[0]?.gameName, words).toBe('Sweet Lantern')
    }
  })

  it('[C6] takes words that are a statement for words, and shows what some of them lead to', async () => {
    const { value } = await search({ words: "'; drop table catalogue.games; --" })
    expect([value.partly, value.total > 0, defects]).toEqual([true, true, []])
    expect((await search({ words: 'sweet lantern' })).value.total).toBeGreaterThan(0)
  })

  it.each([['.*'], ['((('], ['%_%'], ['🎲🎲'], ['\\']])(
    '[C6] takes %j for words',
    async (words) => {
      const { reply, value } = await search({ words })
      expect([reply.statusCode, value.total]).toEqual([200, 0])
      expect(defects).toEqual([])
    },
  )

  it.each([
    ['no words', {}],
    ['ten thousand signs', { words: 'x'.repeat(10_000) }],
    ['page 0', { words: 'a', pageNo: '0' }],
    ['a page of 201', { words: 'a', pageSize: '201' }],
    ['a language that is not spoken', { words: 'a', language: 'XX' }],
    ['a sign that no text has', { words: '\u0000' }],
    ['an unknown field', { words: 'a', sort: 'name' }],
  ] as const)('refuses %s', async (_, query) => {
    const { reply, code } = await search({ ...query })
    expect([reply.statusCode, code]).toEqual([400, 'invalid_input'])
  })

  it('[C5] gives nothing for a category or vendor that does not exist, and behind the last page', async () => {
    for (const more of [{ gameType: 'CHESS' }, { vassalage: 'NOBODY' }, { pageNo: '90000' }]) {
      const { reply, value } = await search({ words: 'lantern', ...more })
      expect([reply.statusCode, value.games]).toEqual([200, []])
    }
  })
})

describe('the index for browsers', () => {
  const index = (headers: Record<string, string> = {}, language = 'JA') =>
    ask(`${getSearchIndex.path}?language=${language}`, headers)

  it('[C11] is what the contract says, and small when packed', async () => {
    const plain = await index()
    const { value } = plain.json() as { value: unknown }
    expect([...Compile(getSearchIndex.reply).Errors(value)]).toEqual([])
    for (const [packing, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await index({ 'accept-encoding': packing })
      expect(packed.headers['content-encoding']).toBe(packing)
      expect(packed.headers['vary']).toContain('accept-encoding')
      expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(packed.rawPayload.length).toBeLessThan(250_000)
    }
  })

  it('is not sent again to who has it', async () => {
    const first = await index({ 'accept-encoding': 'gzip' })
    const tag = String(first.headers['etag'])
    const again = await index({ 'accept-encoding': 'gzip', 'if-none-match': tag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await index({}, 'KO')).headers['etag']).not.toBe((await index()).headers['etag'])
    expect(first.headers['cache-control']).toBe('public, max-age=300')
  })

  it('[C10] follows the edition', async () => {
    const before = String((await index()).headers['etag'])
    await db.sql`
      update catalogue.games set names = jsonb_set(names, '{EN}', '"Zebra Parade"')
      where names ->> 'EN' = 'Sweet Lantern'`
    await expect
      .poll(async () => String((await index()).headers['etag']), { timeout: 10_000 })
      .not.toBe(before)
    expect((await search({ words: 'zebra parade' })).value.games[0]?.gameName).toBe('Zebra Parade')
  })
})
