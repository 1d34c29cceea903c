export const mineCells = 25
const ceiling = 1_000_000

/** In how many ways `count` things are taken from `from`; exact, as all of them are below 2^53 here. */
function choose(from: number, count: number): number {
  let ways = 1
  for (let taken = 1; taken <= count; taken += 1) ways = (ways * (from - taken + 1)) / taken
  return ways
}

function compute(mines: number, opened: number): number {
  if (opened === 0) return 100
  const ways = BigInt(choose(mineCells, opened))
  return Number((97n * ways) / BigInt(choose(mineCells - mines, opened)))
}

/** By the number of mines, then by the cells opened, as far as a round goes. */
const table: readonly (readonly number[])[] = Array.from({ length: mineCells }, (_, mines) => {
  if (mines === 0) return []
  const multiples: number[] = []
  for (let opened = 0; opened <= mineCells - mines; opened += 1) {
    const multiple = compute(mines, opened)
    if (multiple > ceiling) break
    multiples.push(multiple)
  }
  return multiples
})

/**
 * What is paid for each unit staked once so many cells are open, in hundredths: 0.97 times the fair odds, rounded down.
 * With nothing open it is the stake itself.
 */
export function minesMultiple(mines: number, opened: number): number {
  return table[mines]?.[opened] ?? 0
}

/** So many cells end a round by themselves: all without a mine, or the last before a payment would pass the ceiling. */
export function mostOpened(mines: number): number {
  return (table[mines]?.length ?? 1) - 1
}
