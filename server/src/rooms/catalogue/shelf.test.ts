import { describe, expect, it } from 'vitest'
import { makeGame as game, makeVendor as vendor } from '../../../testing/catalogue.ts'
import { toGame } from './shape.ts'
import { arrangeShelf, type GameFilter } from './shelf.ts'

const vendors = [
  vendor('ONE', 1, { maintenance: true }),
  vendor('TWO', 2, {
    categories: [
      { category: 'LIVE', position: 1 },
      { category: 'RNG', position: 2 },
    ],
  }),
  vendor('BARE', 3, { categories: [{ category: 'SPORTS', position: 1 }] }),
]
const games = [
  game(1, { position: 3, names: { EN: 'Golden Tiger', JA: '黄金の虎', PT: 'Tigre Dourado' } }),
  game(2, { position: 1, hotPosition: 2, labels: ['NEW'] }),
  game(3, { position: 2, classify: 'JP', vendor: 'TWO', names: { EN: '100% [Wild] \\ .*' } }),
  game(4, { vendor: 'TWO', category: 'LIVE', hotPosition: 1 }),
]
const shelf = arrangeShelf({ edition: 1, vendors, games })
const find = (filter: Partial<GameFilter>) =>
  shelf.find({ gameType: 'ALL', language: 'EN', ...filter }).map(({ game }) => game.nodeId)

describe('lanes', () => {
  it('[C2] come in menu order, hot first, and only with a vendor', () => {
    expect(shelf.lanes.map(({ title, games }) => [title, games])).toEqual([
      ['HOT', 2],
      ['LIVE', 1],
      ['RNG', 3],
      ['SPORTS', 0],
    ])
    expect(arrangeShelf({ edition: 1, vendors: [], games: [] }).lanes).toEqual([])
  })

  it('[C2] count the games of each vendor, and [C3] put maintenance last', () => {
    const lane = (title: string) =>
      shelf.lanes
        .find((lane) => lane.title === title)
        ?.vendors.map(({ vendor, games }) => [vendor.code, games])
    expect(lane('HOT')).toEqual([
      ['TWO', 1],
      ['ONE', 1],
    ])
    expect(lane('RNG')).toEqual([
      ['TWO', 1],
      ['ONE', 2],
    ])
    expect(lane('SPORTS')).toEqual([['BARE', 0]])
  })
})

describe('our own games', () => {
  const own = { engine: 'instant' } as const
  const shown = arrangeShelf({
    edition: 1,
    vendors,
    games: [
      game(1, { position: 1, ...own, model: 'mines' }),
      game(2, { position: 2, ...own, model: 'mines' }),
      game(3, { position: 3, ...own, model: 'dice' }),
      game(4, { position: 4, ...own, model: 'crash' }),
      game(5, { position: 5, ...own, model: 'keno' }),
      game(6, { position: 6, engine: 'lines', model: 'lines-5-low' }),
      game(7, { position: 7, engine: null, model: null }),
    ],
  })
  const ids = (gameType: string) =>
    shown.find({ gameType, language: 'EN' }).map(({ game: { nodeId } }) => nodeId)

  it('[C4] are a list of their own, one of each model in turn, with nothing that others run', () => {
    expect(ids('OWN')).toEqual([1, 3, 4, 2])
  })

  it('[C31] are verifiable, and so is every slot that a model of ours runs', () => {
    const verifiable = shown
      .find({ gameType: 'ALL', language: 'EN' })
      .filter((one) => toGame(one, 'EN', false).verifiable)
    expect(verifiable.map(({ game: { nodeId } }) => nodeId)).toEqual([1, 2, 3, 4, 6])
  })
})

