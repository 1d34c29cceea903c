import { lotteryVendors } from '@baize/contract/lottery/lottery-names'
import type { Launch, MaintenanceHint } from '@baize/contract/play/launch'
import type { Language } from '@baize/kernel/language'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { closedUntil, isClosed } from '../catalogue/catalogue.ts'
import type { Catalogue, Category, Offer, Vendor } from '../catalogue/catalogue.ts'
import type { Standings } from '../identity/identity.ts'
import type { MemberId, Wallet } from '../wallet/wallet.ts'
import { isOffered, judgeStanding, lotteryVendor } from './rules.ts'
import { routeOf, withQuery } from './rules.ts'
import type { Opening } from './store.ts'
import type { LaunchTarget } from './target.ts'
import type { Tokens } from './tokens.ts'

/** A game by its id; a vendor, in a category or in its first; or a lottery as its own call names it. */
export type WantedLaunch =
  | { readonly nodeId: number }
  | { readonly vendor: string; readonly category?: string | undefined }
  | { readonly lottery: Lottery }

type Lottery = {
  readonly gameCode: string
  readonly lottoArea?: string | undefined
  readonly prizeMode?: string | undefined
  readonly view?: string | undefined
}

export type Launched = {
  readonly player: { readonly member: string; readonly sessionId: string }
  readonly wanted: WantedLaunch
  readonly language: Language
  readonly device: string
  /** A path of this site, or empty. */
  readonly backUrl: string
}

type OfferRefusal = 'not_found' | 'game_under_maintenance' | 'product_closed'
export type LaunchRefusal =
  | OfferRefusal
  | 'in_need_true_account'
  | 'member_locked'
  | 'member_closed'
  | 'member_timed_out'
  | 'member_excluded'
export type DemoRefusal = OfferRefusal | 'not_enabled' | 'no_free_play'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly catalogue: Catalogue
  readonly standings: Pick<Standings, 'list'>
  readonly wallet: Pick<Wallet, 'isSingle' | 'pocketFor' | 'listVendors'>
  readonly isFreePlayOn: () => boolean
  readonly tokens: Tokens
  readonly findTarget: (offer: Offer) => LaunchTarget | undefined
  readonly noteOpening: (tx: Transaction, opening: Opening) => Promise<void>
}

type Chosen = {
  readonly vendor: Vendor
  readonly category: Category
  /** Absent when a vendor is opened. */
  readonly offer?: Offer
}

const mostRecommended = 6

