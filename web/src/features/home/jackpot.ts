import type { RandomBytes } from '@baize/kernel/random'
import { randomInt } from '@baize/kernel/random'

/**
 * The display counter of the home page. It is an ornament that the product asks for, not a prize:
 * the page says so beside it, and an operator may hide it.
 */
export const jackpot = {
  startMin: 100_000_000_000,
  startMax: 1_000_000_000_000,
  max: 1_000_000_000_000,
  stepMin: 100,
  stepMax: 500,
  waitMinMs: 3000,
  waitMaxMs: 5000,
} as const

const between = (random: RandomBytes, min: number, max: number) =>
  min + randomInt(random, max - min + 1)

export function startValue(random: RandomBytes): number {
  return between(random, jackpot.startMin, jackpot.startMax)
}

/** The stored value if it is a sound one, else a new start. */
export function resumeValue(stored: string | null, random: RandomBytes): number {
  const value = Number(stored)
  return stored !== null &&
    Number.isInteger(value) &&
    value >= jackpot.startMin &&
    value <= jackpot.max
    ? value
    : startValue(random)
}

/** The next value; above the maximum the counter starts again. */
export function nextValue(value: number, random: RandomBytes): number {
  const next = value + between(random, jackpot.stepMin, jackpot.stepMax)
  return next > jackpot.max ? startValue(random) : next
}

export function nextWaitMs(random: RandomBytes): number {
  return between(random, jackpot.waitMinMs, jackpot.waitMaxMs)
}
