import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type * as wire from '@baize/contract/arcade/purse'
import type { Game, PursePlay } from '@baize/games/game'
import { deriveId, isId, type Id, type IdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isAway, type Database, type Transaction } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import { toPlayers } from '../cashier.ts'
import { judgeWanted, listOfWindow, replay, showRound, type Seat } from '../rounds/rounds.ts'
import type { Seeds } from '../seeds/seeds.ts'
import type { StakeRefusal, Stakes } from '../stakes.ts'
import type { PurseCashier } from './cashier.ts'
import { createFills, type FillRefusal } from './fills.ts'
import { createLooks } from './looks.ts'
import { createPlays, type PlayedBets, type PlaysRefusal, type PurseBet } from './plays.ts'
import * as store from './store.ts'

export { createFunPurseCashier, createPurseCashier } from './cashier.ts'
export { removeOld as removeOldPurses } from './store.ts'

type SumRefusal = 'purse_too_small' | 'purse_too_large'

type Sum = { readonly request: string; readonly amount: bigint }

export type WantedPlays = {
  readonly purse: string
  readonly request: string
  readonly bets: readonly { readonly stake: bigint; readonly choice: unknown }[]
}

/** `purses_off`: they are not offered now. */
export type OpenRefusal = FillRefusal | SumRefusal | 'purses_off'
/** `not_found`: it is no purse of whoever asks at this game. */
export type AddRefusal = OpenRefusal | 'not_found'
export type PlayBetsRefusal =
  | PlaysRefusal
  | FillRefusal
  | StakeRefusal
  | 'not_found'
  | 'purses_off'
  | 'invalid_choice'

type Stood = { readonly purse: wire.ArcadePurse; readonly balance: bigint | undefined }

export type ArcadePurses = {
  /** What may be set aside at this game, and the purse that is there; null where it is not played so. */
  terms(seat: Seat): Promise<wire.PurseTerms | null>
  /** Opens a purse with a sum; whoever has one at this game gets that one, and nothing is taken. */
  open(seat: Seat, sum: Sum): Promise<Result<Stood, OpenRefusal>>
  /** Puts a further sum into a purse. */
  add(seat: Seat, sum: Sum & { readonly purse: string }): Promise<Result<Stood, AddRefusal>>
  /** Plays, in their order, as many as the purse holds; the same request gets the same rounds. */
  play(
    seat: Seat,
    wanted: WantedPlays,
  ): Promise<
    Result<Omit<PlayedBets, 'after'> & { readonly purse: wire.ArcadePurse }, PlayBetsRefusal>
  >
  /** Settles what was played and brings home what is left. */
  close(
    seat: Seat,
    purse: string,
  ): Promise<Result<Stood, 'not_found' | 'purse_closed' | 'unavailable'>>
  /** The rounds of a settlement, by its name in the books. */
  recall(
    name: string,
    code: string,
  ): Promise<{ readonly window: store.Window; readonly rounds: ArcadeRound[] } | undefined>
  /** Settles, closes and ends what is due; answers how many it looked at. */
  sweep(): Promise<number>
  start(): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly seeds: Seeds
  readonly purseCashierFor: (purse: Pick<store.Purse, 'demo'>) => PurseCashier
  readonly walletTokenOf: (session: string) => Promise<string>
  /** Whether purses are offered, for fun money or for real. */
  readonly isOffered: (seat: Seat) => boolean
}

const lookEveryMs = 1_000
const leftAloneMs = 15_000
const gathering = { most: 500, lanes: 2 }

