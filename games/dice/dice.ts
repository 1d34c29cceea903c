import type { Game } from '../game.ts'
import { payExactly, type Multiple } from '../pay-exactly.ts'

/** Under: the roll is below the target. Over: it is the target or above. */
export type DiceChoice = {
  readonly side: 'under' | 'over'
  /** In hundredths, 200 to 9800: 5000 is 50.00. */
  readonly target: number
}

export type DiceShown = {
  readonly side: 'under' | 'over'
  readonly target: number
  /** In hundredths, 0 to 9999; each equally likely. */
  readonly roll: number
  readonly isWon: boolean
  /** What a win pays for each unit staked, in ten-thousandths and rounded down, as it is printed. */
  readonly multiple: number
}

const rolls = 10_000
const returned = 9_900
export const leastTarget = 200
export const mostTarget = 9_800

/** How many of the ten thousand rolls win. */
export function winningRolls({ side, target }: DiceChoice): number {
  return side === 'under' ? target : rolls - target
}

/** What a win pays for each unit staked: the fraction itself. */
export function dicePays(choice: DiceChoice): Multiple {
  return [BigInt(returned), BigInt(winningRolls(choice))]
}

/** For the eye alone: a payout is computed from the fraction itself. */
export function diceMultiple(choice: DiceChoice): number {
  return Math.floor((returned * 10_000) / winningRolls(choice))
}

/**
 * One roll of ten thousand. A win pays the stake times 9900 / winning rolls, so that exactly 99 % come back whatever the
 * target and the stake: a part of the smallest unit is paid by chance.
 */
export const dice: Game<DiceChoice, never, DiceShown> = {
  id: 'dice',
  engine: 'instant',
  rtp: { declaredBps: 9_900, fromBps: 9_900, toBps: 9_900 },
  returns: [],
  mostTimes: 50,
  stakeUnit: 1n,
  steps: 'none',
  purse: { least: 10, most: 10_000, stakesPerSecond: 10, settleMs: 10_000, idleMs: 60_000 },
  parseChoice(input) {
    if (typeof input !== 'object' || input === null) return undefined
    const { side, target, ...more } = input as Record<string, unknown>
    if (side !== 'under' && side !== 'over') return undefined
    if (typeof target !== 'number' || !Number.isInteger(target)) return undefined
    if (target < leastTarget || target > mostTarget || Object.keys(more).length > 0)
      return undefined
    return { side, target }
  },
  parseMove: () => undefined,
  play(stake, choice, moves, chance) {
    if (moves.length > 0) return undefined
    const roll = chance.below(rolls)
    const isWon = choice.side === 'under' ? roll < choice.target : roll >= choice.target
    const payout = isWon ? payExactly(chance, stake, dicePays(choice)) : 0n
    const shown = { ...choice, roll, isWon, multiple: diceMultiple(choice) }
    return { shown, isOver: true, staked: stake, payout }
  },
}
