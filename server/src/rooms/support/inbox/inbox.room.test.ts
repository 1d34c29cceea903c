import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testSupport } from '../../../../testing/support.ts'

const { db, support, createMember, heard, clock, makeId, operator, told } = await testSupport()
const { inbox } = support
const amount = money(50_000n, 'PHP')

const tell = (member: string, id: string, link = '/member?m=deposit') =>
  db.transaction((tx) =>
    support.tell(tx, {
      id,
      link,
      about: 'depositDone',
      values: { amount },
      member: member as `mem_${string}`,
    }),
  )
const idsOf = async (member: string, ask: object = {}) =>
  (await inbox.list(member, { language: 'EN', limit: 50, ...ask })).items.map(({ id }) => id)

describe('the inbox', () => {
  it('[SU1] holds what is told once, in the reader’s language', async () => {
    const { id } = await createMember()
    await tell(id, 'dep_1')
    await tell(id, 'dep_1')
    const { items } = await inbox.list(id, { language: 'EN', limit: 50 })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ id: 'dep_1', kind: 'personal', isRead: false })
    expect(items[0]?.text.replaceAll(/\s/g, ' ')).toContain('PHP 500.00')
    const japanese = await inbox.list(id, { language: 'JA', limit: 50 })
    expect(japanese.items[0]?.title).not.toBe(items[0]?.title)
    expect(await heard(id)).toEqual({ kind: 'inbox.changed', unread: 1 })
  })

  it('[SU1] tells nobody of what was undone, and writes none of it', async () => {
    const { id } = await createMember()
    const undone = db.transaction(async (tx) => {
      await support.tell(tx, {
        id: 'dep_undone',
        member: id,
        about: 'depositDone',
        values: { amount },
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await inbox.countUnread(id)).toBe(0)
    expect(await heard(id)).toBeUndefined()
  })

  it('[SU6] a notice that leads out of the site is a defect', async () => {
    const { id } = await createMember()
    await expect(tell(id, 'dep_out', 'https://evil.example')).rejects.toThrow('no page')
  })

  it('[SU3] counts what waits exactly while it is read, removed and told again', async () => {
    const { id } = await createMember()
    for (const name of ['a', 'b', 'c', 'd']) await tell(id, name)
    expect(await inbox.read(id, ['a', 'a', 'nothing'])).toBe(1)
    expect(await inbox.read(id, ['a'])).toBe(0)
    expect(await inbox.remove(id, ['b'])).toBe(1)
    expect(await inbox.remove(id, ['b'])).toBe(0)
    expect(await inbox.countUnread(id)).toBe(2)
    expect(await heard(id)).toEqual({ kind: 'inbox.changed', unread: 2 })
    expect(await idsOf(id, { unread: true })).toEqual(['d', 'c'])
    expect(await inbox.read(id)).toBe(2)
    expect(await heard(id)).toEqual({ kind: 'inbox.changed', unread: 0 })
    // What was taken out does not come back when its cause is told again.
    await tell(id, 'b')
    expect(await idsOf(id)).toEqual(['d', 'c', 'a'])
  })

  it('[SU3] belongs to its member: another can neither read nor remove', async () => {
    const [own, other] = [await createMember(), await createMember()]
    await tell(own.id, 'mine')
    expect(await idsOf(other.id)).toEqual([])
    expect(await inbox.read(other.id, ['mine'])).toBe(0)
    expect(await inbox.remove(other.id, ['mine'])).toBe(0)
    expect(await inbox.countUnread(own.id)).toBe(1)
  })

  it('[SU3] is paged from the newest, and nothing is shown twice or left out', async () => {
    const { id } = await createMember()
    const names = Array.from({ length: 7 }, (_, index) => `n${index}`)
    for (const name of names) await tell(id, name)
    const seen: string[] = []
    let below: bigint | undefined
    do {
      const page = await inbox.list(id, { language: 'EN', limit: 3, below })
      seen.push(...page.items.map((item) => item.id))
      below = page.next
      // One that comes meanwhile is on no further page.
      await tell(id, `late ${seen.length}`)
    } while (below !== undefined)
    expect(seen).toEqual(names.toReversed())
  })

  it('[SU3] filters by kind, and shows English where the reader’s language is missing', async () => {
    const member = await createMember()
    await tell(member.id, 'notice')
    const sent = await support.sendings.send({
      id: makeId('snd'),
      audience: { to: 'member', member: member.account },
      kind: 'promo',
      title: { EN: 'Hello', KO: '안녕하세요' },
      text: { EN: 'Text', KO: '본문' },
      link: '/promotions',
      reason: 'A test',
      operator,
    })
    expect(sent.ok).toBe(true)
    const promo = (language: 'JA' | 'KO') =>
      inbox.list(member.id, { language, limit: 50, kind: 'promo' })
    expect((await promo('KO')).items).toMatchObject([{ title: '안녕하세요', link: '/promotions' }])
    expect((await promo('JA')).items).toMatchObject([{ title: 'Hello', text: 'Text' }])
  })

  it('[SU4] keeps messages for half a year', async () => {
    const { id } = await createMember()
    await tell(id, 'old')
    clock.ms += 184 * 86_400_000
    await tell(id, 'new')
    expect(await db.transaction(support.sweep)).toBeGreaterThan(0)
    expect(await idsOf(id)).toEqual(['new'])
  })

  it('[SU3] says numbers of members to their own pages alone', () => {
    const topics = told.filter(({ event }) => event.kind === 'inbox.changed')
    expect(topics.every(({ topic }) => topic.startsWith('member:mem_'))).toBe(true)
  })
})
