import type { HelpTarget } from './match-help.ts'
import type { FoundGame } from './found-game.ts'
import type { Listed } from './listed.ts'

type Options = Pick<Listed, 'games' | 'offered' | 'help'>

/** What an option of the list leads to. */
export type SearchChoice =
  | { readonly kind: 'game'; readonly game: FoundGame }
  | { readonly kind: 'all' }
  | { readonly kind: 'help'; readonly page: HelpTarget }

/** The list in its order: games, behind them the way to all results, or games that are offered instead; then help. */
export function choicesOf(listed: Options | undefined): SearchChoice[] {
  if (!listed) return []
  const asChoice = (game: FoundGame) => ({ kind: 'game', game }) as const
  const help = listed.help.map((page) => ({ kind: 'help', page }) as const)
  return listed.games.length > 0
    ? [...listed.games.map(asChoice), { kind: 'all' }, ...help]
    : [...listed.offered.map(asChoice), ...help]
}

/** Where an arrow leads in the list; -1 is the box itself, which lies between the last option and the first. */
export function stepOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  return undefined
}
