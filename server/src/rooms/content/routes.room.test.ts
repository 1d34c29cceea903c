import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import * as contract from '@baize/contract/content/content'
import * as desk from '@baize/contract/content/content-desk'
import type { LinksDocument } from '@baize/contract/system/system-settings'
import type { Role } from '@baize/contract/roles'
import { getStatus, resource, type StatusReply } from '@baize/contract/system/system'
import { testApp } from '../../../testing/app.ts'

const { server, db, tokenFor } = await testApp()

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { role, payload, headers = {} }: { role?: Role; payload?: object; headers?: object } = {},
) {
  const token = role === undefined ? {} : { authorization: `Bearer ${await tokenFor(role)}` }
  const reply = await server.inject({
    method,
    url,
    headers: { ...headers, ...token },
    ...(payload === undefined ? {} : { payload }),
  })
  const body = reply.body === '' ? undefined : reply.json<{ code: string; value: unknown }>()
  return { reply, code: body?.code, value: body?.value }
}

const reason = 'A test'
const window = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: null, enabled: true }
const banner = {
  groupName: 'w_home',
  linkageType: 'NONE',
  target: '',
  words: { EN: { title: 'Test', content: '', alt: '', action: '' } },
  ...window,
  pictureUrl: '/art/v1/banner/test.svg',
  reason,
}
const popup = {
  kind: 'popup',
  type: 'PU',
  execution: 'B',
  promotionType: '',
  words: { EN: { title: 'Popup', content: '<p>Text</p>' } },
  ...window,
  reason,
}
const picture = (format: 'png' | 'webp' = 'png') =>
  sharp({ create: { width: 2600, height: 1300, channels: 3, background: '#105e41' } })
    .toFormat(format)
    .toBuffer()

