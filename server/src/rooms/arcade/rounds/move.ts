import type { Json, Played } from '@baize/games/game'
import { isSameJson } from '@baize/games/same-json'
import { isId } from '@baize/kernel/ids'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { toPlayers, type Cashed } from '../cashier.ts'
import { answerRound } from './answer.ts'
import { createCalledOff } from './called-off.ts'
import type { Ends } from './ends.ts'
import { isLate } from './late.ts'
import { createRaises, isAskedFor, openRaise, raisedOf } from './raises.ts'
import { replay, tryMoves } from './replay.ts'
import type { Moved, MoveRefusal, PlayedRound, RoundsDeps, Seat } from './seat.ts'
import { showRound } from './shape.ts'
import * as store from './store.ts'

type Answer = Promise<Result<PlayedRound, MoveRefusal>>

type Wanted = { readonly id: store.RoundId; readonly step: number; readonly made: Json }

/**
 * `made`: the move is in the round. `asked`: it costs, is written down, and the wallet is to be asked. `held`: another
 * one is written down, of which it must be known first what became of it. `unproven`: it costs, and nobody has said yet
 * that the first stake is there.
 */
type Step = {
  readonly kind: 'made' | 'asked' | 'held' | 'unproven'
  readonly round: store.Round
}

/** Each time, something that was in the way is out of it. */
const mostTries = 4

