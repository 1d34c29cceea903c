import type { Game } from '@baize/contract/catalogue'
import type { LaunchTest } from '@baize/contract/catalogue-desk'
import type { RecentGame } from '@baize/contract/favourites'
import type { Launch } from '@baize/contract/launch'
import type { IdMaker } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { Catalogue, Offer } from '../catalogue/catalogue.ts'
import type { Standings } from '../identity/identity.ts'
import type { MemberId, Wallet } from '../wallet/wallet.ts'
import { createLaunches, type DemoRefusal, type Launched, type LaunchRefusal } from './launch.ts'
import { createPopular } from './popular.ts'
import * as store from './store.ts'
import type { LaunchTarget } from './target.ts'
import { testLaunch } from './test-launch.ts'
import { createTokens } from './tokens.ts'

export type { DemoRefusal, LaunchRefusal, Wanted } from './launch.ts'
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
  /** Who can run games; asked in the order of their coming. */
  addTarget(target: LaunchTarget): void
  /** What a member opened last, the latest first; what is no longer offered is left out. */
  listRecent(member: string, language: Language, limit: number): Promise<RecentGame[]>
  clearRecent(member: string): Promise<number>
  /** What most members opened in the last week, open games only; the hot list and then the category fill it up. */
  listPopular(wanted: { gameType: string; limit: number; language: Language }): Promise<Game[]>
  /** Forgets launches that are over and days that no longer count. */
  sweep(tx: Transaction): Promise<number>
}

export type PlayDeps = {
  readonly db: Database
  readonly log: Log
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly sessions: Pick<Sessions, 'filterOpen'>
  readonly standings: Pick<Standings, 'list'>
  readonly catalogue: Catalogue
  readonly wallet: Pick<Wallet, 'isSingle' | 'pocketFor'>
  /** Whether the brand lets people try games without an account. */
  readonly isFreePlayOn: () => boolean
}

/** So many games a member finds again. */
const keptRecent = 50
const dayMs = 86_400_000
const openingsKeptMs = 30 * dayMs

/** Opening games: the gates, the ways, the tokens, and what is remembered of it. */
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

  return {
    launch,
    launchDemo,
    async redeem(token) {
      const used = await tokens.use(token)
      const offer = used && catalogue.findGame(used.nodeId)
      if (used === undefined || offer === undefined) return refuse('launch_over')
      const { id, member, language, device } = used
      return ok({ launch: id, member: member as MemberId | null, offer, language, device })
    },
    async testLaunch(nodeId) {
      const offer = catalogue.findGame(nodeId)
      if (offer === undefined) return refuse('not_found')
      const target = targets.find((one) => one.opens(offer))
      return ok(await testLaunch(offer, target, deps))
    },
    addTarget: (target) => void targets.push(target),
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
      return launches + days
    },
  }
}
