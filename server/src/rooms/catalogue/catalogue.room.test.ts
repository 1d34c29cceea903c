import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import { testDatabase } from '../../../testing/database.ts'
import { createLog } from '../../platform/log.ts'
import { createCatalogue } from './catalogue.ts'

const db = await testDatabase()
const log = createLog('silent')
// Two nodes start together over an empty database.
const [catalogue, neighbour] = await Promise.all([
  createCatalogue({ db, log }),
  createCatalogue({ db, log }),
])
await neighbour.start()
afterAll(() => neighbour.stop())

const everyRow = async () =>
  await db.sql<{ row: string }>`
    select row from (
      select row_to_json(games)::text as row from catalogue.games
      union all select row_to_json(vendors)::text from catalogue.vendors
      union all select row_to_json(served)::text from catalogue.vendor_categories served
    ) as rows order by row collate "C"`

const all = (gameType: string, pageSize = 200) => {
  const { totalPages } = catalogue.listGames({ gameType, language: 'EN', pageSize })
  return Array.from({ length: totalPages }, (_, index) =>
    catalogue.listGames({ gameType, language: 'EN', pageNo: index + 1, pageSize }),
  ).flatMap(({ games }) => games)
}

describe('the seed', () => {
  it('[C1] writes the same rows on every machine', async () => {
    const rows = await everyRow()
    const hash = createHash('sha256')
    for (const { row } of rows) hash.update(`${row}\n`)
    expect(rows).toHaveLength(10_298 + 31 + 48)
    expect(hash.digest('hex')).toBe(
      '2ca738e070b3cf9bb3b2ade4bb56f1d59c93959ee3ab4fc4185ed986b87bf6ef',
    )
  })

  it('[C1] leaves a database alone that has a catalogue', async () => {
    const before = await everyRow()
    const third = await createCatalogue({ db, log })
    expect(await everyRow()).toEqual(before)
    expect(third.edition()).toBe(catalogue.edition())
  })

  it('[C22] [C33] binds what an older one left without an engine or a family, and nothing else', async () => {
    const before = await everyRow()
    await db.sql`
      update catalogue.games set engine = null, model = null, min_stake = 7, demo = false
      where category = 'FISH'`
    await db.sql`update catalogue.games set family = null where node_id % 3 = 0`
    await createCatalogue({ db, log })
    expect(await everyRow()).toEqual(before)
  })

  it('[C2] gives every category a vendor with games', () => {
    const lanes = catalogue.listVendors()
    expect(lanes.map(({ title }) => title)).toEqual([...gameCategories])
    for (const { games, cards } of lanes) {
      expect(cards.reduce((sum, card) => sum + card.games, 0)).toBe(games)
      expect(cards.every((card) => card.games > 0)).toBe(true)
    }
    expect(lanes.map(({ games }) => games)).toEqual([60, 184, 9_900, 46, 51, 14, 38, 27, 31, 7])
  })
})

