/** How large a win is: 1 is none, 2 below five stakes, then twenty, fifty, and what is beyond. */
export type Tier = 1 | 2 | 3 | 4 | 5

/** The size of a return. At or below the stake it is no win, whatever it is called elsewhere. */
export function tierOf(returned: bigint, stake: bigint): Tier {
  if (returned <= stake) return 1
  if (returned < stake * 5n) return 2
  if (returned < stake * 20n) return 3
  return returned < stake * 50n ? 4 : 5
}

/** How long its sum counts. */
export const countMs: Readonly<Record<Tier, number>> = { 1: 0, 2: 600, 3: 1400, 4: 2600, 5: 4400 }

/** How long all that pays is shown together before one line follows the other. */
export const togetherMs: Readonly<Record<Tier, number>> = {
  1: Infinity,
  2: 1100,
  3: 1900,
  4: 3600,
  5: 8200,
}

/** How long it is presented before the next spin may begin. A press ends it. */
export const presentedMs: Readonly<Record<Tier, number>> = {
  1: 0,
  2: 600,
  3: 1400,
  4: 3450,
  5: 8000,
}

/** How often the stake came back, for words: one place after the point below a hundred. */
export function timesOf(returned: bigint, stake: bigint): number {
  if (stake <= 0n) return 0
  const tenths = Number((returned * 10n) / stake)
  return tenths >= 1000 ? Math.floor(tenths / 10) : tenths / 10
}

/** A sum on its way up, in whole units of the smallest coin. */
export function counted(sum: bigint, part: number): bigint {
  if (part >= 1) return sum
  const way = 1 - (1 - Math.max(0, part)) ** 2.2
  return (sum * BigInt(Math.floor(way * 1_000_000))) / 1_000_000n
}
