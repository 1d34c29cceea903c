import type { Game } from '@baize/contract/catalogue/catalogue'
import type { LaunchTest } from '@baize/contract/catalogue/catalogue-desk'
import type { RecentGame } from '@baize/contract/catalogue/favourites'
import type { Launch } from '@baize/contract/play/launch'
import type { ProviderWallet } from '@baize/contract/play/provider'
import type { Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Catalogue, Offer } from '../catalogue/catalogue.ts'
import type { Standings } from '../identity/identity.ts'
import type { MemberId, VendorWithPocket, Wallet } from '../wallet/wallet.ts'
import { createLaunches, type DemoRefusal, type Launched, type LaunchRefusal } from './launch.ts'
import { createPlaying, type Playing } from './playing.ts'
import { createPopular } from './popular.ts'
import type { LimitPort, Pool, Protocol, PurseWallet, Seed, Swept } from './protocol/protocol.ts'
import * as store from './store.ts'
import type { LaunchTarget } from './target.ts'
import { gamesOfVendors, testLaunch } from './test-launch.ts'
import { frameHostsOf, ownPocketOf } from './vendors/vendors.ts'

export { judgeStanding } from './rules.ts'
export { ownVendor } from './vendors/vendors.ts'
export type { DemoRefusal, LaunchRefusal, WantedLaunch } from './launch.ts'
export type { AskedStake, LimitPort, LimitRefusal, Pool, PurseWallet } from './protocol/protocol.ts'
export type { FrameRequest, LaunchTarget } from './target.ts'

/** A game that a token opened. */
export type OpenedGame = {
  readonly launch: string
  /** Null for fun money. */
  readonly member: MemberId | null
  readonly offer: Offer
  readonly language: Language
  readonly device: string
}

export type Play = {
  /**
   * Says how a game, or a vendor, is opened by a member, and notes it. Gates in this order: a real account, the
   * maintenance of game and vendor (with others to play instead), the offer, the state of the account.
   */
  launch(launched: Launched): Promise<Result<Launch, LaunchRefusal>>
  /** The same without an account: fun money, where the brand and the game offer it. */
  launchDemo(launched: Omit<Launched, 'player'>): Promise<Result<Launch, DemoRefusal>>
  /** What a launch token opens: once, within a minute, and while its session lasts. */
  redeem(token: string): Promise<Result<OpenedGame, 'launch_over'>>
  /** Opens a game as a member would, without one. */
  testLaunch(nodeId: number): Promise<Result<LaunchTest, 'not_found'>>
  /** The same for one game of each vendor that is shown: the first of its categories that somebody runs. */
  testVendors(): Promise<LaunchTest[]>
  /** Who can run games; asked in the order of their coming. */
  addTarget(target: LaunchTarget): void
  /** Where outside vendors open their games, so that the site may show them in a frame. */
  listFrameHosts(): string[]
  /** What a member opened last, the latest first; what is no longer offered is left out. */
  listRecent(member: string, language: Language, limit: number): Promise<RecentGame[]>
  clearRecent(member: string): Promise<number>
  /** What most members opened in the last week, open games only; the hot list and then the category fill it up. */
  listPopular(wanted: { gameType: string; limit: number; language: Language }): Promise<Game[]>
  /** How many members are at a game now, and how many of them are of the demo. */
  countPlaying(): Promise<Playing>
  /**
   * The wallet as one vendor of the protocol has it, in this process: what an outside vendor asks over signed HTTP, our
   * arcade asks here. A vendor that is not known is refused with every call.
   */
  walletFor(vendorKey: string): ProviderWallet
  /** Purses of the house's own games. */
  pursesFor(vendorKey: string): PurseWallet
  /** What a vendor of the protocol is called; nothing when there is none of that key. */
  findVendorName(vendorKey: string): string | undefined
  /** The vendors in transfer mode, for the wallet. Sandboxes are none of the members' business. */
  listVendorsWithPocket(): VendorWithPocket[]
  /** Makes a prize pool of a vendor, or leaves the one that is there; with a seed it begins with that, each time. */
  openPool(vendorKey: string, pool: string, seed?: Seed): Promise<void>
  /** Prize pools with what is in them. */
  listPools(): Promise<Pool[]>
  /** Who knows of bounds that stop a bet; each is asked about every one. */
  addLimit(port: LimitPort): void
  /** Looks at rounds that were left open, and ends them where their vendor's rules say so. */
  sweepRounds(): Promise<Swept>
  /** Forgets what is over and no longer counts: launches, days, sessions, rounds, calls. */
  sweep(tx: Transaction): Promise<number>
  /** Begins to hear of changes to vendors; `walletFor` refuses before. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type PlayDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly standings: Pick<Standings, 'list'>
  readonly catalogue: Catalogue
  readonly wallet: Wallet
  readonly protocol: Protocol
  /** Whether the brand lets people try games without an account. */
  readonly isFreePlayOn: () => boolean
  /** The accounts of the demo; none in production. */
  readonly listDemo: () => Promise<readonly string[]>
}