export function createLaunches(deps: Deps) {
  const { db, now, catalogue, standings, wallet, tokens } = deps

  function choose(wanted: WantedLaunch): Chosen | undefined {
    if ('vendor' in wanted) {
      const vendor = catalogue.findVendor(wanted.vendor)
      const served = vendor?.categories.toSorted((a, b) => a.position - b.position) ?? []
      const asked = wanted.category ?? ''
      const found = served.find(({ category }) => asked === '' || category === asked)
      return vendor && found && { vendor, category: found.category }
    }
    const offer =
      'nodeId' in wanted ? catalogue.findGame(wanted.nodeId) : findLottery(wanted.lottery)
    return offer && { vendor: offer.vendor, category: offer.game.category, offer }
  }

  function findLottery({ gameCode, lottoArea, prizeMode }: Lottery): Offer | undefined {
    const vendor = lotteryVendor(lottoArea, prizeMode)
    const vendors = vendor === undefined ? lotteryVendors : [vendor]
    return vendors.map((code) => catalogue.findGameByCode(code, gameCode)).find((one) => one)
  }

  /** What the catalogue says about it. */
  function judge(chosen: Chosen, language: Language): Refusal<OfferRefusal> | undefined {
    const { vendor, category, offer } = chosen
    const isDown = offer === undefined ? vendor.maintenance : isClosed(offer.game, vendor)
    if (isDown) {
      const until = offer === undefined ? vendor.maintenanceUntil : closedUntil(offer.game, vendor)
      const except = vendor.maintenance ? vendor : (offer ?? vendor)
      const hint: MaintenanceHint = {
        until: until?.toISOString() ?? '',
        recommended: catalogue.recommend({ category, except, limit: mostRecommended, language }),
      }
      return refuse('game_under_maintenance', undefined, hint)
    }
    return isOffered(offer ?? vendor) ? undefined : refuse('product_closed')
  }

  type Asked = Omit<Launched, 'player'>
  type Player = Launched['player'] | null

  function answer(
    chosen: Chosen,
    { language, wanted, backUrl, device }: Asked,
    demo: boolean,
  ): Launch {
    const { vendor, category, offer } = chosen
    const route = routeOf({ vendor, category, ...(offer ? { code: offer.game.code } : {}) })
    const extras = 'lottery' in wanted ? { ...wanted.lottery, backUrl, device, language } : {}
    const { gameCode: _, ...query } = { gameCode: '', ...extras }
    const path = route.kind === 'page' ? addQuery(route.path, query) : ''
    return {
      kind: route.kind,
      path,
      vassalage: vendor.code,
      gameType: category,
      game: offer ? catalogue.showGame(offer, language) : null,
      frame: null,
      reason: '',
      wallet: { isSingle: wallet.isSingle(), ...payerOf(offer, demo) },
      demo,
    }
  }

  /** The pocket that pays is that of whoever runs the game; fun money needs none. */
  function payerOf(offer: Offer | undefined, demo: boolean): { pocket: string; vendor: string } {
    if (demo) return { pocket: '', vendor: '' }
    const runner = offer && deps.findTarget(offer)?.vendorOf(offer)
    const pocket = runner === undefined ? 'cash' : wallet.pocketFor(runner)
    const keeper = wallet.listVendors().find(({ code }) => pocket === `vendor:${code}`)
    return { pocket, vendor: keeper?.name ?? '' }
  }

  /** Makes a token where somebody can run the game; else says that nobody can yet. */
  async function openFrame(tx: Transaction, offer: Offer, asked: Asked, player: Player) {
    const target = deps.findTarget(offer)
    if (target === undefined) return undefined
    const { language, device, backUrl } = asked
    const made = await tokens.make(tx, { player, nodeId: offer.game.nodeId, language, device })
    const request = { token: made.token, offer, language, device, backUrl, demo: player === null }
    return { expiresAt: made.expiresAt, address: () => target.address(request) }
  }

  type Frame = Awaited<ReturnType<typeof openFrame>>

  /** The other side is asked after the commit, so that the token is there when it comes with it. */
  async function withFrame(launch: Launch, frame: Frame): Promise<Launch> {
    if (launch.kind !== 'frame') return launch
    if (frame === undefined) return { ...launch, reason: 'engine_not_ready' }
    const { expiresAt, address } = frame
    return { ...launch, frame: { url: await address(), expiresAt: expiresAt.toISOString() } }
  }

  async function launch(asked: Launched): Promise<Result<Launch, LaunchRefusal>> {
    const { player, wanted, language } = asked
    const decided = await db.transaction(async (tx) => {
      const standing = (await standings.list(tx, [player.member as MemberId])).get(player.member)
      if (standing?.type === 4) return refuse('in_need_true_account')
      const chosen = choose(wanted)
      if (chosen === undefined) return refuse('not_found')
      const refused = judge(chosen, language) ?? judgeStanding(standing)
      if (refused !== undefined) return refused
      const shown = answer(chosen, asked, false)
      const { offer } = chosen
      if (offer === undefined) return ok({ shown, frame: undefined })
      const frame = shown.kind === 'frame' ? await openFrame(tx, offer, asked, player) : undefined
      await deps.noteOpening(tx, { member: player.member, nodeId: offer.game.nodeId, at: now() })
      return ok({ shown, frame })
    })
    return decided.ok ? ok(await withFrame(decided.value.shown, decided.value.frame)) : decided
  }

  async function launchDemo(asked: Asked): Promise<Result<Launch, DemoRefusal>> {
    if (!deps.isFreePlayOn()) return refuse('not_enabled')
    const chosen = choose(asked.wanted)
    const offer = chosen?.offer
    if (chosen === undefined || offer === undefined) return refuse('not_found')
    if (!offer.game.demo) return refuse('no_free_play')
    const refused = judge(chosen, asked.language)
    if (refused !== undefined) return refused
    const shown = answer(chosen, asked, true)
    const frame = await db.transaction((tx) => openFrame(tx, offer, asked, null))
    return ok(await withFrame(shown, frame))
  }

  return { launch, launchDemo }
}

function addQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const [page = path, first = ''] = path.split('?')
  return withQuery(page, { ...Object.fromEntries(new URLSearchParams(first)), ...query })
}
