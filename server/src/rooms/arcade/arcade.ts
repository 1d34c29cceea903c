import type * as wire from '@baize/contract/arcade/arcade'
import type { SocketEvent } from '@baize/contract/events'
import type { ProviderError, ProviderWallet } from '@baize/contract/play/provider'
import { findGame, findSharedGame } from '@baize/games/find-game'
import type { IdMaker } from '@baize/kernel/ids'
import { isLanguage } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isAway, type Database, type Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import { deriveKey } from '../../platform/secret.ts'
import type { Catalogue, Offer } from '../catalogue/catalogue.ts'
import type { Pool, PurseWallet } from '../play/play.ts'
import { maskName, type Wagers } from '../wagers/wagers.ts'
import type { Beacon } from './beacon/beacon.ts'
import type { CashierFor } from './cashier.ts'
import { createFunCashier } from './fun-cashier.ts'
import { createArcadePools } from './pools.ts'
import {
  createArcadePurses,
  createFunPurseCashier,
  createPurseCashier,
  removeOldPurses,
  type ArcadePurses,
} from './purse/purses.ts'
import { createRecall, type Recall } from './recall.ts'
import { createArcadeRounds, removeDemo, type ArcadeRounds, type Seat } from './rounds/rounds.ts'
import { createSecretBox } from '../../platform/secret-box.ts'
import { createSeeds, type Seeds } from './seeds/seeds.ts'
import { createArcadeSessions, removeSessions, type Session } from './sessions/sessions.ts'
import type { TableClock } from './shared/clock.ts'
import { createSharedTables, type SharedTable } from './shared/tables.ts'
import { stakesOf, type Stakes } from './stakes.ts'
import { createWalletCashier } from './wallet-cashier.ts'

export { openBeacon, type Beacon } from './beacon/beacon.ts'
/** For rooms beside this one that promise something before it is drawn. */
export { publish as publishPromise } from './seeds/seeds.ts'
export { arcadeTarget, recallUrlOf } from './target.ts'

export type OpenRefusal = 'launch_over' | 'game_closed' | 'not_found' | 'unavailable'