/** So many games a member finds again. */
const keptRecent = 50
const dayMs = 86_400_000
const openingsKeptMs = 30 * dayMs

/** Opening games, and the protocol by which those who run them move money. */
export function createPlay(deps: PlayDeps): Play {
  const { db, now, catalogue, protocol } = deps
  const targets: LaunchTarget[] = []
  const { launch, launchDemo } = createLaunches({
    ...deps,
    tokens: protocol.tokens,
    findTarget: (offer) => targets.find((target) => target.opens(offer)),
    noteOpening: (tx, opening) => store.noteOpening(tx, opening, keptRecent),
  })
  const popular = createPopular(deps)

  async function testOffer(offer: Offer): Promise<LaunchTest> {
    const target = targets.find((one) => one.opens(offer))
    return await testLaunch(offer, target, deps)
  }

  return {
    launch,
    launchDemo,
    async redeem(token) {
      const opened = await protocol.redeem(token)
      if (!opened.ok) return opened
      const { accountSession: _, ...game } = opened.value
      return ok(game)
    },
    walletFor: protocol.walletFor,
    pursesFor: protocol.pursesFor,
    findVendorName: (key) => protocol.vendors.find(key)?.name,
    listVendorsWithPocket: () =>
      protocol.vendors
        .list()
        .filter((one) => one.enabled && !one.sandbox && ownPocketOf(one) !== undefined)
        .map(({ key: code, name }) => ({ code, name })),
    openPool: protocol.pools.open,
    listPools: protocol.pools.list,
    addLimit: protocol.addLimit,
    sweepRounds: protocol.sweepRounds,
    start: protocol.start,
    stop: protocol.stop,
    async testLaunch(nodeId) {
      const offer = catalogue.findGame(nodeId)
      if (offer === undefined) return refuse('not_found')
      return ok(await testOffer(offer))
    },
    async testVendors() {
      const told: LaunchTest[] = []
      for (const offers of gamesOfVendors(catalogue).values()) {
        const tests: LaunchTest[] = []
        for (const offer of offers) tests.push(await testOffer(offer))
        const test = tests.find(({ outcome }) => outcome !== 'engine_not_ready') ?? tests[0]
        if (test !== undefined) told.push(test)
      }
      return told
    },
    addTarget: (target) => void targets.push(target),
    listFrameHosts: () => frameHostsOf(protocol.vendors.list()),
    async listRecent(member, language, limit) {
      const rows = await store.listRecent(db, member)
      const shown = rows.flatMap(({ nodeId, openedAt }) => {
        const offer = catalogue.findGame(nodeId)
        return offer?.isShown ? [{ offer, openedAt }] : []
      })
      return shown.slice(0, limit).map(({ offer, openedAt }) => ({
        game: catalogue.showGame(offer, language),
        openedAt: openedAt.toISOString(),
      }))
    },
    clearRecent: (member) => store.clearRecent(db, member),
    listPopular: popular.list,
    countPlaying: createPlaying(deps),
    async sweep(tx) {
      const launches = await store.removeLaunches(tx, new Date(now().getTime() - dayMs))
      const days = await store.removeOpenings(tx, new Date(now().getTime() - openingsKeptMs))
      return launches + days + (await protocol.forgetOld(tx))
    },
  }
}