describe('lists', () => {
  it('[C4] pages cover every game once, whatever their size', () => {
    for (const [gameType, pageSize] of [
      ['ALL', 200],
      ['RNG', 173],
      ['LIVE', 7],
      ['HOT', 1],
    ] as const) {
      const ids = all(gameType, pageSize).map(({ nodeId }) => nodeId)
      const { total } = catalogue.listGames({ gameType, language: 'EN' })
      expect(ids).toHaveLength(total)
      expect(new Set(ids).size).toBe(total)
    }
  })

  it('[C4] twenty games make a page, and a page behind the end is empty but tells the total', () => {
    expect(catalogue.listGames({ gameType: 'RNG', language: 'EN' }).games).toHaveLength(20)
    const behind = catalogue.listGames({ gameType: 'RNG', language: 'EN', pageNo: 10_000 })
    expect(behind).toEqual({ games: [], total: 9_900, totalPages: 495 })
  })

  it('[C4] all games are the games of all categories', () => {
    const parts = gameCategories.filter((title) => title !== 'HOT').flatMap((title) => all(title))
    expect(all('ALL')).toEqual(parts)
  })

  it('[C5] what does not exist is an empty list', () => {
    const empty = { games: [], total: 0, totalPages: 0 }
    for (const filter of [{ gameType: 'CHESS' }, { gameType: 'RNG', vendor: 'NOBODY' }]) {
      expect(catalogue.listGames({ ...filter, language: 'EN' })).toEqual(empty)
    }
  })

  it('[C6] a name is found in the asked language, in English, then in any, and by its vendor', () => {
    const names = (name: string, language: 'EN' | 'JA' | 'PT') =>
      catalogue
        .listGames({ gameType: 'ALL', name, language, pageSize: 200 })
        .games.map(({ vendorName, gameName }) => `${vendorName}: ${gameName}`)
    expect(names('LOTUS POND', 'EN')).toContain('Foxglove: Lotus Pond')
    expect(names('蓮の池', 'JA')).toContain('Foxglove: Lotus Pond')
    expect(names('蓮の池', 'EN')).toContain('Foxglove: Lotus Pond')
    expect(names('lagoa de lotus', 'PT')).toContain('Foxglove: Lotus Pond')
    expect(names('slate & s', 'EN').every((name) => name.startsWith('Slate & Son'))).toBe(true)
    expect(names('slate & s', 'EN')).toHaveLength(200)
  })

  it('[C9] the hot list is in its order, and shows its labels elsewhere', () => {
    const hot = catalogue.listHotGames('EN')
    expect(hot.slice(0, 3).map(({ gameName }) => gameName)).toEqual([
      'Sweet Lantern',
      'Royal Gems',
      'Book of Sun',
    ])
    expect(hot.flatMap(({ labels }) => labels)).not.toContain('HOT')
    expect(all('RNG').filter(({ labels }) => labels.includes('HOT'))).toHaveLength(42)
    expect(all('HOT')).toEqual(hot)
  })

  it('[C7] a game without a name in a language has its English one', async () => {
    const [game] = catalogue.listHotGames('JA')
    expect(game?.displayName).toBe('甘い灯籠')
    await db.sql`update catalogue.games set names = names - 'JA' where node_id = ${game?.nodeId ?? 0}`
    await vi.waitFor(
      () => expect(neighbour.listHotGames('JA')[0]?.displayName).toBe('Sweet Lantern'),
      8_000,
    )
  })
})

describe('editions', () => {
  it('[C10] a change by anybody is shown by every node before its next look', async () => {
    const before = neighbour.edition()
    await db.sql`update catalogue.vendors set maintenance = true where code = 'HARLOW'`
    await vi.waitFor(() => expect(neighbour.edition()).toBeGreaterThan(before), 8_000)
    const [hot] = neighbour.listVendors()
    expect(hot?.cards.at(-1)).toMatchObject({ vassalage: 'HARLOW', maintenance: true })
    expect(neighbour.listHotGames('EN')[0]).toMatchObject({ maintenance: true })
  })

  it('[C10] two hot games can change places in one statement', async () => {
    await db.sql`update catalogue.games set hot_position = 3 - hot_position where hot_position <= 2`
    await vi.waitFor(
      () => expect(neighbour.listHotGames('EN')[0]?.gameName).toBe('Royal Gems'),
      8_000,
    )
  })

  it('[C2] a category whose last vendor goes is gone', async () => {
    await db.transaction(async ({ sql }) => {
      await sql`delete from catalogue.games where category = 'COCKFIGHT'`
      await sql`delete from catalogue.vendor_categories where category = 'COCKFIGHT'`
    })
    await vi.waitFor(
      () => expect(neighbour.listVendors().map(({ title }) => title)).not.toContain('COCKFIGHT'),
      8_000,
    )
  })
})

describe('the tables', () => {
  const spoil = (change: string) =>
    db.transaction((tx) =>
      tx.script(`update catalogue.games set ${change} where node_id = 10002;
        set constraints all immediate;`),
    )

  it.each([
    ['a category that its vendor does not serve', `category = 'FISH'`, 'foreign key'],
    ['a vendor that is not there', `vendor = 'NOBODY'`, 'foreign key'],
    ['no English name', `names = names - 'EN'`, 'check'],
    ['a name in a language that is not spoken', `names = names || '{"FR": "Nom"}'`, 'check'],
    ['a name that is no text', `names = names || '{"JA": 7}'`, 'check'],
    ['an empty name', `names = names || '{"JA": ""}'`, 'check'],
    ['the name of another game of its vendor', `names = '{"EN": "sweet lantern"}'`, 'unique'],
    ['the code of another game of its vendor', `code = 'sweet-lantern'`, 'unique'],
    ['the hot place of another', `hot_position = 5`, 'unique'],
    ['a label of no kind', `labels = '{COLD}'`, 'check'],
    ['a stake of nothing', `min_stake = 0`, 'check'],
    ['an end of a maintenance that it is not in', `maintenance_until = now()`, 'check'],
    ['a model without an engine', `engine = null`, 'check'],
  ])('[C12] refuse a game with %s', async (_, change, kind) => {
    await expect(spoil(change)).rejects.toThrow(kind)
  })
})