/** Money set aside for games that stake many times a second: escrowed, settled at intervals and at the end, never lost. */
export function createArcadePurses(deps: Deps): ArcadePurses {
  const { db, log, now, seeds, purseCashierFor: cashierFor, isOffered } = deps
  const fills = createFills({ db, now, cashierFor })
  const looks = createLooks({ ...deps, cashierFor, fills })
  const playBets = createPlays(deps)
  // Many play at the same moment, and one statement finds the purses of all of them.
  const seek = gather((ids: readonly store.PurseId[]) => store.listPurses(db, ids), gathering)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<unknown> = Promise.resolve()

  const rulesOf = (seat: Seat): PursePlay | undefined =>
    isOffered(seat) ? seat.game.purse : undefined

  async function stood(
    id: store.PurseId,
    balance?: bigint,
  ): Promise<Result<Stood, 'purse_closed'>> {
    const purse = await store.findPurse(db, id)
    return purse === undefined ? refuse('purse_closed') : ok({ purse: show(purse), balance })
  }

  /** The one that this player has here; what was left half open or half closed is ended first. */
  async function findStanding(seat: Seat): Promise<store.Purse | undefined> {
    const { player, nodeId } = seat.session
    const found = await store.findOpen(db, { player, nodeId })
    if (found?.state === 'closing') await looks.finish(found.id)
    if (found?.state === 'opening') {
      for (const fill of await store.listAsked(db, found.id)) {
        await fills.take(found, fill, seat.session.walletToken)
      }
    }
    return found && (await store.findOpen(db, { player, nodeId }))
  }

  function newPurse({ session, game }: Seat, id: store.PurseId): store.NewPurse {
    const { player, demo, nodeId, gameCode, currency } = session
    const at = now()
    const about = { id, player, demo, session: session.id, nodeId, gameCode, currency }
    return { ...about, model: game.id, readyAt: at, playedAt: at, openedAt: at }
  }

  /** Takes what is written down, and closes a purse into which nothing came. */
  async function fillWritten(
    { session }: Seat,
    id: store.PurseId,
    { request, amount }: Sum,
    balance: bigint | undefined,
  ): Promise<Result<Stood, FillRefusal>> {
    const purse = await store.findPurse(db, id)
    const fill = await store.findFill(db, id, request)
    if (purse === undefined || fill === undefined) return refuse('purse_closed')
    if (fill.amount !== amount) return refuse('id_used_differently')
    const taken = await fills.take(purse, fill, session.walletToken)
    if (!taken.ok) {
      if (purse.state === 'opening') await looks.close(id, taken.code)
      return taken
    }
    return await stood(id, taken.value.balance ?? balance)
  }

  async function findOwn({ session }: Seat, id: string): Promise<store.Purse | undefined> {
    const purse = isId('pur', id) ? await seek(id) : undefined
    const isOwn = purse?.player === session.player && purse.nodeId === session.nodeId
    return isOwn ? purse : undefined
  }

  return {
    async terms(seat) {
      const { purse: rules } = seat.game
      if (rules === undefined) return null
      const purse = await store.findOpen(db, seat.session)
      // One that is not offered any more is shown until what is in it is home.
      if (purse === undefined && !isOffered(seat)) return null
      return { ...termsOf(rules, seat.stakes), open: purse ? show(purse) : null }
    },
    async open(seat, sum) {
      const rules = rulesOf(seat)
      if (rules === undefined) return notOffered(seat)
      const judged = judgeSum(sum.amount, rules, seat)
      if (!judged.ok) return judged
      const { player, nodeId } = seat.session
      const id = await deriveId('pur', player as Id<string>, String(nodeId), sum.request)
      const standing = await findStanding(seat)
      // Who comes from a second page finds what the first has set aside.
      if (standing !== undefined && standing.id !== id) return await stood(standing.id)
      const purse = newPurse(seat, id)
      const due = new Date(now().getTime() + leftAloneMs)
      const added = await fills.within(async (add, tx) => {
        const isNew = await store.addPurse(tx, purse, due)
        return isNew ? await add(tx, purse, sum.request, sum.amount) : undefined
      })
      if (!added.ok) return added
      const filled = await fillWritten(seat, id, sum, added.value)
      if (filled.ok || filled.code !== 'purse_closed') return filled
      // Somebody opened another in this moment.
      const other = await findStanding(seat)
      return other === undefined ? filled : await stood(other.id)
    },
    async add(seat, { purse: name, ...sum }) {
      const rules = rulesOf(seat)
      if (rules === undefined) return notOffered(seat)
      const own = await findOwn(seat, name)
      if (own === undefined) return refuse('not_found')
      const { most } = termsOf(rules, seat.stakes)
      const { currency } = seat.session
      if (sum.amount < 1n) return refuse('purse_too_small', { min: money(1n, currency) })
      const added = await fills.within(async (add, tx: Transaction) => {
        const purse = await store.lockPurse(tx, own.id)
        if ((await store.findFill(tx, own.id, sum.request)) !== undefined) return undefined
        if (purse?.state !== 'open') return refuse('purse_closed')
        if (store.leftIn(purse) + sum.amount > BigInt(most))
          return refuse('purse_too_large', { max: money(BigInt(most), currency) })
        return await add(tx, { ...purse, session: seat.session.id }, sum.request, sum.amount)
      })
      if (!added.ok) return added
      if (typeof added.value === 'object') return added.value
      return await fillWritten(seat, own.id, sum, added.value)
    },
    async play(seat, { purse: name, request, bets: wanted }) {
      const rules = rulesOf(seat)
      if (rules === undefined) return notOffered(seat)
      const { stakesPerSecond, settleMs } = rules
      const own = await findOwn(seat, name)
      if (own === undefined) return refuse('not_found')
      if (wanted.length > stakesPerSecond) return refuse('too_soon', { waitMs: 1_000 })
      const judged = judgeBets(seat.game, seat.stakes, wanted)
      if (!judged.ok) {
        log.warn({ purse: own.id, refused: judged.code }, 'A stake from a purse was refused.')
        return judged
      }
      const { session, game, code } = seat
      const may = await cashierFor(own).judgeSeat(own, session.walletToken)
      if (!may.ok) return toPlayers(may)
      const about = { purse: own.id, player: session.player, session: session.id, request, code }
      const bets = judged.value
      const played = await playBets({ ...about, game, bets, stakesPerSecond, settleMs })
      if (!played.ok) return played
      const { after, ...told } = played.value
      const purse = after === undefined ? await store.findPurse(db, own.id) : { ...own, ...after }
      return purse === undefined ? refuse('purse_closed') : ok({ ...told, purse: show(purse) })
    },
    async close(seat, name) {
      const own = await findOwn(seat, name)
      if (own === undefined) return refuse('not_found')
      const balance = await looks.close(own.id, 'player')
      const after = await stood(own.id, balance)
      if (after.ok && after.value.purse.state !== 'closed') return refuse('unavailable')
      return after
    },
    async recall(name, code) {
      const [id = '', number = ''] = name.split(':')
      if (!isId('pur', id) || !/^\d{1,9}$/.test(number)) return undefined
      const window = await store.findWindow(db, id, Number(number))
      if (window === undefined) return undefined
      const rounds = await listOfWindow(db, window)
      const shown = rounds.map(async (round) =>
        showRound(round, code, (await replay(seeds, round)).played),
      )
      return { window, rounds: await Promise.all(shown) }
    },
    sweep: looks.sweep,
    start() {
      timer ??= setInterval(() => {
        looking = looking.then(looks.sweep).catch((error: unknown) => {
          // Told once by the database itself, for all that meet it.
          if (isAway(error)) return
          log.error({ error: errorText(error) }, 'Purses could not be looked at.')
        })
      }, lookEveryMs).unref()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await looking
    },
  }
}

