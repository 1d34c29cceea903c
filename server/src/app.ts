import { join } from 'node:path'
import { contract } from '@baize/contract/contract'
import { homePaths } from '@baize/contract/pages'
import { isCurrency, type Currency } from '@baize/kernel/money'
import { contrastTable } from '@baize/ui/contrast.ts'
import { defineLedgerJobs } from './ledger/jobs.ts'
import { createLedger, type Ledger } from './ledger/ledger.ts'
import { serveLedger } from './ledger/routes.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { serveDesk } from './platform/desk-routes.ts'
import { addApiPage } from './platform/http/api-page.ts'
import type { Http } from './platform/http/http.ts'
import { addPages } from './platform/http/pages.ts'
import { addTexts } from './platform/http/texts-routes.ts'
import { answerTheRest } from './platform/http/unknown.ts'
import type { Log } from './platform/log.ts'
import { createPlatform, type Platform } from './platform/platform.ts'
import { arcadeTarget, createArcade, type Arcade } from './rooms/arcade/arcade.ts'
import { defineArcadeJobs } from './rooms/arcade/jobs.ts'
import { serveArcade } from './rooms/arcade/routes.ts'
import { createCatalogue, type Catalogue } from './rooms/catalogue/catalogue.ts'
import { createDesk as createCatalogueDesk } from './rooms/catalogue/desk/desk.ts'
import { serveDesk as serveCatalogueDesk } from './rooms/catalogue/desk/routes.ts'
import { createFavourites } from './rooms/catalogue/favourites/favourites.ts'
import { serveFavourites } from './rooms/catalogue/favourites/routes.ts'
import { serveCatalogue } from './rooms/catalogue/routes.ts'
import { createContent, type Content } from './rooms/content/content.ts'
import { serveContent } from './rooms/content/routes.ts'
import { createIdentity, listProviders, sandboxPeople } from './rooms/identity/identity.ts'
import type { Identity, IdentitySettings } from './rooms/identity/identity.ts'
import { defineIdentityJobs } from './rooms/identity/jobs.ts'
import { serveIdentity } from './rooms/identity/routes.ts'
import { definePlayJobs } from './rooms/play/jobs.ts'
import { createPlay, type Play } from './rooms/play/play.ts'
import { wireProtocol, type Protocol } from './rooms/play/protocol/protocol.ts'
import { servePlay } from './rooms/play/routes.ts'
import { createJackpots } from './rooms/rtp/jackpots/jackpots.ts'
import { serveRtp } from './rooms/rtp/routes.ts'
import { createRtp } from './rooms/rtp/rtp.ts'
import { serveInstall } from './rooms/system/install/routes.ts'
import { defineSystemJobs } from './rooms/system/jobs.ts'
import { serveSystem } from './rooms/system/routes.ts'
import { actedBy, createSystem, type System } from './rooms/system/system.ts'
import { createStakeGate, createWagers, type Wagers } from './rooms/wagers/wagers.ts'
import { serveWinners } from './rooms/wagers/winners/routes.ts'
import { createWinners } from './rooms/wagers/winners/winners.ts'
import { createAdjustments } from './rooms/wallet/adjustments/adjustments.ts'
import { serveAdjustments } from './rooms/wallet/adjustments/routes.ts'
import { serveWallet } from './rooms/wallet/routes.ts'
import { createWallet, seedDemoMoney, type Wallet } from './rooms/wallet/wallet.ts'

export type App = {
  readonly http: Http
  readonly db: Database
  readonly rooms: MoneyRooms
  close(): Promise<void>
}

/** What moves money and whose it is, for whoever stands above the wiring, such as a benchmark with a game of its own. */
export type MoneyRooms = {
  readonly members: Identity['members']
  readonly ledger: Ledger
  readonly wallet: Wallet
  readonly wagers: Wagers
  readonly play: Play
  /** The door of the provider protocol, and its sandbox outside production. */
  readonly protocol: Protocol
  readonly arcade: Arcade
}

export type AppOptions = {
  readonly log: Log
  /** Where `server/migrations/` and `brands/` are. */
  readonly root: string
  /** Where the built pages are; without it only calls are served. */
  readonly buildDir?: string
  readonly now?: () => Date
}

