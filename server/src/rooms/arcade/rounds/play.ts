import { setTimeout as sleep } from 'node:timers/promises'
import type { Game, Json, Played } from '@baize/games/game'
import { judgeBets } from '@baize/games/bets'
import { isSameJson } from '@baize/games/same-json'
import { timeOfId } from '@baize/kernel/ids'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import { toPlayers, type CashRefusal } from '../cashier.ts'
import { judgeArcadeStake, type StakeRefusal, type Stakes } from '../stakes.ts'
import { answerRound } from './answer.ts'
import { createBegin } from './begin.ts'
import { createCalledOff } from './called-off.ts'
import type { Ends } from './ends.ts'
import { payPool } from './pay-pool.ts'
import { replay } from './replay.ts'
import { isStepped, type PlayedRound, type RoundRefusal } from './seat.ts'
import type { RoundsDeps, Seat, WantedRound } from './seat.ts'
import { showRound } from './shape.ts'
import type { Shots } from './shots.ts'
import * as store from './store.ts'

type Answer = Promise<Result<PlayedRound, RoundRefusal>>

const waitForEndMs = 50
const mostWaits = 20

type Deps = RoundsDeps & { readonly ends: Ends; readonly shots: Shots }

/** Stakes and plays: judged, recorded with its nonce, and only then paid for. */
export function createRoundPlay(deps: Deps) {
  const { db, log, now, makeId, seeds, cashierFor, ends, shots } = deps
  const begin = createBegin(deps)
  const calledOff = createCalledOff(deps)

  function ask(
    { session, game, cycleMs }: Seat,
    wanted: WantedRound,
    choice: Json,
  ): store.NewRound {
    const { player, demo, nodeId, gameCode, currency } = session
    const { request, stake } = wanted
    const about = { player, demo, session: session.id, nodeId, gameCode, currency }
    const poolBps = demo ? 0 : (game.pool?.contributionBps ?? 0)
    const round = { id: makeId('rnd'), model: game.id, stake, choice, request }
    return { ...about, ...round, startedAt: now(), cycleMs, poolBps }
  }

  /** The table is free as well where the round at it is none any more. */
  async function beginSteps(asked: store.NewRound): Promise<store.Begun | 'round_open'> {
    const begun = await begin.steps(asked)
    if (begun !== 'round_open') return begun
    const id = await store.findWaiting(db, asked.player, asked.nodeId)
    const waiting = id === undefined ? undefined : await store.findRound(db, id)
    if (waiting === undefined || waiting.state === 'shot') return begun
    return (await calledOff.look(waiting)) ? await begin.steps(asked) : begun
  }

  /** One shot: stake and result in one call of the wallet. */
  async function playOut(
    { session, game, code }: Seat,
    round: store.Round,
    played: Played,
  ): Answer {
    const cashier = cashierFor(round)
    const { stake, nonce } = round
    const pool = contributionOf(game, round)
    const cashed = await cashier.play(round, session.walletToken, stake, played.payout, pool)
    if (!cashed.ok) return await giveUp(round, cashed)
    let { balance } = cashed.value
    let jackpot = 0n
    if (played.jackpot !== undefined) {
      const won = await payPool(cashier, round, played.jackpot, log)
      // The sweep asks again: what a pool owes is not forgotten because it could not be paid at once.
      if (won === 'unknown') return refuse('unavailable')
      jackpot = won?.moved ?? 0n
      balance = won?.balance ?? balance
    }
    // Of one shot for money nothing is left to write down: it was over when it began (`shots.ts`).
    const isKept = isStepped(game) || round.demo || played.jackpot !== undefined
    const endedAt = isKept ? now() : round.at
    const end = { state: 'settled', payout: played.payout, jackpot, endedAt } as const
    // A table that was taken is free again when its player hears of it.
    if (isStepped(game)) await ends.write({ ...round, ...end })
    else if (isKept) ends.note({ ...round, ...end })
    return ok({ round: showRound({ ...round, ...end }, code, played), balance, nonce: nonce + 1 })
  }

  /** The first step of several: the stake is taken, the result comes with the moves. */
  async function stakeFirst(
    { session, game, code }: Seat,
    round: store.Round,
    played: Played,
  ): Answer {
    const pool = contributionOf(game, round)
    const cashed = await cashierFor(round).stake(round, session.walletToken, round.stake, { pool })
    // A player who found the round elsewhere may have raised the stake that nobody told us of; then it stays.
    const mayStay = !cashed.ok && cashed.code === 'unknown'
    if (mayStay && !(await store.giveUp(db, round.id))) return refuse('unavailable')
    if (!cashed.ok) return await giveUp(round, cashed)
    const { balance } = cashed.value
    return ok({ round: showRound(round, code, played), balance, nonce: round.nonce + 1 })
  }

  /** A stake that was refused is no round; one of which nobody knows is taken back, now or by the sweep. */
  async function giveUp(round: store.Round, refused: Refusal<CashRefusal>) {
    if (refused.code === 'unknown') {
      const back = await cashierFor(round).takeBack(round)
      if (!back.ok) return refuse('unavailable')
    }
    const end = { state: 'voided', payout: 0n, jackpot: 0n, endedAt: now() } as const
    await ends.write({ id: round.id, ...end, voidedBy: refused.code })
    return toPlayers(refused)
  }

  /** Whether an open round has its stake: whoever began it may have died before asking, or may be asking now. */
  async function isStaked(round: store.Round): Promise<boolean> {
    if (round.closing !== '') return false
    return round.demo || (await cashierFor(round).find(round, 'stake')) === 'done'
  }

  /** The answer that was given, or would have been, to the same request before. */
  async function repeat(seat: Seat, id: store.RoundId, asked: store.NewRound): Answer {
    for (let waits = 0; ; waits += 1) {
      const found = await store.findRound(db, id)
      if (found === undefined) return refuse('unavailable')
      if (!isSameRound(found, asked)) return refuse('id_used_differently')
      if (found.state === 'voided') return refuse('unavailable')
      const { played } = await replay(seeds, found)
      const round = await shots.stand(found, played)
      // One that is over and still open is being paid, which a game of several steps may be with its stake.
      const isAnswered = round.state === 'settled' || (!played.isOver && (await isStaked(round)))
      if (isAnswered) return await answerRound(deps, seat, round)
      if (waits === mostWaits) return refuse('unavailable')
      await sleep(waitForEndMs)
    }
  }

  return async (seat: Seat, wanted: WantedRound): Answer => {
    const { session, game, stakes } = seat
    const { player, gameCode } = session
    const judged = judgeWanted(game, stakes, wanted)
    if (!judged.ok) {
      log.warn({ player, game: gameCode, refused: judged.code }, 'A round was refused.')
      return judged
    }
    const asked = ask(seat, wanted, judged.value)
    const begun = isStepped(game) ? await beginSteps(asked) : await begin.shot(asked)
    if (begun === 'round_open') return refuse('round_open')
    if (begun === 'late') return refuse('unavailable')
    if (begun.kind === 'no_seed') return refuse('seed_required')
    if (begun.kind === 'too_soon') {
      log.info({ player, game: gameCode, waitMs: begun.waitMs }, 'A round came too soon.')
      return refuse('too_soon', { waitMs: begun.waitMs })
    }
    if (begun.kind === 'repeated') return await repeat(seat, begun.round, asked)
    const round = openRound(asked, begun)
    const { played } = await replay(seeds, round)
    return played.isOver
      ? await playOut(seat, round, played)
      : await stakeFirst(seat, round, played)
  }
}

