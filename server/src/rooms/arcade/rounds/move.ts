import type { Json, Played } from '@baize/games/game'
import { isSameJson } from '@baize/games/same-json'
import { isId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { answerRound } from './answer.ts'
import type { Ends } from './ends.ts'
import { isLate } from './late.ts'
import { replay, tryMoves } from './replay.ts'
import type { Moved, MoveRefusal, PlayedRound, RoundsDeps, Seat } from './seat.ts'
import { showRound } from './shape.ts'
import * as store from './store.ts'

type Answer = Promise<Result<PlayedRound, MoveRefusal>>
type Wrong = Exclude<MoveRefusal, 'unavailable'>

/** Further steps of a round: each recorded before it is answered, and paid for when it was the last. */
export function createMove(deps: RoundsDeps & { readonly ends: Ends }) {
  const { db, log, now, seeds, cashierFor, ends } = deps

  /** The round with the move in it; a move that is in it already is taken as it is. */
  async function record(
    tx: Transaction,
    { session, game }: Seat,
    { id, step, made }: { id: store.RoundId; step: number; made: Json },
  ): Promise<store.Round | Wrong> {
    const round = await store.lockRound(tx, id)
    if (round?.player !== session.player || round.nodeId !== session.nodeId) return 'not_found'
    if (step < round.moves.length && isSameJson(round.moves[step], made)) return round
    if (round.state !== 'open' || isLate(round, now())) return 'round_over'
    if (step !== round.moves.length) return 'invalid_move'
    const moves = [...round.moves, made]
    const tried = await tryMoves(seeds, game, round, moves)
    // The wallet is asked for the first stake alone, so that no move that costs a further one is taken.
    if (tried === undefined || tried.staked > round.stake) {
      return (await replay(seeds, round)).played.isOver ? 'round_over' : 'invalid_move'
    }
    await store.setMoves(tx, id, moves)
    return { ...round, moves }
  }

  async function payOut({ code }: Seat, round: store.Round, played: Played): Answer {
    const cashed = await cashierFor(round).pay(round, played.payout)
    if (!cashed.ok) {
      const about = { round: round.id, refused: cashed.code }
      log.error(about, 'A round is over and not paid yet.')
      return refuse('unavailable')
    }
    const end = { state: 'settled', payout: played.payout, endedAt: now() } as const
    await ends.write({ ...round, ...end })
    const nonce = await seeds.nonceOf(round.player)
    const shown = showRound({ ...round, ...end }, code, played)
    return ok({ round: shown, balance: cashed.value.balance, nonce })
  }

  return async (seat: Seat, { round: id, step, move }: Moved): Answer => {
    const refused = (code: Wrong) => {
      const about = { player: seat.session.player, round: id, refused: code }
      log.warn(about, 'A move was refused.')
      return refuse(code)
    }
    const made = seat.game.parseMove(move)
    if (!isId('rnd', id)) return refused('not_found')
    if (made === undefined) return refused('invalid_move')
    const round = await db.transaction((tx) => record(tx, seat, { id, step, made }))
    if (typeof round === 'string') return refused(round)
    const { played } = await replay(seeds, round)
    // Also a repetition pays what is not paid yet: the same ids move nothing twice.
    if (played.isOver && round.state === 'open') return await payOut(seat, round, played)
    return await answerRound(deps, seat, round)
  }
}
