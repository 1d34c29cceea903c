import { join } from 'node:path'
import type { Ledger } from './ledger/ledger.ts'
import { checkTexts } from './platform/check-texts.ts'
import { keepRowsYoung } from './platform/collector.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { addApiPage } from './platform/http/api-page.ts'
import type { Http } from './platform/http/http.ts'
import { addTexts } from './platform/http/texts-routes.ts'
import { answerTheRest } from './platform/http/unknown.ts'
import type { Log } from './platform/log.ts'
import { createPlatform, type Platform, type StartDatabase } from './platform/platform.ts'
import type { Identity } from './rooms/identity/identity.ts'
import { servePapers } from './rooms/system/papers/papers.ts'
import { layFoundation } from './wiring/foundation.ts'
import { wireGames, type Games } from './wiring/games.ts'
import { wireMoney, type Money } from './wiring/money.ts'
import { wireOffer } from './wiring/offer.ts'
import { pagesOf } from './wiring/pages.ts'
import { wireRecords } from './wiring/records.ts'
import { letDemoPlay } from './wiring/players.ts'
import { furtherRooms } from './wiring/rooms.ts'
import { siteUrlOf } from './wiring/settings.ts'

export type App = {
  readonly http: Http
  readonly db: Database
  readonly rooms: MoneyRooms
  /** Lets a balancer know that it should send nobody here any more; everything is still served. */
  drain(): void
  close(): Promise<void>
}

/** What moves money and whose it is, for whoever stands above the wiring, such as a benchmark with a game of its own. */
export type MoneyRooms = Money &
  Games & {
    readonly members: Identity['members']
    readonly ledger: Ledger
  }

export type AppOptions = {
  readonly log: Log
  /** Where `server/migrations/` and `brands/` are. */
  readonly root: string
  /** Where the built pages are; without it only calls are served. */
  readonly buildDir?: string
  /** The time, for tests that set it; else that of the database. */
  readonly now?: () => Date
  /** The clock of the machine, for tests in which it is wrong. */
  readonly nodeClock?: () => number
  /** The PostgreSQL that comes along, for who names no other. */
  readonly startDatabase?: StartDatabase
}

/** The whole platform, wired from the bottom storey to the top. Nothing listens yet. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const { log, root, now, nodeClock, startDatabase } = options
  checkTexts()
  keepRowsYoung()
  const platform = await createPlatform(config, { log, root, now, nodeClock, startDatabase })
  try {
    const rooms = await wireRooms(platform, options)
    await platform.start()
    const { http, db, drain, closing } = platform
    return { http, db, rooms, drain, close: closing.run }
  } catch (error) {
    await platform.closing.run()
    throw error
  }
}

/** Rooms from below, each with its calls and its jobs; then what stands around the calls. */
async function wireRooms(platform: Platform, { root, buildDir }: AppOptions): Promise<MoneyRooms> {
  const { http } = platform
  const foundation = await layFoundation(platform, root)
  const { ledger, identity } = foundation
  const offer = await wireOffer(platform, foundation)
  const money = await wireMoney(platform, foundation, offer)
  const games = await wireGames(platform, foundation, offer, money)
  wireRecords(platform, foundation, offer, money, games)
  foundation.protection.start()

  const house = { platform, foundation, offer, money, games }
  for (const room of furtherRooms) await (await room).wire(house)
  foundation.system.documents.checkBrandFile()

  await letDemoPlay(platform, house)

  addTexts(http)
  const { config, now } = platform
  const siteUrl = siteUrlOf(config)
  addApiPage(http, { server: siteUrl, forOperators: !config.production })
  servePapers(http, {
    siteUrl,
    securityContact: config.SECURITY_CONTACT,
    noticesFile: buildDir === undefined ? undefined : join(buildDir, 'notices.txt'),
    now,
  })
  const pages =
    buildDir === undefined
      ? undefined
      : await pagesOf(platform, { ...foundation, ...offer, ...games }, buildDir)
  answerTheRest(http, pages)
  return { members: identity.members, ledger, ...money, ...games }
}