export type Arcade = {
  /** Opens a game with a launch token; the token works once. */
  open(token: string): Promise<Result<wire.ArcadeTable, OpenRefusal>>
  /** The same game again, after its page was loaded again. */
  resume(seated: Seated): Promise<Result<wire.ArcadeTable, 'session_over'>>
  /** Who sits behind a token of the arcade, and at which game. */
  find(token: string): Promise<Seated | undefined>
  /** What there is to play with; nothing when the session is over. */
  balance(seated: Seated): Promise<bigint | undefined>
  /** The rounds of a player at a game, newest first; of a shared one, their bets. */
  list(
    seated: Seated,
    page: { readonly below?: string; readonly limit: number },
  ): Promise<wire.ArcadeRound[]>
  /** What stands in the pool of a game now. */
  pools(seated: Seated): Promise<wire.ArcadeTable['pools']>
  readonly rounds: ArcadeRounds
  readonly purses: ArcadePurses
  readonly seeds: Seeds
  /** The table of a shared game. */
  findTable(model: string): SharedTable | undefined
  readonly recall: Recall
  /** Ends what was interrupted, each by its rule; answers how many rounds and bets it ended. */
  recover(): Promise<number>
  /** Forgets sessions that are over and rounds with fun money. */
  sweep(tx: Transaction): Promise<number>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Somebody at a game of ours: of one player, or shared. */
export type Seated = {
  readonly token: string
  readonly session: Session
  readonly offer: Offer
  readonly stakes: Stakes
  /** Nothing at a shared game. */
  readonly seat: Seat | undefined
  /** Nothing at a game of one player. */
  readonly table: SharedTable | undefined
}

export type ArcadeDeps = {
  readonly db: Database
  readonly log: Log
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly wallet: ProviderWallet
  readonly purseWallet: PurseWallet
  /** Whether games are played from a purse with real money; with fun money they are. */
  readonly arePursesOn: () => boolean
  readonly catalogue: Catalogue
  readonly wagers: Pick<Wagers, 'getWager'>
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly listPools: () => Promise<readonly Pool[]>
  /** Makes a prize pool of ours, or leaves the one that is there. It begins with so many whole units of the currency. */
  readonly openPool: (pool: string, seed: number) => Promise<void>
  /** What others see of a player, before it is masked. */
  readonly nameOf: (player: string) => Promise<string | undefined>
  /** The least time between two rounds of a game that has one, where it is not to be the game's own. */
  readonly slotCycleMs?: number
  readonly chainLength?: number
  /** Where the salts of chains come from. */
  readonly beacon: Beacon
  /** What shared tables go by; without one, the database's. */
  readonly tableClock?: TableClock
}

/** Why a launch token opens nothing, in the words of players. */
const openRefusals: Readonly<Partial<Record<ProviderError, OpenRefusal>>> = {
  token_invalid: 'launch_over',
  game_closed: 'game_closed',
}

const lastShown = 20
/** Fun money, in least stakes. */
const funStakes = 1_000n
const dayMs = 86_400_000

/** Our own games: the first vendor of the platform, which it knows by the wallet protocol alone. */
export function createArcade(deps: ArcadeDeps): Arcade {
  const { db, log, now, makeId, wallet, catalogue } = deps
  const box = createSecretBox(deriveKey(deps.secret, 'seeds of the arcade'))
  const sessions = createArcadeSessions({ ...deps, box })
  const seeds = createSeeds({ ...deps, box })
  const real = createWalletCashier(wallet, log)
  const fun = createFunCashier(db)
  const cashierFor: CashierFor = ({ demo }) => (demo ? fun : real)
  const rounds = createArcadeRounds({ ...deps, seeds, cashierFor })
  seeds.setRounds(rounds.listPaid)
  const realPurse = createPurseCashier(deps.purseWallet, log)
  const funPurse = createFunPurseCashier(db)
  const purses = createArcadePurses({
    ...deps,
    seeds,
    purseCashierFor: ({ demo }) => (demo ? funPurse : realPurse),
    walletTokenOf: sessions.walletTokenOf,
    isOffered: ({ session }) => session.demo || deps.arePursesOn(),
  })
  const tables = createSharedTables({ ...deps, box, cashierFor })
  const recall = createRecall({ ...deps, rounds, seeds, purses })
  const pools = createArcadePools(deps)

  function seatOf(session: Session, token: string): Seated | undefined {
    const offer = catalogue.findGame(session.nodeId)
    const model = offer?.game.model ?? ''
    const game = findGame(model)
    const rules = game ?? findSharedGame(model)
    if (offer === undefined || rules === undefined) return undefined
    const stakes = stakesOf(offer.game.minStake, rules.stakeUnit)
    const cycleMs = game?.cycleMs === undefined ? 0 : (deps.slotCycleMs ?? game.cycleMs)
    const seat = game && { session, game, code: offer.game.code, stakes, cycleMs }
    return { token, session, offer, stakes, seat, table: tables.find(model) }
  }

  async function list(
    { session, seat, table, offer }: Seated,
    page: { below?: string; limit: number },
  ) {
    if (seat !== undefined) return await rounds.list(seat, page)
    return (await table?.listOwn(session.player, offer.game.code, page)) ?? []
  }

  async function tableOf(seated: Seated, balance: bigint): Promise<wire.ArcadeTable> {
    const { token, session, offer, stakes, seat } = seated
    const { game, vendor } = offer
    const model = game.model ?? ''
    const shown = catalogue.showGame(offer, session.language)
    const rules = findGame(model) ?? findSharedGame(model)
    const { active, next } = await seeds.standing(session.player)
    return {
      session: token,
      game: {
        nodeId: game.nodeId,
        code: game.code,
        name: shown.displayName,
        vendor: vendor.code,
        engine: game.engine ?? '',
        model,
        iconUrl: shown.iconUrl,
        ...(shown.family !== undefined && { family: shown.family }),
      },
      player: session.nickname,
      currency: session.currency,
      balance: String(balance),
      demo: session.demo,
      stakes: {
        min: String(stakes.min),
        max: String(stakes.max),
        step: String(stakes.step),
        presets: stakes.presets.map(String),
        usual: String(stakes.usual),
      },
      rtpBps: rules?.rtp.declaredBps ?? 0,
      roundMs: seat?.cycleMs ?? 0,
      seed: active,
      nextSeed: next,
      open: seat === undefined ? null : await rounds.findWaiting(seat),
      last: await list(seated, { limit: lastShown }),
      pools: await pools.of(model, session.currency),
      purse: seat === undefined ? null : await purses.terms(seat),
    }
  }

  async function balance({ session }: Seated): Promise<bigint | undefined> {
    const ticket = { ...session, session: session.id }
    const cashed = await cashierFor(session).balance(ticket, session.walletToken)
    return cashed.ok ? cashed.value.balance : undefined
  }

  async function open(launchToken: string): Promise<Result<wire.ArcadeTable, OpenRefusal>> {
    const asked = await wallet.authenticate({ requestId: makeId('req'), launchToken })
    if (!asked.ok) return refuse(openRefusals[asked.code] ?? 'unavailable')
    const { player, sessionToken, currency, balance, gameCode, language, demo } = asked.value
    const [vendor, code] = split(gameCode)
    const offer = catalogue.findGameByCode(vendor, code)
    if (offer === undefined) return refuse('not_found')
    const fun = demo ? offer.game.minStake * funStakes : 0n
    const { session, token } = await sessions.open({
      player: demo ? undefined : player,
      demo,
      nodeId: offer.game.nodeId,
      gameCode,
      walletToken: sessionToken,
      currency,
      language: isLanguage(language) ? language : 'EN',
      nickname: demo ? '' : maskName((await deps.nameOf(player)) ?? ''),
      fun,
    })
    const seated = seatOf(session, token)
    if (seated === undefined) return refuse('not_found')
    return ok(await tableOf(seated, demo ? fun : BigInt(balance)))
  }

  async function recover(): Promise<number> {
    const ended = (await rounds.recovery.sweep()) + (await tables.sweep())
    return ended + (await purses.sweep())
  }

  return {
    open,
    async resume(seated) {
      const there = await balance(seated)
      return there === undefined ? refuse('session_over') : ok(await tableOf(seated, there))
    },
    balance,
    async find(token) {
      const session = await sessions.find(token)
      return session && seatOf(session, token)
    },
    list,
    pools: ({ session, offer }) => pools.of(offer.game.model ?? '', session.currency),
    rounds,
    purses,
    seeds,
    findTable: tables.find,
    recall,
    recover,
    async sweep(tx) {
      const at = now().getTime()
      const over = await removeSessions(tx, new Date(at - dayMs))
      const before = new Date(at - dayMs)
      const fun = await removeDemo(tx, before, 10_000)
      return over + fun + (await removeOldPurses(tx, before, 10_000))
    },
    async start() {
      await pools.open()
      tables.start()
      purses.start()
      // Nobody waits for it: what cannot be ended now is ended by the job.
      void recover().catch((error: unknown) => {
        if (isAway(error)) return
        log.error({ error: errorText(error) }, 'Interrupted rounds could not be looked at.')
      })
    },
    async stop() {
      await tables.stop()
      await purses.stop()
      await rounds.flush()
    },
  }
}

/** `VENDOR/code`; a code may have a stroke of its own. */
function split(gameCode: string): [string, string] {
  const stroke = gameCode.indexOf('/')
  return [gameCode.slice(0, stroke), gameCode.slice(stroke + 1)]
}