describe('what everyone may ask', () => {
  it.each([
    ['banners', contract.listBanners, ''],
    ['banners of a group', contract.listBanners, '?groupName=w_login&language=KO'],
    ['announcements', contract.listAnnouncements, '?types=B,PL,PU,PR,H&platform=W'],
    ['notices', contract.listAnnouncements, '?types=B,PL,PU,PR,H&platform=W&execution=B'],
    ['help', contract.getHelpCentre, '?lang=JA&device=WEB'],
    ['news', contract.listArticles, '?section=NEWS&pageSize=1'],
    ['an empty page of the blog', contract.listArticles, '?section=BLOG&pageNo=10000'],
    ['downloads', contract.listDownloads, '?language=PT'],
  ])('[N9] is answered with %s as the contract says', async (_, { path, reply: schema }, query) => {
    const { reply, value } = await ask('GET', `${path}${query}`)
    expect(reply.statusCode).toBe(200)
    expect([...Compile(schema).Errors(value)]).toEqual([])
    expect(reply.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
  })

  it('[N9] is not sent again to who has it, until it changes', async () => {
    const url = `${contract.listBanners.path}?language=EN`
    const first = await ask('GET', url)
    const etag = String(first.reply.headers['etag'])
    const again = await ask('GET', url, { headers: { 'if-none-match': etag } })
    expect([again.reply.statusCode, again.reply.body]).toEqual([304, ''])
    expect(
      (await ask('POST', desk.createBanner.path, { role: 'content', payload: banner })).code,
    ).toBe('')
    await expect
      .poll(async () => {
        const { reply } = await ask('GET', url, { headers: { 'if-none-match': etag } })
        return reply.statusCode
      })
      .toBe(200)
  })

  it.each([
    ['an unknown language', `${contract.getHelpCentre.path}?lang=XX`],
    ['an unknown group', `${contract.listBanners.path}?groupName=w_other`],
    ['an unknown type', `${contract.listAnnouncements.path}?types=B,XX`],
    ['an unknown device', `${contract.getHelpCentre.path}?device=TV`],
    ['page 0', `${contract.listArticles.path}?section=NEWS&pageNo=0`],
    ['a section of help among articles', `${contract.listArticles.path}?section=LEGAL`],
  ])('refuses %s', async (_, url) => {
    const { reply, code } = await ask('GET', url)
    expect([reply.statusCode, code]).toEqual([400, 'invalid_input'])
  })

  it('[N7] gives visitors and members their own popups', async () => {
    const executions = async (role?: Role) => {
      const { value } = await ask('GET', contract.listAnnouncements.path, role ? { role } : {})
      const { list } = value as { list: contract.Announcement[] }
      return [
        ...new Set(list.filter(({ kind }) => kind === 'popup').map((one) => one.execution)),
      ].sort()
    }
    expect(await executions()).toEqual(['B'])
    expect(await executions('member')).toEqual(['A', 'F'])
    expect(await executions('content')).toEqual(['B'])
  })

  it('[N7] tells of an announcement its title, its HTML, when it began and its promotion', async () => {
    const words = { EN: { title: 'Told', content: '<p>In <b>HTML</b></p>' } }
    const made = { ...popup, words, promotionType: 'WELCOME', startsAt: '2026-03-04T20:05:06.000Z' }
    await ask('POST', desk.createAnnouncement.path, { role: 'content', payload: made })
    const url = `${contract.listAnnouncements.path}?types=PU&platform=W&language=KO`
    const told = async () => {
      const { list } = (await ask('GET', url)).value as { list: contract.Announcement[] }
      return list.find(({ title }) => title === 'Told')
    }
    await expect.poll(told).toMatchObject({
      content: '<p>In <b>HTML</b></p>',
      startDateStr: '2026-03-05 04:05:06',
      promotionType: 'WELCOME',
      type: 'PU',
      fallbackLanguage: 'EN',
    })
  })

  it('gives every label of a resource with its link', async () => {
    const labels = resource.properties.labelNameEn.enum
    const resources = labels.map((labelNameEn) => ({
      labelNameEn,
      url: `https://links.example/${labelNameEn}`,
    }))
    const path = '/ops/api/documents/links'
    const { value } = await ask('GET', path, { role: 'content' })
    const { live } = value as { live: { version: number; content: LinksDocument } }
    const content = { ...live.content, resources }
    const payload = { baseVersion: live.version, content, reason }
    const published = await ask('POST', `${path}/publish`, { role: 'content', payload })
    expect(published.code).toBe('')
    const status = (await ask('GET', getStatus.path)).value as StatusReply
    expect(status.info.resources).toEqual(resources)
    const { list } = (await ask('GET', contract.listDownloads.path)).value as {
      list: contract.Download[]
    }
    expect(list.map(({ url }) => url)).toEqual([
      'https://links.example/Android',
      'https://links.example/MOBILECONFIG',
    ])
  })

  it('serves the pictures that banners of the brand point to', async () => {
    const { value } = await ask('GET', contract.listBanners.path)
    for (const { picture: shown } of (value as { banners: contract.Banner[] }).banners) {
      const reply = await server.inject({ url: shown.url })
      expect({ url: shown.url, status: reply.statusCode }).toEqual({ url: shown.url, status: 200 })
      expect(reply.headers['content-type']).toBe('image/svg+xml')
    }
  })
})

describe('uploaded pictures', () => {
  const upload = (payload: Buffer) =>
    ask('POST', desk.uploadPicture.path, {
      role: 'content',
      payload,
      headers: { 'content-type': 'image/webp' },
    })

  it('[N6] are written anew, shrunk to what is shown, and served for ever', async () => {
    const { value, code } = await upload(await picture())
    expect(code).toBe('')
    const { url, width, height } = value as contract.Picture
    expect({ width, height }).toEqual({ width: 2000, height: 1000 })
    const reply = await server.inject({ url })
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(reply.rawPayload).metadata()).format).toBe('webp')
    const made = await ask('POST', desk.createBanner.path, {
      role: 'content',
      payload: { ...banner, pictureUrl: url },
    })
    expect((made.value as desk.BannerEntry).picture).toEqual({ url, width, height })
  })

  it.each([
    ['text', Buffer.from('hello'), 'image_invalid'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_invalid'],
    ['too many bytes', Buffer.alloc(5_300_000), 'image_too_large'],
  ])('[N6] are not %s', async (_, bytes, code) => {
    expect((await upload(bytes)).code).toBe(code)
  })

  it('[N6] that nothing shows are thrown away after a day', async () => {
    const unused = (await upload(await picture('webp'))).value as contract.Picture
    const used = (await upload(await picture('webp'))).value as contract.Picture
    const words = { EN: { title: 'Shows one', content: `<p><img src="${used.url}"></p>` } }
    await ask('POST', desk.createAnnouncement.path, {
      role: 'content',
      payload: { ...popup, words },
    })
    await db.sql`update content.pictures set uploaded_at = uploaded_at - interval '2 days'`
    const { removeUnused } = await import('./pictures/store.ts')
    await db.transaction((tx) => removeUnused(tx, new Date(Date.now() - 86_400_000)))
    expect((await server.inject({ url: unused.url })).statusCode).toBe(404)
    expect((await server.inject({ url: used.url })).statusCode).toBe(200)
  })
})

