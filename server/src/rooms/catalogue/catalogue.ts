import type { Game, Lane } from '@baize/contract/catalogue'
import type { Language } from '@baize/kernel/language'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { startLoop } from '../../platform/loop.ts'
import { errorText } from '../../platform/scrub.ts'
import { defaultPageSize, pageOf } from './rules.ts'
import { seedCatalogue } from './seed/seed.ts'
import { toGame, toLane } from './shape.ts'
import { arrangeShelf, type GameFilter, type Shelf } from './shelf.ts'
import { readCatalogue, readEdition } from './store.ts'

export type GamePage = {
  readonly games: Game[]
  readonly total: number
  readonly totalPages: number
}

export type WantedPage = GameFilter & {
  /** From 1. */
  readonly pageNo?: number | undefined
  readonly pageSize?: number | undefined
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
  /** Begins to hear of new editions, and looks for them every ten seconds besides. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type CatalogueDeps = { readonly db: Database; readonly log: Log }

/** Said by the tables themselves, after every change. */
const editionChannel = 'catalogue_edition'

const lookEveryMs = 10_000

/** The room, seeded and ready to answer from memory. */
export async function createCatalogue({ db, log }: CatalogueDeps): Promise<Catalogue> {
  await seedCatalogue(db)
  let shelf: Shelf = arrangeShelf(await readCatalogue(db))
  let stop = async () => {}

  async function refresh(): Promise<void> {
    if ((await readEdition(db)) !== shelf.edition) shelf = arrangeShelf(await readCatalogue(db))
  }

  const failed = (error: unknown) =>
    log.error({ error: errorText(error) }, 'The catalogue room could not look for a new edition.')

  return {
    edition: () => shelf.edition,
    listVendors: () => shelf.lanes.map(toLane),
    listHotGames: (language) =>
      shelf
        .find({ gameType: 'HOT', language })
        .slice(0, longestHotList)
        .map((game) => toGame(game, language, true)),
    listGames({ pageNo = 1, pageSize = defaultPageSize, ...filter }) {
      const { items, total, totalPages } = pageOf(shelf.find(filter), pageNo, pageSize)
      const inHotList = filter.gameType === 'HOT'
      const games = items.map((game) => toGame(game, filter.language, inHotList))
      return { games, total, totalPages }
    },
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
    stop: () => stop(),
  }
}

/** The wire has room for so many in one answer. */
const longestHotList = 200
