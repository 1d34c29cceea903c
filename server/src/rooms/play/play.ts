import type { Game } from '@baize/contract/catalogue'
import type { LaunchTest } from '@baize/contract/catalogue-desk'
import type { RecentGame } from '@baize/contract/favourites'
import type { Launch } from '@baize/contract/launch'
import type { ProviderWallet } from '@baize/contract/provider'
import type { IdMaker } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Ledger } from '../../ledger/ledger.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { Catalogue, Offer } from '../catalogue/catalogue.ts'
import type { Standings } from '../identity/identity.ts'
import type { Wagers } from '../wagers/wagers.ts'
import type { MemberId, VendorWithPocket, Wallet } from '../wallet/wallet.ts'
import { createCalls } from './calls/calls.ts'
import { createLaunches, type DemoRefusal, type Launched, type LaunchRefusal } from './launch.ts'
import { createPopular } from './popular.ts'
import { createBalances } from './protocol/balances.ts'
import type { LimitPort, ProtocolDeps } from './protocol/deps.ts'
import { createPools, type Pool } from './protocol/pools.ts'
import { sweepRounds, type Swept } from './protocol/sweep.ts'
import { createWalletFor } from './protocol/wallet-for.ts'
import { createRounds } from './rounds/rounds.ts'
import { createPlaySessions } from './sessions/sessions.ts'
import * as store from './store.ts'
import type { LaunchTarget } from './target.ts'
import { gamesOfVendors, testLaunch } from './test-launch.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { frameHostsOf } from './vendors/vendor-target.ts'
import { ownPocketOf } from './vendors/vendor.ts'
import { createVendors, type Vendors } from './vendors/vendors.ts'

export type { DemoRefusal, LaunchRefusal, Wanted } from './launch.ts'
export type { AskedStake, LimitPort, LimitRefusal } from './protocol/deps.ts'
export type { Pool } from './protocol/pools.ts'
export type { FrameRequest, LaunchTarget } from './target.ts'
export type { Vendors } from './vendors/vendors.ts'

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
  /**
   * The wallet as one vendor of the protocol has it, in this process: what an outside vendor asks over signed HTTP, our
   * arcade asks here. A vendor that is not known is refused with every call.
   */
  walletFor(vendorKey: string): ProviderWallet
  /** The vendors in transfer mode, for the wallet. Sandboxes are none of the members' business. */
  listVendorsWithPocket(): VendorWithPocket[]
  /** Makes a prize pool of a vendor, or leaves the one that is there. */
  openPool(vendorKey: string, pool: string): Promise<void>
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
  /** The parts that the calls of vendors and of operators are made from. */
  readonly protocol: ProtocolParts
}

/** What stands behind the protocol, for this room's own routes. */
export type ProtocolParts = ProtocolDeps & { readonly vendors: Vendors; readonly tokens: Tokens }

export type PlayDeps = {
  readonly db: Database
  readonly log: Log
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly events: Pick<Events, 'write'>
  readonly sessions: Pick<Sessions, 'filterOpen' | 'onClosed'>
  readonly standings: Pick<Standings, 'list' | 'findCurrency'>
  readonly catalogue: Catalogue
  readonly ledger: Ledger
  readonly wallet: Wallet
  readonly wagers: Wagers
  readonly brandCurrency: () => Currency
  /** Whether the brand lets people try games without an account. */
  readonly isFreePlayOn: () => boolean
}

/** So many games a member finds again. */
const keptRecent = 50
const dayMs = 86_400_000
const openingsKeptMs = 30 * dayMs

/** Opening games, and the protocol by which those who run them move money. */
export function createPlay(deps: PlayDeps): Play {
  const { db, now, catalogue } = deps
  const targets: LaunchTarget[] = []
  const tokens = createTokens(deps)
  const { launch, launchDemo } = createLaunches({
    ...deps,
    tokens,
    findTarget: (offer) => targets.find((target) => target.opens(offer)),
    noteOpening: (tx, opening) => store.noteOpening(tx, opening, keptRecent),
  })
  const popular = createPopular(deps)
  const redeemWith = redeemer(tokens, catalogue)
  const protocol = createProtocol(deps, tokens, redeemWith)
  const limits = protocol.limits as LimitPort[]
  const walletFor = createWalletFor(protocol)

  async function testOffer(offer: Offer): Promise<LaunchTest> {
    const target = targets.find((one) => one.opens(offer))
    return await testLaunch(offer, target, deps)
  }

  return {
    launch,
    launchDemo,
    async redeem(token) {
      const opened = await redeemWith(token)
      if (!opened.ok) return opened
      const { accountSession: _, ...game } = opened.value
      return ok(game)
    },
    walletFor,
    listVendorsWithPocket: () =>
      protocol.vendors
        .list()
        .filter((one) => one.enabled && !one.sandbox && ownPocketOf(one) !== undefined)
        .map(({ key: code, name }) => ({ code, name })),
    openPool: protocol.pools.open,
    listPools: protocol.pools.list,
    addLimit: (port) => void limits.push(port),
    sweepRounds: () => sweepRounds(protocol, protocol.vendors.list()),
    start: protocol.vendors.start,
    stop: protocol.vendors.stop,
    protocol,
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
    async sweep(tx) {
      const launches = await store.removeLaunches(tx, new Date(now().getTime() - dayMs))
      const days = await store.removeOpenings(tx, new Date(now().getTime() - openingsKeptMs))
      const sessions = await protocol.sessions.sweep(tx)
      const rounds = await protocol.rounds.forgetOld(tx)
      return launches + days + sessions + rounds + (await protocol.calls.forgetOld(tx))
    },
  }
}

/** What a token opens, the first time it is asked. */
function redeemer(tokens: Tokens, catalogue: Pick<Catalogue, 'findGame'>) {
  return async (token: string) => {
    const used = await tokens.use(token)
    const offer = used && catalogue.findGame(used.nodeId)
    if (used === undefined || offer === undefined) return refuse('launch_over')
    const { id, sessionId: accountSession, language, device } = used
    const member = used.member as MemberId | null
    return ok({ launch: id, member, accountSession, offer, language, device })
  }
}

const minuteMs = 60_000
const usualIdleMinutes = 60

/** The parts of the protocol, from below. */
function createProtocol(
  deps: PlayDeps,
  tokens: Tokens,
  redeem: ProtocolDeps['redeem'],
): ProtocolParts {
  const vendors = createVendors(deps)
  const idleMsOf = (key: string) =>
    (vendors.find(key)?.policy.idleMinutes ?? usualIdleMinutes) * minuteMs
  return {
    ...deps,
    vendors,
    tokens,
    redeem,
    sessions: createPlaySessions({ ...deps, idleMsOf }),
    rounds: createRounds(deps),
    calls: createCalls(deps),
    pools: createPools(deps),
    balances: createBalances(deps),
    limits: [] as LimitPort[],
  }
}
