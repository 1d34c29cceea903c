import { beforeEach, describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../../testing/database.ts'
import { testSystem } from '../../../../testing/system.ts'
import type { AlertReader } from './alerts.ts'
import type { AlertKind, NewAlert } from './kinds.ts'

const db = await testDatabase()
const { system, clock, told } = await testSystem(db)
const { alerts } = system

const kind = {
  about: 'control',
  level: 'middle',
  roles: ['admin', 'finance'],
  says: 'alerts.controlLoosened',
  tells: 'alerts.controlLoosenedText',
  values: ['what', 'by', 'second'],
  link: ({ subject, values }) => `/somewhere?of=${subject}&by=${values.by}`,
  lasts: 'until ended',
} as const satisfies AlertKind

const { raise, end, watch } = alerts.open({
  'toy.state': kind,
  'toy.fact': { ...kind, lasts: 'a day' },
  'toy.watched': kind,
  'toy.unseen': kind,
})

const values = { what: 'It is looser.', by: 'Ana', second: 'Bo' }
const about = (subject: string): NewAlert<typeof kind> => ({ subject, values })
const reader = (operator: string, ...roles: string[]): AlertReader => ({
  operator,
  roles,
  language: 'EN',
})
const ana = reader('opr_ana', 'admin')
const list = (who = ana, page = {}) => alerts.list(who, { limit: 50, ...page })
const raised = (kindName: 'toy.state' | 'toy.fact', subject: string) =>
  db.transaction((tx) => raise(tx, kindName, about(subject)))

beforeEach(async () => {
  await db.sql`delete from system.alerts`
  told.length = 0
  clock.offsetMs = 0
})

describe('raising', () => {
  it('[S20] an alert is told in the words of its room, and leads to where it is seen to', async () => {
    await raised('toy.state', 'policy')
    const { items, open, unread } = await list()
    expect(items).toMatchObject([
      {
        kind: 'toy.state',
        level: 'middle',
        about: 'control',
        title: 'A control was loosened',
        text: 'It is looser. Asked by Ana, agreed by Bo.',
        link: '/somewhere?of=policy&by=Ana',
        count: 1,
        endedAt: null,
        isRead: false,
      },
    ])
    expect({ open, unread }).toEqual({ open: 1, unread: 1 })
  })

  it('[S20] sums, moments and other sentences are written in the language of the reader', async () => {
    const what = {
      text: 'alerts.controlSetting',
      values: {
        setting: money(1_234_50n, 'PHP'),
        before: new Date('2026-11-16T06:30:00Z'),
        after: { minutes: 90 },
      },
    } as const
    await db.transaction((tx) =>
      raise(tx, 'toy.state', { subject: 'a', values: { ...values, what } }),
    )
    const [english] = (await list()).items
    expect(english?.text).toMatch(
      /^PHP\s1,234\.50: 16 Nov, 14:30 to 1 hour, 30 minutes\. Asked by Ana/,
    )
    const [japanese] = (await list({ ...ana, language: 'JA' })).items
    expect(japanese?.text).toMatch(/^PHP\s1,234\.50：11月16日 14:30から1時間30分。依頼者Ana/)
  })

  it('[S20] the same state of the same thing is counted, and unread again', async () => {
    await raised('toy.state', 'a')
    const [first] = (await list()).items
    await alerts.read(ana, first?.id ?? '')
    expect((await list()).unread).toBe(0)
    clock.offsetMs = 60_000
    await raised('toy.state', 'a')
    const { items, unread } = await list()
    expect(items).toMatchObject([{ id: first?.id, count: 2, isRead: false }])
    expect(unread).toBe(1)
  })

  it('[S20] twenty who raise the same thing at once make one alert', async () => {
    await Promise.all(Array.from({ length: 20 }, () => raised('toy.fact', 'same')))
    expect((await list()).items).toMatchObject([{ count: 20 }])
  })

  it('[S20] one who waited for the turn since before the first counts all the same', async () => {
    await raised('toy.fact', 'same')
    const [first] = (await list()).items
    clock.offsetMs = -5_000
    await raised('toy.fact', 'same')
    clock.offsetMs = 0
    expect((await list()).items).toMatchObject([{ count: 2, toldAt: first?.toldAt }])
  })

  it('[S20] what was raised in a transaction that is undone is neither seen nor heard', async () => {
    const undone = db.transaction(async (tx) => {
      await raise(tx, 'toy.state', about('a'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await list()).toMatchObject({ items: [], open: 0, unread: 0 })
    expect(told).toEqual([])
  })

  it('[S20] two rooms cannot own one kind', () => {
    expect(() => alerts.open({ 'toy.state': kind })).toThrow('Two alerts are called toy.state.')
  })

  it('[S20] one whose kind is not known any more is shown by a general sentence', async () => {
    await raised('toy.state', 'a')
    await db.sql`update system.alerts set kind = 'gone.kind'`
    expect((await list()).items).toMatchObject([
      { kind: 'gone.kind', title: 'An alert of an earlier version' },
    ])
  })
})

describe('ending', () => {
  it('[S20] a state that ended is over, and the next one is another alert', async () => {
    await raised('toy.state', 'a')
    await db.transaction((tx) => end(tx, 'toy.state', 'a'))
    expect(await list(ana, { state: 'open' })).toMatchObject({ items: [], open: 0 })
    await raised('toy.state', 'a')
    const { items } = await list()
    expect(items.map(({ count, endedAt }) => [count, endedAt === null])).toEqual([
      [1, true],
      [1, false],
    ])
  })

  it('[S20] ending what is not open changes nothing and tells nobody', async () => {
    await db.transaction((tx) => end(tx, 'toy.state', 'never'))
    expect(told).toEqual([])
  })

  it('[S20] a fact is open for a day and then over by itself', async () => {
    await raised('toy.fact', 'a')
    expect((await list()).open).toBe(1)
    clock.offsetMs = 25 * 3_600_000
    expect(await list()).toMatchObject({ open: 0, unread: 1 })
    expect((await list(ana, { state: 'over' })).items).toHaveLength(1)
    clock.offsetMs = 8 * 86_400_000
    expect((await list()).unread).toBe(0)
  })

  it('[S20] what has been over for ninety days is removed, with its marks', async () => {
    await raised('toy.fact', 'a')
    await raised('toy.state', 'a')
    await alerts.readAll(ana, new Date())
    clock.offsetMs = 92 * 86_400_000
    expect(await db.transaction(alerts.sweep)).toBe(1)
    expect((await list()).items).toMatchObject([{ kind: 'toy.state' }])
  })
})

describe('who sees what', () => {
  it('[S21] an operator without the role sees neither the alert nor the count', async () => {
    await raised('toy.state', 'a')
    const support = reader('opr_sue', 'support', 'content')
    expect(await list(support)).toMatchObject({ items: [], open: 0, unread: 0 })
    const id = (await list()).items[0]?.id ?? ''
    expect(await alerts.read(support, id)).toBe(false)
    expect(await list(reader('opr_fin', 'support', 'finance'))).toMatchObject({ unread: 1 })
  })

  it('[S21] only the roles of the alert hear of it, and they hear no word of it', async () => {
    await raised('toy.state', 'a')
    const id = (await list()).items[0]?.id
    expect(told).toEqual([
      { topic: 'alerts:admin', event: { kind: 'alert.raised', id, level: 'middle' } },
      { topic: 'alerts:finance', event: { kind: 'alert.raised', id, level: 'middle' } },
    ])
    told.length = 0
    await db.transaction((tx) => end(tx, 'toy.state', 'a'))
    expect(told[0]).toEqual({ topic: 'alerts:admin', event: { kind: 'alert.changed', id } })
  })

  it('[S21] what one operator read is unread for the others', async () => {
    await raised('toy.state', 'a')
    await raised('toy.state', 'b')
    const { items } = await list()
    expect(await alerts.read(ana, items[0]?.id ?? '')).toBe(true)
    expect((await list()).items.map(({ isRead }) => isRead)).toEqual([true, false])
    expect((await list(ana, { state: 'unread' })).items).toMatchObject([{ id: items[1]?.id }])
    expect((await list(reader('opr_bo', 'admin'))).unread).toBe(2)
  })

  it('[S21] reading all marks what was told until then, not what came after', async () => {
    await raised('toy.state', 'a')
    const { at } = await list()
    clock.offsetMs = 1000
    await raised('toy.state', 'b')
    await alerts.readAll(ana, at)
    expect((await list()).items.map(({ isRead }) => isRead)).toEqual([false, true])
    // A page whose clock is ahead cannot read what is yet to come.
    await alerts.readAll(ana, new Date(Date.now() + 3_600_000))
    clock.offsetMs = 60_000
    await raised('toy.state', 'c')
    expect((await list()).unread).toBe(1)
  })

  it('[S21] pages follow each other, newest first', async () => {
    for (const subject of ['a', 'b', 'c']) await raised('toy.state', subject)
    const first = await list(ana, { limit: 2 })
    const rest = await list(ana, { limit: 2, below: first.items[1]?.id })
    expect([...first.items, ...rest.items].map(({ link }) => link.slice(14, 15))).toEqual([
      'c',
      'b',
      'a',
    ])
  })
})

describe('watching', () => {
  let holds: readonly NewAlert<typeof kind>[] = []
  watch('toy.watched', async () => holds)
  watch('toy.unseen', () => Promise.reject(new Error('The room sleeps.')))

  it('[S20] a state follows what its room sees, also when another room cannot look', async () => {
    holds = [about('a'), about('b')]
    await alerts.look()
    expect((await list()).open).toBe(2)
    holds = [{ ...about('b'), level: 'high' }]
    await alerts.look()
    const { items, open } = await list()
    expect(open).toBe(1)
    expect(items.map(({ level, endedAt }) => [level, endedAt === null])).toEqual([
      ['high', true],
      ['middle', false],
    ])
  })

  it('[S20] one that goes on is not counted, and rings again only when it became worse', async () => {
    holds = [about('a')]
    await alerts.look()
    await alerts.readAll(ana, new Date())
    told.length = 0
    await alerts.look()
    expect(told).toEqual([])
    holds = [{ ...about('a'), values: { ...values, by: 'Cy' } }]
    await alerts.look()
    expect(told[0]?.event.kind).toBe('alert.changed')
    expect(await list()).toMatchObject({
      unread: 0,
      items: [{ count: 1, link: expect.stringContaining('by=Cy') as string }],
    })
    clock.offsetMs = 1000
    holds = [{ ...about('a'), level: 'high' }]
    await alerts.look()
    expect(told.at(-1)?.event).toMatchObject({ kind: 'alert.raised', level: 'high' })
    expect((await list()).unread).toBe(1)
  })
})