describe('what operators write', () => {
  it('[N2] is kept without the script that was in it, and the answer shows so', async () => {
    const content = 'Hello <b>you</b><script>alert(1)</script><img src=x onerror=alert(1)>'
    const words = { EN: { title: 'Clean', content, alt: '', action: '' } }
    const { value } = await ask('POST', desk.createBanner.path, {
      role: 'content',
      payload: { ...banner, words },
    })
    expect((value as desk.BannerEntry).words.EN.content).toBe('Hello <b>you</b>')
  })

  it.each([
    ['an unknown language', { words: { ...popup.words, XX: popup.words.EN } }],
    ['no English', { words: { PT: popup.words.EN } }],
    ['a text of 20,001 signs', { words: { EN: { title: 'x', content: 'x'.repeat(20_001) } } }],
    ['a type that is none', { type: 'X' }],
    ['a moment that is none', { startsAt: 'tomorrow' }],
    ['a promotion with signs', { promotionType: '<b>' }],
  ])('is refused with %s', async (_, change) => {
    const payload = { ...popup, ...change }
    const { code } = await ask('POST', desk.createAnnouncement.path, { role: 'content', payload })
    expect(code).toBe('invalid_input')
  })

  it('[N2] is refused when it is too long as it is kept', async () => {
    const words = { EN: { title: 'x', content: '&'.repeat(5_000) } }
    const payload = { ...popup, words }
    const { reply, code } = await ask('POST', desk.createAnnouncement.path, {
      role: 'content',
      payload,
    })
    expect([reply.statusCode, code]).toEqual([422, 'text_too_long'])
  })

  it('takes the longest texts in five languages', async () => {
    const long = { title: '長'.repeat(200), content: `<p>${'長'.repeat(19_990)}</p>` }
    const words = { EN: long, TY: long, JA: long, KO: long, PT: long }
    const payload = { ...popup, words }
    const { code } = await ask('POST', desk.createAnnouncement.path, { role: 'content', payload })
    expect(code).toBe('')
  })

  it.each([
    ['banners', desk.listBannerEntries],
    ['announcements', desk.listAnnouncementEntries],
    ['topics', desk.listTopicEntries],
    ['downloads', desk.listDownloadEntries],
  ])('is listed as the contract says: %s', async (_, { path, reply: schema }) => {
    const { value } = await ask('GET', path, { role: 'auditor' })
    expect([...Compile(schema).Errors(value)]).toEqual([])
  })

  it('is read one by one, whole', async () => {
    const { value } = await ask('GET', '/ops/api/content/topics/term', { role: 'support' })
    expect([...Compile(desk.topicEntry).Errors(value)]).toEqual([])
    expect(Object.keys((value as desk.TopicEntry).words)).toHaveLength(5)
    expect((await ask('GET', '/ops/api/content/topics/none', { role: 'support' })).code).toBe(
      'not_found',
    )
  })
})
