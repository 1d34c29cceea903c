import type { Results } from './found-game.ts'

/** The games of the list, and behind them the way to all results. */
export function optionCount(results: Results | undefined): number {
  return results && results.games.length > 0 ? results.games.length + 1 : 0
}

/** Where an arrow leads in the list; -1 is the box itself, which lies between the last option and the first. */
export function stepOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  return undefined
}