/** The whole platform, wired from the bottom storey to the top. Nothing listens yet. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const { log, root, now = () => new Date() } = options
  const platform = await createPlatform(config, { log, root, now })
  try {
    const rooms = await wireRooms(platform, options)
    await platform.start()
    return { http: platform.http, db: platform.db, rooms, close: platform.closing.run }
  } catch (error) {
    await platform.closing.run()
    throw error
  }
}

/** Rooms from below, each with its calls and its jobs; then what stands around the calls. */
async function wireRooms(platform: Platform, { root, buildDir }: AppOptions): Promise<MoneyRooms> {
  const { config, http, jobs, sockets, seal, upkeep, closing } = platform
  const { production } = config

  const ledger = createLedger(platform)
  await ledger.start()
  closing.add(() => ledger.stop())
  defineLedgerJobs(platform, ledger)

  const brandFolder = { code: config.BRAND, folder: join(root, 'brands') }
  const system = await createSystem({
    ...platform,
    publish: sockets.publish,
    sealKey: seal.publicKey,
    brand: brandFolder,
    checkContrast: worstContrast,
  })
  const brand = () => system.documents.live('brand')
  serveSystem(http, system)
  serveInstall(http, { brand, siteUrl: () => siteUrlOf(config) })
  defineSystemJobs(jobs, system)
  await system.start()
  closing.add(() => system.stop())
  serveDesk({ ...platform, production, audit: auditOf(system) })
  serveLedger({ ...platform, ledger, audit: auditOf(system) })

  const settings = identitySettings(config, system)
  const identity = createIdentity({
    ...platform,
    audit: system.audit,
    settings,
    providers: listProviders(platform, settings),
  })
  const demoPlayers = await identity.seedDemo()
  serveIdentity(platform, identity, { brand })
  defineIdentityJobs(platform, identity, {
    hasBooks: async (id) => (await ledger.balances(`member:${id}`)).length > 0,
  })

  const catalogue = await createCatalogue(platform)
  serveCatalogue(http, catalogue)
  serveFavourites(http, { favourites: createFavourites({ ...platform, catalogue }), catalogue })
  serveCatalogueDesk(http, createCatalogueDesk({ ...platform, audit: system.audit }))
  await catalogue.start()
  closing.add(() => catalogue.stop())

  const content = await wireContent(platform, system, brandFolder)

  const wallet = createWallet({
    ...platform,
    ledger,
    publish: sockets.publish,
    // No vendor of the catalogue keeps members' money itself.
    isSingle: () => true,
    // Whoever is not in the books of identity has nothing, and that in the brand's currency.
    currencyOf: async (id) => (await identity.standings.findCurrency(id)) ?? settings.currency(),
  })
  serveWallet(http, wallet)
  await seedDemoMoney({ ...platform, ledger, wallet }, demoPlayers)
  upkeep.partition('wallet.transfers')
  closing.add(async () => wallet.flush())
  const { audit, approvals, documents } = system
  const adjustments = createAdjustments({
    ...platform,
    ledger,
    wallet,
    audit,
    approvals,
    secondPersonAbove: () => documents.live('policy').adjustmentSecondPersonAbove,
    hasMember: async (id) => (await identity.standings.findCurrency(id)) !== undefined,
  })
  serveAdjustments(http, adjustments)

  const wagers = createWagers({ ...platform, ledger, wallet })
  wagers.setGate(createStakeGate({ standings: identity.standings, catalogue }))
  upkeep.partition('wagers.wagers')
  upkeep.sweep('old calls about wagers', wagers.forgetOldCalls)
  const winners = createWinners({
    ...platform,
    catalogue,
    currency: settings.currency,
    namesOf: identity.standings.listNames,
  })
  serveWinners(http, winners)
  upkeep.sweep('old wins', winners.sweep)

  const play = createPlay({
    ...platform,
    catalogue,
    ledger,
    wallet,
    wagers,
    standings: identity.standings,
    brandCurrency: settings.currency,
    isFreePlayOn: () => system.isModuleOn('FREEPLAY3'),
  })
  await play.start()
  closing.add(() => play.stop())
  servePlay(http, play)
  upkeep.sweep('what is over in play', play.sweep)
  definePlayJobs(jobs, play)
  const protocol = await wireProtocol({
    ...platform,
    production,
    audit,
    catalogue,
    play,
    people: sandboxPeople(platform),
    siteUrl: () => siteUrlOf(config),
  })

  const arcade = createArcade({
    ...platform,
    catalogue,
    wagers,
    wallet: play.walletFor('ARCADE'),
    publish: sockets.publish,
    listPools: play.listPools,
    openPool: (pool) => play.openPool('ARCADE', pool),
    nameOf: async (id) => (await identity.members.find(platform.db, id))?.account,
  })
  play.addTarget(arcadeTarget)
  sockets.addTopic('crash', (_, rest) => rest === '')
  serveArcade(http, arcade)
  defineArcadeJobs(jobs, arcade)
  upkeep.partition('arcade.rounds')
  upkeep.partition('arcade.crash_bets')
  upkeep.sweep('sessions and fun of the arcade', arcade.sweep)
  await arcade.start()
  closing.add(() => arcade.stop())

  const rtp = createRtp({
    ...platform,
    catalogue,
    zone: () => brand().zone,
    currency: settings.currency,
  })
  const jackpots = createJackpots({
    ...platform,
    ledger,
    play,
    vendorNameOf: (key) => play.protocol.vendors.find(key)?.name,
    nameOf: async (id) => (await identity.members.find(platform.db, id))?.account,
  })
  serveRtp(http, { rtp, jackpots })
  upkeep.sweep('old returns of games', rtp.sweep)

  addTexts(http)
  addApiPage(http, contract)
  answerTheRest(
    http,
    buildDir === undefined
      ? undefined
      : await pagesOf(platform, { system, catalogue, content, play }, buildDir),
  )
  return { members: identity.members, ledger, wallet, wagers, play, protocol, arcade }
}

