import type { Game, Lane, LotteryMenu, Room } from '@baize/contract/catalogue/catalogue'
import type { SearchIndexData, SearchReply } from '@baize/contract/catalogue/search'
import type { Language } from '@baize/kernel/language'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { startLoop } from '../../platform/loop.ts'
import { errorText } from '../../platform/scrub.ts'
import { openEdition, type VendorType, type WantedPage } from './edition.ts'
import {
  defaultPageSize,
  isClosed,
  pageOf,
  recommend,
  type Category,
  type Vendor,
} from './rules.ts'
import { indexData } from './search/index-data.ts'
import { searchPage, type WantedResults } from './search/search-page.ts'
import { seedCatalogue } from './seed/seed.ts'
import { toGame, toLane, toMenu, toRoom } from './shape.ts'
import { leastStakesOf, type Offer } from './stock.ts'
import { readCatalogue, readEdition } from './store.ts'

export type { VendorType, WantedPage } from './edition.ts'
export { closedUntil, isClosed, type Category, type Vendor } from './rules.ts'
export type { Offer } from './stock.ts'

export type GamePage = {
  readonly games: Game[]
  readonly total: number
  readonly totalPages: number
}

export type Catalogue = {
  /** The number of what is shown; whatever was made of another edition is stale. */
  edition(): number
  /** Vendors by category in menu order. A category that no vendor serves is absent. */
  listVendors(): Lane[]
  /** What the operator put in front, in that order. */
  listHotGames(language: Language): Game[]
  /** A page of games. What does not exist, be it a vendor or a page, gives an empty list and no refusal. */
  listGames(wanted: WantedPage): GamePage
  /** A page of what words lead to, the best first, and what it can be narrowed by. */
  searchGames(wanted: WantedResults): SearchReply
  /** What a browser needs to search by itself, in a language and in English. */
  getSearchIndex(language: Language): SearchIndexData
  /** The categories that a vendor serves, in menu order, with the kinds of games in each. */
  listVendorTypes(vendor: string): VendorType[]
  /** Live tables, of one vendor or of all. */
  listRooms(vendor: string | undefined, language: Language): Room[]
  /** Lotteries, of one vendor or of all. */
  listMenus(vendor: string | undefined, language: Language): LotteryMenu[]
  /** Open games of a category, the hot ones first, without those of the vendor or game that is left out. */
  recommend(wanted: Recommended): Game[]
  /** The lowest stake of the games of each category that are shown, in the smallest unit of any currency. */
  leastStakes(): Partial<Record<Category, string>>
  /** A game by its id, also one that is switched off. */
  findGame(nodeId: number): Offer | undefined
  findGameByCode(vendor: string, code: string): Offer | undefined
  findVendor(code: string): Vendor | undefined
  /** False for a game that is known and cannot be played now. What no list has is left to its vendor. */
  isGameOpen(vendor: string, code: string): boolean
  /** A game as the wire says it. */
  showGame(offer: Offer, language: Language): Game
  /** Begins to hear of new editions, and looks for them every ten seconds besides. */
  start(): Promise<void>
  /** Makes the index of this edition and of all that follow before anybody searches, for a server that people reach. */
  prepareSearch(): void
  stop(): Promise<void>
}

export type Recommended = {
  readonly category: Category
  readonly except: Offer | Vendor
  readonly limit: number
  readonly language: Language
}

export type CatalogueDeps = { readonly db: Database; readonly log: Log }

/** Said by the tables themselves, after every change. */
const editionChannel = 'catalogue_edition'

const lookEveryMs = 10_000

/** The room, seeded and ready to answer from memory. */
export async function createCatalogue({ db, log }: CatalogueDeps): Promise<Catalogue> {
  await seedCatalogue(db)
  let now = openEdition(await readCatalogue(db))
  // What may be opened and staked on does not wait for the index of a new edition.
  let { stock } = now
  let stop = async () => {}
  let isSearchPrepared = false

  function prepareSearch(): void {
    const shown = now
    // Not waited for: the next edition may come while the index of this one is being made.
    if (isSearchPrepared) void shown.shelf.search.prepare(() => shown === now)
  }

  async function refresh(): Promise<void> {
    if ((await readEdition(db)) !== now.shelf.edition) now = openEdition(await readCatalogue(db))
    stock = now.stock
    prepareSearch()
  }

  const failed = (error: unknown) =>
    log.error({ error: errorText(error) }, 'The catalogue room could not look for a new edition.')

  return {
    edition: () => now.shelf.edition,
    listVendors: () => now.shelf.lanes.map(toLane),
    listHotGames: (language) =>
      now.shelf
        .find({ gameType: 'HOT', language })
        .slice(0, longestHotList)
        .map((game) => toGame(game, language, true)),
    listGames({ pageNo = 1, pageSize = defaultPageSize, ...wanted }) {
      const { items, total, totalPages } = pageOf(now.find(wanted), pageNo, pageSize)
      const inHotList = wanted.gameType === 'HOT'
      const games = items.map((game) => toGame(game, wanted.language, inHotList))
      return { games, total, totalPages }
    },
    searchGames: (wanted) => searchPage(now.shelf.search, wanted),
    getSearchIndex: (language) => indexData(now.shelf.search.games, language),
    listVendorTypes: (vendor) => now.listTypes(vendor),
    listRooms: (vendor, language) =>
      now.shelf
        .find({ gameType: 'LIVE', vendor, language })
        .slice(0, mostRooms)
        .map((game) => toRoom(game, language)),
    listMenus: (vendor, language) =>
      ['LOTT', 'ELOTT']
        .flatMap((gameType) => now.shelf.find({ gameType, vendor, language }))
        .slice(0, mostMenus)
        .map((game) => toMenu(game, language)),
    recommend({ category, except, limit, language }) {
      const hot = now.shelf.find({ gameType: 'HOT', language })
      const own = now.shelf.find({ gameType: category, language })
      return recommend({ hot, own, category, except, limit }).map((game) =>
        toGame(game, language, false),
      )
    },
    leastStakes: () => leastStakesOf(stock),
    findGame: (nodeId) => stock.findGame(nodeId),
    findGameByCode: (vendor, code) => stock.findByCode(vendor, code),
    findVendor: (code) => stock.findVendor(code),
    isGameOpen(vendor, code) {
      const known = stock.findByCode(vendor, code)
      return known === undefined || (known.isShown && !isClosed(known.game, known.vendor))
    },
    showGame: (offer, language) => toGame(offer, language, false),
    async start() {
      const loop = startLoop(async () => {
        await refresh()
        return lookEveryMs
      }, failed)
      const stopListening = await db.listen(editionChannel, loop.wake, loop.wake)
      // What was changed after the first look and before the ear was open.
      loop.wake()
      stop = async () => {
        stopListening()
        await loop.stop()
      }
    },
    prepareSearch() {
      isSearchPrepared = true
      prepareSearch()
    },
    stop: () => stop(),
  }
}

/** The wire has room for so many in one answer. */
const longestHotList = 200
const mostRooms = 1000
const mostMenus = 500