/** Further steps of a round: each recorded before it is answered, and paid for when it was the last. */
export function createMove(deps: RoundsDeps & { readonly ends: Ends }) {
  const { db, log, now, seeds, cashierFor, ends } = deps
  const raises = createRaises(deps)
  const calledOff = createCalledOff(deps)

  /** Takes the move as far as it goes without the wallet; a move that is in the round already is taken as it is. */
  async function record(
    tx: Transaction,
    { session, game }: Seat,
    { id, step, made }: Wanted,
    isProven: boolean,
  ): Promise<Step | Refusal<MoveRefusal>> {
    const round = await store.lockRound(tx, id)
    if (round?.player !== session.player || round.nodeId !== session.nodeId) {
      return refuse('not_found')
    }
    if (round.state === 'voided') return refuse('round_voided')
    if (round.state === 'shot') return refuse('round_over')
    if (step < round.moves.length && isSameJson(round.moves[step], made)) {
      return { kind: 'made', round }
    }
    if (round.state !== 'open' || round.closing !== '') return refuse('round_over')
    if (isAskedFor(round, { step, made })) return { kind: 'asked', round }
    if (isLate(round, now())) return refuse('round_over')
    if (round.raises?.open) return { kind: 'held', round }
    if (step !== round.moves.length) return refuse('invalid_move')
    const { played } = await replay(seeds, round)
    const moves = [...round.moves, made]
    const tried = await tryMoves(seeds, game, round, moves)
    if (tried === undefined) return refuse(played.isOver ? 'round_over' : 'invalid_move')
    const amount = tried.staked - played.staked
    if (amount > 0n) return await raise(tx, round, { step, made, amount }, isProven)
    const moved = { ...round, moves }
    await store.setMoves(tx, moved)
    return { kind: 'made', round: moved }
  }

  /** Writes a move down that costs; where the money lies with us, it is taken in the same transaction. */
  async function raise(
    tx: Transaction,
    round: store.Round,
    { step, made, amount }: Omit<Wanted, 'id'> & { readonly amount: bigint },
    isProven: boolean,
  ): Promise<Step | Refusal<MoveRefusal>> {
    const within = await cashierFor(round).raiseWithin?.(tx, round, amount)
    if (within?.ok === false) return toPlayers(within)
    if (within !== undefined) {
      const moved = { ...round, moves: [...round.moves, made] }
      await store.setMoves(tx, moved)
      return { kind: 'made', round: moved }
    }
    if (round.raises === null && !isProven) return { kind: 'unproven', round }
    const asked = openRaise(round, { step, move: made, amount }, now())
    await store.setMoves(tx, asked)
    return { kind: 'asked', round: asked }
  }

  /** The round with the move in it, and all that it cost taken. */
  async function make(seat: Seat, wanted: Wanted): Promise<Result<store.Round, MoveRefusal>> {
    let isProven = false
    for (let tries = 0; tries < mostTries; tries += 1) {
      const step = await db.transaction((tx) => record(tx, seat, wanted, isProven))
      if ('code' in step) return step
      const { kind, round } = step
      if (kind === 'made') return ok(round)
      if (kind === 'asked') return await raises.take(round, seat.session.walletToken)
      if (kind === 'held' && (await raises.settle(round)) === undefined) break
      if (kind === 'unproven') {
        isProven = (await cashierFor(round).find(round, 'stake')) === 'done'
        if (!isProven) break
      }
    }
    return refuse('unavailable')
  }

  /** Pays and ends in one, where the money lies with us; nothing when somebody else ended it first. */
  async function payWithin(ended: store.Round & store.Ended): Promise<Cashed | undefined> {
    const within = cashierFor(ended).payWithin
    return await db.transaction(async (tx) => {
      const round = await store.lockRound(tx, ended.id)
      if (round?.state !== 'open') return undefined
      await store.endRounds(tx, [ended])
      return await within?.(tx, ended, ended.payout)
    })
  }

  async function payOut(seat: Seat, round: store.Round, played: Played): Answer {
    const end = { state: 'settled', payout: played.payout, endedAt: now() } as const
    const ended = { ...round, ...end }
    const cashier = cashierFor(round)
    const cashed =
      cashier.payWithin === undefined
        ? await cashier.pay(round, played.payout, raisedOf(round))
        : await payWithin(ended)
    if (cashed === undefined) return await answerRound(deps, seat, ended)
    if (!cashed.ok && cashed.code === 'given_back' && (await calledOff.end(round))) {
      return refuse('round_voided')
    }
    if (!cashed.ok) {
      const about = { round: round.id, refused: cashed.code }
      // Of what nobody knows, as while the database is away, the sweep finds out.
      log[cashed.code === 'unknown' ? 'warn' : 'error'](about, 'A round is over and not paid yet.')
      return refuse('unavailable')
    }
    if (cashier.payWithin === undefined) await ends.write(ended)
    const nonce = await seeds.nonceOf(round.player)
    const shown = showRound(ended, seat.code, played)
    return ok({ round: shown, balance: cashed.value.balance, nonce })
  }

  /** What is no move of this game: in a round of somebody else nobody is told even that it is there. */
  async function misread({ session }: Seat, id: store.RoundId): Promise<Refusal<MoveRefusal>> {
    const round = await store.findRound(db, id)
    const isOwn = round?.player === session.player && round.nodeId === session.nodeId
    return refuse(isOwn ? 'invalid_move' : 'not_found')
  }

  /** To a round whose stake went back the wallet says no without a reason that a player could do anything with. */
  async function explain(refusal: Refusal<MoveRefusal>, id: store.RoundId) {
    const found = refusal.code === 'unavailable' ? await store.findRound(db, id) : undefined
    const round = found?.state === 'shot' ? undefined : found
    return round && (await calledOff.look(round)) ? refuse('round_voided') : refusal
  }

  return async (seat: Seat, { round: id, step, move }: Moved): Answer => {
    const refused = (refusal: Refusal<MoveRefusal>) => {
      const about = { player: seat.session.player, round: id, refused: refusal.code }
      log.warn(about, 'A move was refused.')
      return refusal
    }
    const made = seat.game.parseMove(move)
    if (!isId('rnd', id)) return refused(refuse('not_found'))
    if (made === undefined) return refused(await misread(seat, id))
    const moved = await make(seat, { id, step, made })
    if (!moved.ok) return refused(await explain(moved, id))
    const round = moved.value
    const { played } = await replay(seeds, round)
    // Also a repetition pays what is not paid yet: the same ids move nothing twice.
    if (played.isOver && round.state === 'open') return await payOut(seat, round, played)
    // Of one that goes on the wallet may know that its stake went back; both are asked at once.
    const [answer, isBack] = await Promise.all([
      answerRound(deps, seat, round),
      calledOff.isBack(round),
    ])
    return isBack && (await calledOff.end(round)) ? refused(refuse('round_voided')) : answer
  }
}
