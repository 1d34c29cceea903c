/** The rounds of a vendor that began in the last hour, and how many of them have heard nothing for too long. */
export type RecentRounds = {
  readonly vendor: string
  readonly all: number
  readonly silent: number
}

/** A round that hears nothing for so long is one that its vendor has lost; most last seconds. */
export const silentMs = 5 * 60_000
export const watchedMs = 60 * 60_000

const fewest = 5
const leastShareBps = 500

/** A vendor is down when at least five rounds, and one in twenty of those of the last hour, are without a result. */
export function isDown({ all, silent }: RecentRounds): boolean {
  return silent >= fewest && silent * 10_000 >= all * leastShareBps
}

/** Half of them is worse: nothing of this vendor can be played. */
export function isWorse({ all, silent }: RecentRounds): boolean {
  return silent * 2 >= all
}
