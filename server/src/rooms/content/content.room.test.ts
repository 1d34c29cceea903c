import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@baize/kernel/language'
import { bannerGroups, neededTopics } from '@baize/contract/content/content-names'
import { testContent } from '../../../testing/content.ts'
import { testDatabase } from '../../../testing/database.ts'
import { createContent } from './content.ts'

const db = await testDatabase({ poolSize: 12 })
const { content, system, clock, act, now, deps } = await testContent(db)
beforeAll(() => content.start())
afterAll(() => content.stop())

const art = '/art/v1/banner/test.svg?t=tiger'
const hourMs = 3_600_000

const bannerDraft = (change: object = {}) => ({
  groupName: 'w_home' as const,
  linkageType: 'NONE' as const,
  target: '',
  words: { EN: { title: 'Test', content: '', alt: '', action: '' } },
  startsAt: new Date(now().getTime() - hourMs),
  endsAt: null,
  enabled: true,
  pictureUrl: art,
  ...change,
})
const popupDraft = (change: object = {}) => ({
  kind: 'popup' as const,
  type: 'PU' as const,
  execution: 'A' as const,
  promotionType: '',
  words: { EN: { title: 'Popup', content: '<p>Text</p>' } },
  startsAt: new Date(now().getTime() - hourMs),
  endsAt: null,
  enabled: true,
  ...change,
})
const topicDraft = (change: object = {}) => ({
  section: 'HELP' as const,
  words: { EN: { title: 'Topic', summary: '', content: '<p>Text</p>' } },
  publishedAt: new Date(now().getTime() - hourMs),
  enabled: true,
  pictureUrl: null,
  ...change,
})

function value<T>(result: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const shownTitles = () => content.listBanners('EN', 'w_home').banners.map(({ title }) => title)
const lastAudit = async () => (await system.audit.list({}, { limit: 1 }))[0]

describe('the first start', () => {
  it('[N10] shows the brand: three banners at home, one in each other group, and every needed topic', () => {
    const { banners } = content.listBanners('EN')
    const counts = bannerGroups.map(
      (group) => banners.filter(({ groupName }) => groupName === group).length,
    )
    expect(counts[0]).toBeGreaterThanOrEqual(3)
    expect(counts.slice(1)).toEqual([1, 1, 1])
    const ids = content.getHelpCentre('EN').topics.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...neededTopics]))
  })

  it('[N10] is written in all five languages, and nothing of it had to be cleaned away', async () => {
    for (const { wire } of languages) {
      const shown = [
        ...content.listBanners(wire).banners,
        ...content.listAnnouncements({ language: wire, isMember: true }).list,
        ...content.getHelpCentre(wire).topics,
        ...content.listArticles({ language: wire, section: 'NEWS' }).list,
        ...content.listArticles({ language: wire, section: 'BLOG' }).list,
      ]
      expect(shown.filter(({ fallbackLanguage }) => fallbackLanguage !== null)).toEqual([])
      expect(shown.filter(({ title }) => title === '')).toEqual([])
    }
    for (const { content: html } of content.getHelpCentre('EN').topics) {
      expect(html.length).toBeGreaterThan(300)
    }
  })

  it('[N10] happens once, however many nodes start', async () => {
    const count = () => db.sql.one<{ n: number }>`select count(*)::int as n from content.topics`
    const before = await count()
    const others = await Promise.all([createContent(deps), createContent(deps)])
    expect(await count()).toEqual(before)
    await Promise.all(others.map((other) => other.stop()))
  })
})