/** What people are shown; its links and its zone are those that the operator set. */
async function wireContent(
  platform: Platform,
  { audit, documents }: System,
  brand: { readonly code: string; readonly folder: string },
): Promise<Content> {
  const content = await createContent({
    ...platform,
    audit,
    brand,
    zone: () => documents.live('brand').zone,
    resources: () => documents.live('links').resources,
  })
  serveContent(platform.http, content)
  platform.upkeep.sweep('pictures that nothing shows', content.pictures.removeUnused)
  await content.start()
  platform.closing.add(() => content.stop())
  return content
}

type PageRooms = {
  readonly system: System
  readonly catalogue: Catalogue
  readonly content: Content
  readonly play: Pick<Play, 'listFrameHosts'>
}

/** The pages, each with what it needs before its first paint. */
async function pagesOf({ http, seal }: Platform, rooms: PageRooms, buildDir: string) {
  const { system, catalogue, content, play } = rooms
  const brand = () => system.documents.live('brand')
  const pages = await addPages(http, buildDir)
  pages.setTitle(() => brand().name)
  pages.setFrameHosts(play.listFrameHosts)
  pages.setBoot('web', (request, language) => {
    const status = system.status.reply(request.ip, language)
    // A closed site shows no games, so none go out with its page.
    if (status.status !== 0) return { boot: { status } }
    const vendors = { data: { lanes: catalogue.listVendors() } }
    const hot = { list: catalogue.listHotGames(language) }
    const banners = content.listBanners(language)
    const notices = content.listAnnouncements({ language, isMember: false, kind: 'notice' })
    const first = banners.banners.find(({ groupName }) => groupName === 'w_home')
    // The picture that home is judged by begins to load before any code has come.
    const isHome = homePaths.some((path) => path === request.url.split('?', 1)[0])
    const preload = isHome && first ? first.picture.url : undefined
    return { boot: { status, vendors, hot, banners, notices }, preload }
  })
  pages.setBoot('console', () => {
    const { name, zone, hue } = brand()
    return { boot: { sealKey: seal.publicKey, brand: { name, zone, hue } } }
  })
  return pages
}

/** What operators set about people, as it is live at the moment of asking. */
function identitySettings(config: Config, { documents, isModuleOn }: System): IdentitySettings {
  const brand = () => documents.live('brand')
  return {
    security: () => documents.live('security'),
    rules: () => documents.live('registration').rules,
    isOn: isModuleOn,
    brandName: () => brand().name,
    currency: () => requireCurrency(brand().currency),
    zone: () => brand().zone,
    paymentLimits: () => {
      const { paymentTries: tries, paymentLockMinutes: lockMinutes } = documents.live('cashier')
      return { tries, lockMinutes }
    },
    siteUrl: () => siteUrlOf(config),
  }
}

/** The address that is set, or the one that the start prints. */
function siteUrlOf({ PUBLIC_URL, HOST, PORT }: Config): string {
  if (PUBLIC_URL !== '') return PUBLIC_URL.replace(/\/+$/, '')
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host}:${PORT}`
}

/** What is changed below the system room goes into the same trail as everything else. */
function auditOf({ audit }: System): Parameters<typeof serveDesk>[0]['audit'] {
  return async (tx, { actor, call, ...entry }) => {
    if (!actor) throw new Error('A change below the system room came without an operator.')
    const { ip, requestId } = call
    await audit.write(tx, { ...actedBy({ ...actor, ip, requestId }), ...entry })
  }
}

/** The system room lets no other currency be published. */
function requireCurrency(code: string): Currency {
  if (!isCurrency(code)) throw new Error(`The brand has an unknown currency: ${code}`)
  return code
}

/** The pair of colours that a brand hue would make unreadable, if there is one. */
function worstContrast(hue: number) {
  const failing = contrastTable(hue).find(({ passes }) => !passes)
  return failing && { pair: failing.id, ratio: failing.ratio, needs: failing.needs }
}
