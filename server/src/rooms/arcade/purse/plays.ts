import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Game, Json } from '@baize/games/game'
import { isSameJson } from '@baize/games/same-json'
import { fairChance } from '@baize/kernel/fair'
import { timeOfId, type IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import { listOfPair, replay, showRound, type Round } from '../rounds/rounds.ts'
import type { Seeds } from '../seeds/seeds.ts'
import * as plays from './plays.store.ts'
import { leftIn, type Purse, type PurseId } from './store.ts'

export type PurseBet = { readonly stake: bigint; readonly choice: Json }

/** What is played of a purse at once: in their order, as far as the purse holds. */
export type AskedPlay = {
  readonly purse: PurseId
  readonly player: string
  readonly session: string
  readonly request: string
  readonly game: Game
  readonly code: string
  readonly stakesPerSecond: number
  readonly settleMs: number
  readonly bets: readonly PurseBet[]
}

export type PlaysRefusal =
  | 'purse_closed'
  | 'insufficient_funds'
  | 'too_soon'
  | 'seed_required'
  | 'id_used_differently'

/** How a purse stands after what was played from it. */
export type AfterPlay = Pick<Purse, 'state' | 'filled' | 'staked' | 'paid' | 'rounds'>

export type PlayedBets = {
  readonly rounds: readonly ArcadeRound[]
  readonly nonce: number
  /** Nothing where the same was played before: then it may have been played on since. */
  readonly after: AfterPlay | undefined
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly seeds: Seeds
}

type Outcome =
  | { readonly kind: 'done'; readonly done: plays.Done; readonly rounds: readonly ArcadeRound[] }
  | { readonly kind: 'repeated'; readonly play: plays.Play }
  /** The pair of seeds was exchanged in this very moment. */
  | { readonly kind: 'again' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<PlaysRefusal> }

/** One lane: a later request of a purse finds what the one before it left. */
const gathering = { most: 100, lanes: 1 }
const mostTries = 5
/** A settlement can be looked at as a whole. */
const mostInWindow = 500

/** Plays from purses. All that comes at one moment is one transaction, and is answered when that is committed. */
export function createPlays({ db, now, makeId, seeds }: Deps) {
  async function playOne(
    asked: AskedPlay,
    held: plays.Held | undefined,
    play: plays.Play | undefined,
  ): Promise<Outcome> {
    if (play !== undefined) return { kind: 'repeated', play }
    const no = (code: PlaysRefusal, params?: Record<string, string | number>): Outcome => ({
      kind: 'refused',
      refusal: params === undefined ? refuse(code) : refuse(code, params),
    })
    if (held?.state !== 'open' || held.player !== asked.player) return no('purse_closed')
    if (held.seed === null || held.nonce === null) return no('seed_required')
    if (!held.isSeedHeld) return { kind: 'again' }
    const at = now()
    const waitMs = held.readyAt.getTime() - at.getTime()
    if (waitMs > 0) return no('too_soon', { waitMs })
    const secrets = await seeds.secretsOf(held.seed)
    const rows: plays.PlayedRow[] = []
    const rounds: ArcadeRound[] = []
    let [left, staked, paid] = [leftIn(held), 0n, 0n]
    for (const { stake, choice } of asked.bets) {
      if (stake > left) break
      const nonce = held.nonce + rows.length
      const played = asked.game.play(stake, choice, [], fairChance({ ...secrets, nonce }))
      if (played?.isOver !== true) throw new Error('A round of a purse is not over with its stake.')
      const { payout } = played
      const id = makeId('rnd')
      rows.push({ id, stake, payout, choice })
      const round = roundOf(held, { id, stake, choice, payout, seed: held.seed, nonce, at })
      rounds.push(showRound(round, asked.code, played))
      left += payout - stake
      staked += stake
      paid += payout
    }
    if (rows.length === 0) return no('insufficient_funds')
    const isFull = held.windowRounds >= mostInWindow
    const takesMs = Math.ceil((rows.length * 1_000) / asked.stakesPerSecond)
    const done: plays.Done = {
      purse: held,
      session: asked.session,
      request: asked.request,
      seed: held.seed,
      nonce: held.nonce,
      window: held.windowNumber + (isFull ? 1 : 0),
      rows,
      staked,
      paid,
      at,
      readyAt: new Date(at.getTime() + takesMs),
      dueAt: new Date(at.getTime() + asked.settleMs),
    }
    return { kind: 'done', done, rounds }
  }

  async function playAll(tx: Transaction, asked: readonly AskedPlay[]): Promise<Outcome[]> {
    const held = new Map((await plays.holdForPlay(tx, asked)).map((row) => [row.id, row]))
    const known = await plays.listPlays(tx, asked)
    const outcomes: Outcome[] = []
    for (const one of asked) {
      const { purse, request } = one
      const play = known.find((row) => row.purse === purse && row.request === request)
      outcomes.push(await playOne(one, held.get(purse), play))
    }
    const done = outcomes.flatMap((one) => (one.kind === 'done' ? [one.done] : []))
    if (done.length > 0) await plays.writePlays(tx, done)
    return outcomes
  }

  /** One transaction for as many as came together, each of another player; whoever came twice is in the next. */
  const play = gather(async (asked: readonly AskedPlay[]): Promise<Outcome[]> => {
    const outcomes = new Map<AskedPlay, Outcome>()
    let left = [...asked]
    while (left.length > 0) {
      const players = new Set<string>()
      const group = left.filter(({ player }) => !players.has(player) && players.add(player))
      const came = await db.transaction((tx) => playAll(tx, group))
      group.forEach((one, index) => outcomes.set(one, came[index] as Outcome))
      left = left.filter((one) => !outcomes.has(one))
    }
    return asked.map((one) => outcomes.get(one) as Outcome)
  }, gathering)

  /** The rounds that the same request got before. */
  async function repeat(
    { player, code, bets }: AskedPlay,
    { seed, firstNonce, rounds: count }: plays.Play,
  ): Promise<Result<PlayedBets, PlaysRefusal>> {
    const pair = await seeds.findOwn(player, seed)
    if (pair === undefined) return refuse('id_used_differently')
    const found = await listOfPair(db, {
      player,
      seed,
      from: new Date(pair.activatedAt),
      after: firstNonce - 1,
      limit: count,
    })
    const ended = found.filter((round) => round.state !== 'shot')
    const isSame = ended.every(({ stake, choice }, index) => {
      const bet = bets[index]
      return bet !== undefined && bet.stake === stake && isSameJson(bet.choice, choice)
    })
    if (!isSame || ended.length !== count) return refuse('id_used_differently')
    const rounds = await Promise.all(ended.map((round) => showPlayed(round, code)))
    return ok({ rounds, nonce: await seeds.nonceOf(player), after: undefined })
  }

  async function showPlayed(round: Round, code: string): Promise<ArcadeRound> {
    return showRound(round, code, (await replay(seeds, round)).played)
  }

  return async (asked: AskedPlay): Promise<Result<PlayedBets, PlaysRefusal | 'unavailable'>> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const outcome = await play(asked)
      if (outcome.kind === 'refused') return outcome.refusal
      if (outcome.kind === 'repeated') return await repeat(asked, outcome.play)
      if (outcome.kind === 'done') {
        const { nonce, rows } = outcome.done
        const after = afterOf(outcome.done)
        return ok({ rounds: outcome.rounds, nonce: nonce + rows.length, after })
      }
    }
    return refuse('unavailable')
  }
}

function afterOf({ purse, staked, paid, rows }: plays.Done): AfterPlay {
  const { state, filled } = purse
  const sums = { staked: purse.staked + staked, paid: purse.paid + paid }
  return { state, filled, ...sums, rounds: purse.rounds + rows.length }
}

type Made = Pick<Round, 'id' | 'stake' | 'choice' | 'payout' | 'seed' | 'nonce'> & {
  readonly at: Date
}

function roundOf(
  { player, demo, nodeId, gameCode, model, currency }: plays.Held,
  { at, ...made }: Made,
): Round {
  const about = { player, demo, session: '', nodeId, gameCode, model, currency }
  const nothing = { moves: [], raises: null, closing: '', contribution: 0n, jackpot: 0n } as const
  const end = { state: 'settled', endedAt: at, voidedBy: '' } as const
  return { ...about, ...made, ...nothing, ...end, at: timeOfId(made.id) }
}
