import type { Chance } from '@baize/kernel/chance'
import type { Game, Rtp } from '../game.ts'
import { createMachine } from './engine/machine.ts'
import { playRound } from './engine/round.ts'
import { poolCoin, type Model } from './model.ts'
import type { Frame, SlotFace, SlotShown } from './shown.ts'

export type SlotGame = Game<null, never, SlotShown> & {
  readonly face: SlotFace
  /** What a round with this chance pays in units, the cap included: the payout of `play` without its story. */
  payUnits(chance: Chance): number
  /** The same before the cap, and without the draw for the pool: what simulations measure the cap with. */
  payUncapped(chance: Chance): number
}

/** From one spin of a player to the next, so that nobody loses faster than they can see. */
const slotCycleMs = 2_500

/** A model as a game: one shot, without choices or moves. */
export function createSlotGame(model: Model, rtp: Rtp): SlotGame {
  const { face } = model
  const machine = createMachine(model)
  const stakeUnit = BigInt(face.units)
  const mostUnits = face.mostTimes * face.units

  /**
   * The first draw of a round, apart from the reels, so that the pool depends on nothing but the stake: who puts in twice
   * as much has twice the chance, so that the pool gives everybody back the same part of what they put in.
   */
  const drawPool = (chance: Chance, coin: bigint): boolean =>
    model.jackpotOneIn !== undefined && BigInt(chance.below(model.jackpotOneIn * poolCoin)) < coin

  function show(chance: Chance, coin: bigint): SlotShown {
    const frames: Frame[] = []
    const jackpot = drawPool(chance, coin)
    const total = playRound(machine, chance, frames)
    return { frames, pays: Math.min(total, mostUnits), capped: total > mostUnits, jackpot }
  }

  return {
    id: face.id,
    engine: face.engine,
    rtp,
    returns: [],
    mostTimes: face.mostTimes,
    stakeUnit,
    steps: 'none',
    cycleMs: slotCycleMs,
    ...(face.jackpot && {
      pool: {
        name: face.jackpot.pool,
        contributionBps: face.jackpot.contributionBps,
        seed: face.jackpot.seed,
      },
    }),
    face,
    parseChoice: (input) => (input === null || input === undefined ? null : undefined),
    parseMove: () => undefined,
    play(stake, _choice, moves, chance) {
      if (stake <= 0n || stake % stakeUnit !== 0n) {
        throw new RangeError(`A stake of ${face.id} is a multiple of ${stakeUnit}, not ${stake}.`)
      }
      if (moves.length > 0) return undefined
      const coin = stake / stakeUnit
      const shown = show(chance, coin)
      const payout = BigInt(shown.pays) * coin
      const won = shown.jackpot && face.jackpot ? { jackpot: face.jackpot.pool } : {}
      return { shown, isOver: true, staked: stake, payout, ...won }
    },
    payUnits(chance) {
      drawPool(chance, 1n)
      return Math.min(playRound(machine, chance), mostUnits)
    },
    payUncapped: (chance) => playRound(machine, chance),
  }
}