describe('banners', () => {
  it('[N4] are added at the end, changed, ordered and removed, each with an audit entry', async () => {
    const first = value(await content.banners.create(bannerDraft(), act))
    expect(await lastAudit()).toMatchObject({ action: 'banner.created', object: first.id })
    await expect.poll(shownTitles).toContain('Test')
    expect(shownTitles().at(-1)).toBe('Test')

    const words = { EN: { title: 'Changed', content: '', alt: '', action: '' } }
    const changed = value(await content.banners.change(first, bannerDraft({ words }), act))
    expect(changed.version).toBe(2)
    await expect.poll(shownTitles).toContain('Changed')

    const home = (await content.banners.list()).filter(({ groupName }) => groupName === 'w_home')
    const ids = home.map(({ id }) => id)
    const turned = [first.id, ...ids.filter((id) => id !== first.id)]
    expect((await content.banners.order('w_home', turned, act)).ok).toBe(true)
    await expect.poll(() => shownTitles()[0]).toBe('Changed')
    expect(await lastAudit()).toMatchObject({ action: 'banner.ordered', object: 'w_home' })

    expect((await content.banners.remove(changed, act)).ok).toBe(true)
    await expect.poll(shownTitles).not.toContain('Changed')
    expect(await lastAudit()).toMatchObject({ action: 'banner.removed' })
  })

  it('[N5] are not changed over the change of somebody else', async () => {
    const row = value(await content.banners.create(bannerDraft(), act))
    const off = bannerDraft({ enabled: false })
    expect((await content.banners.change(row, off, act)).ok).toBe(true)
    expect(await content.banners.change(row, bannerDraft(), act)).toMatchObject({
      code: 'changed_meanwhile',
    })
    const now2 = { id: row.id, version: 2 }
    const same = { ...off, startsAt: off.startsAt }
    expect(await content.banners.change(now2, same, act)).toMatchObject({ code: 'nothing_changed' })
    expect(await content.banners.remove(row, act)).toMatchObject({ code: 'changed_meanwhile' })
    expect(await content.banners.order('w_home', [row.id], act)).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect(await content.banners.remove({ id: 'bnr_none', version: 1 }, act)).toMatchObject({
      code: 'not_found',
    })
    await content.banners.remove(now2, act)
  })

  it('[N4] get places of their own when many are added at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        content.banners.create(bannerDraft({ groupName: 'w_leftmenu' }), act),
      ),
    )
    const rows = (await content.banners.list()).filter(
      ({ groupName }) => groupName === 'w_leftmenu',
    )
    expect(new Set(rows.map(({ position }) => position)).size).toBe(9)
    for (const result of made) await content.banners.remove(value(result), act)
  })

  it.each([
    ['text_empty', { words: { EN: { title: ' ', content: '', alt: '', action: '' } } }],
    ['link_invalid', { linkageType: 'LINK', target: 'javascript:alert(1)' }],
    ['window_invalid', { endsAt: new Date(0) }],
    ['image_invalid', { pictureUrl: '/content/pictures/abcdefghijklmnopqrstuvwx.webp' }],
    ['image_invalid', { pictureUrl: 'https://evil.example/a.png' }],
    ['image_invalid', { pictureUrl: '/art/v1/../../etc/passwd' }],
  ])('[N6] are refused with %s', async (code, change) => {
    expect(await content.banners.create(bannerDraft(change), act)).toMatchObject({ code })
  })

  it('[N3] show only within their window', async () => {
    const startsAt = new Date(now().getTime() + hourMs)
    const endsAt = new Date(now().getTime() + 2 * hourMs)
    const words = { EN: { title: 'Later', content: '', alt: '', action: '' } }
    const row = value(await content.banners.create(bannerDraft({ words, startsAt, endsAt }), act))
    await expect.poll(() => content.era()).toMatch(/\./)
    const eraBefore = content.era()
    expect(shownTitles()).not.toContain('Later')
    clock.offsetMs = 1.5 * hourMs
    await expect.poll(shownTitles).toContain('Later')
    expect(content.era()).not.toBe(eraBefore)
    clock.offsetMs = 2.5 * hourMs
    expect(shownTitles()).not.toContain('Later')
    clock.offsetMs = 0
    await content.banners.remove(row, act)
  })
})

describe('announcements', () => {
  const titlesFor = (isMember: boolean, more: object = {}) =>
    content.listAnnouncements({ language: 'EN', isMember, ...more }).list.map(({ title }) => title)

  it('[N7] of A and F are for members, of B for visitors, notices for both', async () => {
    for (const execution of ['A', 'B', 'F'] as const) {
      const words = { EN: { title: `For ${execution}`, content: '<p>x</p>' } }
      value(await content.announcements.create(popupDraft({ execution, words }), act))
    }
    await expect.poll(() => titlesFor(true)).toEqual(expect.arrayContaining(['For A', 'For F']))
    expect(titlesFor(true)).not.toContain('For B')
    expect(titlesFor(false)).toContain('For B')
    expect(titlesFor(false)).not.toContain('For A')
    expect(titlesFor(false)).not.toContain('For F')
    const notices = titlesFor(false, { kind: 'notice' })
    expect(notices.length).toBeGreaterThan(0)
    expect(titlesFor(true, { kind: 'notice' })).toEqual(notices)
    expect(titlesFor(true, { execution: 'B' })).toEqual(notices)
    expect(titlesFor(true, { execution: 'F' })).toContain('For F')
    expect(titlesFor(true, { types: ['H'] })).toEqual(notices.slice(0, 1))
  })

  it('[N7] that run in the marquee are for everyone', async () => {
    const notice = popupDraft({ kind: 'notice', execution: 'A' })
    expect(await content.announcements.create(notice, act)).toMatchObject({
      code: 'invalid_setting',
    })
  })

  it('[N2] lose a script when they are written, and when they were written around the room', async () => {
    const html = '<p onclick="x()">Hello<script>alert(1)</script></p>'
    const words = { EN: { title: 'Clean', content: html } }
    const row = value(await content.announcements.create(popupDraft({ words }), act))
    expect(row.words.EN.content).toBe('<p>Hello</p>')
    await db.sql`
      update content.announcements
      set words = jsonb_set(words, '{EN,content}', to_jsonb(${html}::text)) where id = ${row.id}`
    const shown = () =>
      content
        .listAnnouncements({ language: 'EN', isMember: true })
        .list.find(({ id }) => id === row.id)?.content
    await expect.poll(shown).toBe('<p>Hello</p>')
    const listed = (await content.announcements.list()).find(({ id }) => id === row.id)
    expect(listed?.words.EN.content).toBe('<p>Hello</p>')
  })

  it('[N2] of which nothing is left are refused', async () => {
    const words = { EN: { title: 'x', content: '<script>alert(1)</script>' } }
    expect(await content.announcements.create(popupDraft({ words }), act)).toMatchObject({
      code: 'text_empty',
    })
  })
})

