import type { Multiple } from '../pay-exactly.ts'

export const mineCells = 25
/** No round pays more than this many stakes. */
const ceiling = 10_000n

/** In how many ways `count` things are taken from `from`. */
function choose(from: number, count: number): bigint {
  let ways = 1n
  for (let taken = 1; taken <= count; taken += 1) {
    ways = (ways * BigInt(from - taken + 1)) / BigInt(taken)
  }
  return ways
}

function compute(mines: number, opened: number): Multiple {
  if (opened === 0) return [1n, 1n]
  return [97n * choose(mineCells, opened), 100n * choose(mineCells - mines, opened)]
}

/** By the number of mines, then by the cells opened, as far as a round goes. */
const table: readonly (readonly Multiple[])[] = Array.from({ length: mineCells }, (_, mines) => {
  if (mines === 0) return []
  const multiples: Multiple[] = []
  for (let opened = 0; opened <= mineCells - mines; opened += 1) {
    const [times, of] = compute(mines, opened)
    if (times > ceiling * of) break
    multiples.push([times, of])
  }
  return multiples
})

const nothing: Multiple = [0n, 1n]

/**
 * What is paid for each unit staked once so many cells are open: 0.97 times the fair odds, the fraction itself. With
 * nothing open it is the stake.
 */
export function minesPays(mines: number, opened: number): Multiple {
  return table[mines]?.[opened] ?? nothing
}

/** The same for the eye, in ten-thousandths and rounded down. */
export function minesMultiple(mines: number, opened: number): number {
  const [times, of] = minesPays(mines, opened)
  return Number((10_000n * times) / of)
}

/** So many cells end a round by themselves: all without a mine, or the last before a payment would pass the ceiling. */
export function mostOpened(mines: number): number {
  return (table[mines]?.length ?? 1) - 1
}
