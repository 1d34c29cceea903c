import type { ArcadeRound, SeedPair } from '@baize/contract/arcade/arcade'
import type { Played } from '@baize/games/game'
import { isId } from '@baize/kernel/ids'
import type { Result } from '@baize/kernel/result'
import { createCalledOff } from './called-off.ts'
import { createEnds } from './ends.ts'
import { createMove } from './move.ts'
import { createRoundPlay } from './play.ts'
import { createRoundRecovery, type RoundRecovery } from './recovery.ts'
import { replay } from './replay.ts'
import type { Moved, MoveRefusal, PlayedRound, RoundRefusal } from './seat.ts'
import type { RoundsDeps, Seat, WantedRound } from './seat.ts'
import { showRound } from './shape.ts'
import { createShots, type Shots } from './shots.ts'
import * as store from './store.ts'

export { judgeWanted } from './play.ts'
export { replay } from './replay.ts'
export { listOfPair, listOfWindow, removeDemo, type Round } from './store.ts'
export { showRound } from './shape.ts'
export type { PlayedRound, Seat } from './seat.ts'

export type ArcadeRounds = {
  /** Stakes and plays: a round that is over at once, or the first step of one. The same request gets the same round. */
  play(seat: Seat, wanted: WantedRound): Promise<Result<PlayedRound, RoundRefusal>>
  /** A further step of an open round. The same step with the same move gets the same answer. */
  move(seat: Seat, moved: Moved): Promise<Result<PlayedRound, MoveRefusal>>
  /** The one that waits for moves. */
  findWaiting(seat: Seat): Promise<ArcadeRound | null>
  /** Newest first. */
  list(
    seat: Seat,
    page: { readonly below?: string; readonly limit: number },
  ): Promise<ArcadeRound[]>
  /** All of a player under a pair of seeds, whatever the game, by their nonces. */
  listOfPair(wanted: PairPage): Promise<ArcadeRound[]>
  find(id: string): Promise<ToldRound | undefined>
  readonly listPaid: Shots['listPaid']
  /** Waits until the ends of all rounds are written. */
  flush(): Promise<void>
  readonly recovery: RoundRecovery
}

export type ToldRound = { readonly round: store.Round; readonly played: Played }

export type PairPage = {
  readonly player: string
  readonly pair: Pick<SeedPair, 'id' | 'activatedAt'>
  /** The nonce after which it goes on; -1 from the beginning. */
  readonly after: number
  readonly limit: number
}

/** Games of one player: what is played, what is kept of it, and what becomes of it when it was interrupted. */
export function createArcadeRounds(deps: RoundsDeps): ArcadeRounds {
  const { db, seeds } = deps
  const ends = createEnds(deps)
  const calledOff = createCalledOff(deps)
  const shots = createShots(deps)

  async function told(found: store.KeptRound): Promise<ToldRound> {
    const { played } = await replay(seeds, found)
    return { round: await shots.stand(found, played), played }
  }
  async function show(found: store.KeptRound, code: string): Promise<ArcadeRound> {
    const { round, played } = await told(found)
    return showRound(round, code, played)
  }

  return {
    play: createRoundPlay({ ...deps, ends, shots }),
    move: createMove({ ...deps, ends }),
    async findWaiting({ session, code }) {
      const id = await store.findWaiting(db, session.player, session.nodeId)
      const round = id && (await store.findRound(db, id))
      if (round?.state !== 'open' || (await calledOff.look(round))) return null
      return await show(round, code)
    },
    async list({ session, code }, page) {
      const { player, nodeId } = session
      const rounds = await store.listRounds(db, { player, nodeId, ...page })
      return await Promise.all(rounds.map((round) => show(round, code)))
    },
    async listOfPair({ player, pair, after, limit }) {
      const from = new Date(pair.activatedAt)
      const rounds = await store.listOfPair(db, { player, seed: pair.id, from, after, limit })
      return await Promise.all(rounds.map((round) => show(round, round.gameCode)))
    },
    async find(id) {
      const round = isId('rnd', id) ? await store.findRound(db, id) : undefined
      return round && (await told(round))
    },
    listPaid: shots.listPaid,
    flush: ends.flush,
    recovery: createRoundRecovery({ ...deps, shots, end: ends.write }),
  }
}