describe('find', () => {
  it('[C4] orders by place; all by category first; hot by the hot place', () => {
    expect(find({ gameType: 'RNG' })).toEqual([2, 3, 1])
    expect(find({})).toEqual([4, 2, 3, 1])
    expect(find({ gameType: 'HOT' })).toEqual([4, 2])
  })

  it('narrows by vendor and kind', () => {
    expect(find({ gameType: 'RNG', vendor: 'ONE' })).toEqual([2, 1])
    expect(find({ gameType: 'HOT', vendor: 'ONE' })).toEqual([2])
    expect(find({ gameType: 'RNG', classify: 'JP' })).toEqual([3])
  })

  it.each([
    ['a category', { gameType: 'CHESS' }],
    ['a vendor', { vendor: 'NOBODY' }],
    ['a kind', { classify: 'ZZ' }],
    ['a name', { name: 'zebra' }],
    ['what every object has', { gameType: 'constructor', vendor: '__proto__' }],
    ['a list by its inner name', { gameType: 'RNG/ONE' }],
  ])('[C5] finds nothing for %s that does not exist', (_, filter) => {
    expect(find(filter)).toEqual([])
  })

  it('[C6] finds by words of the name, whole or in part, and by the vendor', () => {
    expect(find({ name: 'EN TIG' })).toEqual([1])
    expect(find({ name: 'tiger', language: 'JA' })).toEqual([1])
    expect(find({ name: 'goldn tigre' })).toEqual([1])
    expect(find({ name: 'house two' })).toEqual([4, 3])
    expect(find({ name: '  ' })).toEqual([4, 2, 3, 1])
  })

  it('[C6] orders by fit, not by place', () => {
    expect(find({ name: 'game 2' })).toEqual([2])
    expect(find({ name: 'game' })).toEqual([4, 2])
    expect(find({ gameType: 'RNG', name: 'game' })).toEqual([2])
    expect(find({ vendor: 'TWO', name: 'game' })).toEqual([4])
  })

  it('[C6] looks into other languages when the own one and English have nothing', () => {
    expect(find({ name: '虎', language: 'JA' })).toEqual([1])
    expect(find({ name: '虎' })).toEqual([1])
    expect(find({ name: 'tigre dourado', language: 'KO' })).toEqual([1])
  })

  it('[C6] takes no sign for a pattern', () => {
    for (const name of ['.*', '%_', '\\', "' or 1=1"]) expect(find({ name })).toEqual([])
    expect(find({ name: '100% [w' })).toEqual([3])
  })
})

describe('a game on the wire', () => {
  const [tiger, hot] = games
  const [closed, open] = vendors
  if (!tiger || !hot || !closed || !open) throw new Error('The shelf of the test is empty.')

  it('[C8] is in maintenance with its vendor or by itself', () => {
    expect(toGame({ game: tiger, vendor: closed }, 'EN', false).maintenance).toBe(true)
    expect(toGame({ game: tiger, vendor: open }, 'EN', false).maintenance).toBe(false)
    expect(
      toGame({ game: { ...tiger, maintenance: true }, vendor: open }, 'EN', false).maintenance,
    ).toBe(true)
  })

  it('[C9] is labelled hot everywhere but in the hot list', () => {
    expect(toGame({ game: hot, vendor: open }, 'EN', false).labels).toEqual(['NEW', 'HOT'])
    expect(toGame({ game: hot, vendor: open }, 'EN', true).labels).toEqual(['NEW'])
    expect(toGame({ game: tiger, vendor: open }, 'EN', false).labels).toEqual([])
  })

  it('has an address for its picture that fits whatever its name', () => {
    const long = {
      ...tiger,
      vendor: 'V'.repeat(40),
      code: 'x'.repeat(60),
      names: { EN: '虎 & "?'.repeat(20) },
    }
    const { iconUrl } = toGame(
      { game: long, vendor: { ...open, code: 'V'.repeat(40) } },
      'EN',
      false,
    )
    expect(iconUrl.length).toBeLessThanOrEqual(300)
    expect(() => decodeURIComponent(iconUrl)).not.toThrow()
    expect(new URL(iconUrl, 'http://x').searchParams.get('n')).toMatch(/^虎 & "\?虎/)
    expect(toGame({ game: tiger, vendor: open }, 'PT', false)).toMatchObject({
      displayName: 'Tigre Dourado',
      gameName: 'Golden Tiger',
      iconUrl: '/art/v1/ONE/game-1.svg?c=RNG&n=Golden%20Tiger',
    })
  })
})