/** The choice, when its stake may be played with: as a whole, and on each spot where there are several bets. */
export function judgeWanted(
  game: Game,
  stakes: Stakes,
  { stake, choice: input }: WantedRound,
): Result<Json, StakeRefusal | 'invalid_choice'> {
  const judged = judgeArcadeStake(stake, stakes)
  if (!judged.ok) return judged
  const choice = game.parseChoice(input)
  if (choice === undefined) return refuse('invalid_choice')
  const bets = judgeBets(game, choice, { ...stakes, stake })
  return bets.ok ? ok(choice) : bets
}

function openRound(
  asked: store.NewRound,
  { seed, nonce, contribution }: Extract<store.Begun, { kind: 'begun' }>,
): store.Round {
  const made = { at: timeOfId(asked.id), moves: [], raises: null, seed, nonce, contribution }
  const open = { state: 'open', closing: '', voidedBy: '' } as const
  return { ...asked, ...made, ...open, payout: 0n, jackpot: 0n, endedAt: null }
}

function contributionOf({ pool }: Game, { contribution: amount }: store.Round) {
  return pool === undefined ? undefined : { pool: pool.name, amount }
}

function isSameRound(round: store.KeptRound, { nodeId, stake, choice }: store.NewRound): boolean {
  return round.nodeId === nodeId && round.stake === stake && isSameJson(round.choice, choice)
}