describe('topics', () => {
  it('[N8] that pages link to cannot be removed, hidden or put among articles', async () => {
    const term = await content.topics.find('term')
    if (!term) throw new Error('There are no terms.')
    expect(await content.topics.remove(term, act)).toMatchObject({ code: 'page_needed' })
    const hidden = topicDraft({ section: 'LEGAL', enabled: false })
    expect(await content.topics.change(term, hidden, act)).toMatchObject({ code: 'page_needed' })
    const news = topicDraft({ section: 'NEWS' })
    expect(await content.topics.change(term, news, act)).toMatchObject({ code: 'page_needed' })
  })

  it('[N8] have a name once', async () => {
    expect(await content.topics.create('term', topicDraft(), act)).toMatchObject({
      code: 'name_taken',
    })
    const both = await Promise.all([
      content.topics.create('twice', topicDraft(), act),
      content.topics.create('twice', topicDraft(), act),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[N1] fall back to English with a mark', async () => {
    await expect
      .poll(() => content.getHelpCentre('KO').topics.find(({ id }) => id === 'twice'))
      .toMatchObject({ title: 'Topic', fallbackLanguage: 'EN' })
  })

  it('articles come newest first, page by page, once they are published', async () => {
    const inAnHour = new Date(now().getTime() + hourMs)
    value(
      await content.topics.create(
        'later',
        topicDraft({ section: 'NEWS', publishedAt: inAnHour }),
        act,
      ),
    )
    value(await content.topics.create('latest', topicDraft({ section: 'NEWS' }), act))
    const page = (pageNo: number) =>
      content.listArticles({ language: 'EN', section: 'NEWS', pageNo, pageSize: 2 })
    await expect.poll(() => page(1).list[0]?.id).toBe('latest')
    expect(page(1)).toMatchObject({ total: 3, totalPages: 2 })
    expect(page(2).list).toHaveLength(1)
    expect(page(3).list).toEqual([])
    const all = [...page(1).list, ...page(2).list].map(({ id }) => id)
    expect(all).not.toContain('later')
  })
})

describe('downloads', () => {
  it('[N11] have the address of the links, and what the operator says', async () => {
    const said = {
      version: '1.2.0',
      sizeBytes: 12_000_000,
      checksum: 'ab'.repeat(32),
      requires: 'Android 8',
      words: { EN: { notes: '<p>New<script>x</script></p>' } },
    }
    const which = { platform: 'ANDROID' as const, edition: 0 }
    expect((await content.downloads.change(which, said, act)).ok).toBe(true)
    expect(await content.downloads.change(which, said, act)).toMatchObject({
      code: 'changed_meanwhile',
    })
    await expect
      .poll(() => content.listDownloads('JA').list.find(({ platform }) => platform === 'ANDROID'))
      .toMatchObject({ url: '/down#android', version: '1.2.0', notes: '<p>New</p>' })
    const without = await testContent(db, { resources: () => [] })
    expect(without.content.listDownloads('EN').list).toEqual([])
  })
})

describe('editions', () => {
  it('[N9] of another node are shown within a second', async () => {
    const other = await createContent(deps)
    await other.start()
    const words = { EN: { title: 'From elsewhere', content: '', alt: '', action: '' } }
    value(await content.banners.create(bannerDraft({ words }), act))
    await expect
      .poll(() => other.listBanners('EN').banners.map(({ title }) => title), { timeout: 1000 })
      .toContain('From elsewhere')
    await other.stop()
  })
})
