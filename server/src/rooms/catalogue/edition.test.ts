import { describe, expect, it } from 'vitest'
import { makeGame as game, makeVendor } from '../../../testing/catalogue.ts'
import { openEdition } from './edition.ts'
import { leastStakesOf } from './stock.ts'
import { closedUntil, recommend, vendorOfMode, type CatalogueGame, type Vendor } from './rules.ts'
import type { Sorting } from './sorting.ts'

const vendor = (code: string, more: Parameters<typeof makeVendor>[2] = {}) =>
  makeVendor(code, 1, more)
const live = { category: 'LIVE', position: 1 } as const
const edition = openEdition({
  edition: 7,
  vendors: [
    vendor('ONE', { categories: [live, { category: 'RNG', position: 2 }] }),
    vendor('OFF', { enabled: false }),
  ],
  games: [
    game(1, { minStake: 10n, lines: 5, names: { EN: 'Zebra 10', JA: 'あ' } }),
    game(2, { minStake: 100n, lines: 20, names: { EN: 'apple', JA: 'う' }, labels: ['NEW'] }),
    game(3, { minStake: 20n, lines: 243, names: { EN: 'Zebra 9', JA: 'い' }, classify: 'JP' }),
    game(4, { enabled: false }),
    game(5, { vendor: 'OFF' }),
    game(6, { category: 'LIVE', classify: 'BAC' }),
  ],
})

type More = { minBet?: bigint; minLines?: number; sort?: Sorting; language?: 'EN' | 'JA' }
const ids = ({ language = 'EN', ...more }: More = {}, gameType = 'RNG') =>
  edition.find({ gameType, language, ...more }).map((shown) => shown.game.nodeId)

describe('a list', () => {
  it.each<[string, More, number[]]>([
    ['that can be played from 10', { minBet: 10n }, [1]],
    ['that can be played from 20', { minBet: 20n }, [1, 3]],
    ['that can be played from nothing', { minBet: 0n }, []],
    ['with 20 lines at least', { minLines: 20 }, [2, 3]],
    ['with any number of lines', { minLines: 0 }, [1, 2, 3]],
    ['of both', { minBet: 50n, minLines: 6 }, [3]],
    ['by place', { sort: 'place' }, [1, 2, 3]],
    ['with the new ones first', { sort: 'new' }, [2, 1, 3]],
    ['by name, numbers by their size', { sort: 'name' }, [2, 3, 1]],
    ['by name in another language', { sort: 'name', language: 'JA' }, [1, 3, 2]],
    ['by name, and filtered', { sort: 'name', minLines: 6 }, [2, 3]],
  ])('[C15] has the games %s', (_, more, wanted) => {
    expect(ids(more)).toEqual(wanted)
    expect(ids(more)).toEqual(wanted)
  })

  it('[C16] has nothing that is switched off, nor of a vendor that is', () => {
    expect(ids({}, 'ALL')).toEqual([6, 1, 2, 3])
    expect(edition.shelf.lanes.flatMap((lane) => lane.vendors.map((v) => v.vendor.code))).toEqual([
      'ONE',
      'ONE',
    ])
    expect(edition.stock.findGame(4)).toMatchObject({ isShown: false })
    expect(edition.stock.findGame(5)).toMatchObject({ isShown: false })
    expect(edition.stock.findByCode('ONE', 'game-1')).toMatchObject({ isShown: true })
    expect(edition.stock.findByCode('ONE', 'game-5')).toBeUndefined()
  })

  it('[C19] a vendor has its categories in menu order, with their kinds', () => {
    expect(edition.listTypes('ONE')).toEqual([
      { gameType: 'LIVE', games: 1, classifies: [{ gameClassify: 'BAC', games: 1 }] },
      {
        gameType: 'RNG',
        games: 3,
        classifies: [
          { gameClassify: 'SLOT', games: 2 },
          { gameClassify: 'JP', games: 1 },
        ],
      },
    ])
    expect(edition.listTypes('OFF')).toEqual([])
    expect(edition.listTypes('NOBODY')).toEqual([])
  })
})

describe('a maintenance', () => {
  const [early, late] = [new Date('2026-11-15T10:00:00Z'), new Date('2026-11-15T12:00:00Z')]
  const down = { maintenance: true }

  it.each([
    ['of the game', { ...down, maintenanceUntil: early }, {}, early],
    ['of the vendor', {}, { ...down, maintenanceUntil: early }, early],
    ['of both', { ...down, maintenanceUntil: late }, { ...down, maintenanceUntil: early }, late],
    ['of which one has no end', { ...down, maintenanceUntil: late }, down, null],
    ['that nobody knows the end of', down, {}, null],
  ])('[C17] %s ends when it is over for both', (_, ofGame, ofVendor, until) => {
    expect(closedUntil(game(1, ofGame), vendor('ONE', ofVendor))).toEqual(until)
  })
})

describe('others to play', () => {
  const placed = (nodeId: number, more: Partial<CatalogueGame> = {}, house = vendor('ONE')) => ({
    game: game(nodeId, more),
    vendor: house,
  })
  const closed = vendor('TWO', { maintenance: true })
  const own = [
    placed(1),
    placed(2, { maintenance: true }),
    placed(3, {}, closed),
    placed(4),
    placed(5),
  ]
  const hot = [placed(9, { category: 'LIVE' }), own[4] ?? placed(5)]
  const chosen = (except: Vendor | ReturnType<typeof placed>, limit = 6) =>
    recommend({ hot, own, category: 'RNG', except, limit }).map((one) => one.game.nodeId)

  it('[C20] are open, of the same category, hot ones first, none twice', () => {
    expect(chosen(placed(3))).toEqual([5, 1, 4])
    expect(chosen(placed(3), 2)).toEqual([5, 1])
  })

  it('[C20] are neither the game nor of the vendor that is closed', () => {
    expect(chosen(placed(1))).toEqual([5, 4])
    expect(chosen(vendor('ONE'))).toEqual([])
  })
})

describe('a prize mode', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['LOTT', 'LOTT'],
    ['ZY', 'LOTT'],
    ['ELOTT', 'ELOTT'],
    ['SEA', 'TCG_SEA'],
    ['CHESS', 'CHESS'],
  ])('[C19] %s means the lotteries of %s', (mode, code) => {
    expect(vendorOfMode(mode)).toBe(code)
  })
})

it('[GR273] the lowest stake of a category is that of the games which are shown', () => {
  const stakes = (minStake: bigint, more = {}) => game(Number(minStake), { minStake, ...more })
  const { stock } = openEdition({
    edition: 1,
    vendors: [vendor('ONE'), vendor('OFF', { enabled: false })],
    games: [
      stakes(20n, { vendor: 'ONE' }),
      stakes(50n, { vendor: 'ONE' }),
      stakes(10n, { vendor: 'ONE', enabled: false }),
      stakes(5n, { vendor: 'OFF' }),
      stakes(0n, { vendor: 'ONE', category: 'FISH' }),
    ],
  })
  expect(leastStakesOf(stock)).toEqual({ RNG: '20', FISH: '1' })
})