/** A game without a purse is not played so by anybody. */
function notOffered({ game }: Seat) {
  return game.purse === undefined ? refuse('not_allowed') : refuse('purses_off')
}

function termsOf({ least, most, stakesPerSecond }: PursePlay, { min }: Stakes) {
  const sum = (times: number) => String(min * BigInt(times))
  return { least: sum(least), most: sum(most), stakesPerSecond }
}

function judgeSum(
  amount: bigint,
  rules: PursePlay,
  { stakes, session: { currency } }: Seat,
): Result<bigint, SumRefusal> {
  const { least, most } = termsOf(rules, stakes)
  if (amount < BigInt(least))
    return refuse('purse_too_small', { min: money(BigInt(least), currency) })
  if (amount <= BigInt(most)) return ok(amount)
  return refuse('purse_too_large', { max: money(BigInt(most), currency) })
}

/** Each must be a stake of the table with a choice of the game; of a list with one that is not, nothing is played. */
function judgeBets(
  game: Game,
  stakes: Stakes,
  wanted: WantedPlays['bets'],
): Result<PurseBet[], StakeRefusal | 'invalid_choice'> {
  const bets: PurseBet[] = []
  for (const { stake, choice: input } of wanted) {
    const choice = judgeWanted(game, stakes, { request: '', stake, choice: input })
    if (!choice.ok) return choice
    bets.push({ stake, choice: choice.value })
  }
  return ok(bets)
}

function show(purse: store.Purse): wire.ArcadePurse {
  const { id, state, filled, staked, paid, rounds, openedAt, closedAt, closedBy } = purse
  return {
    id,
    state,
    filled: String(filled),
    staked: String(staked),
    paid: String(paid),
    left: String(store.leftIn(purse)),
    rounds,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? '',
    closedBy,
  }
}
