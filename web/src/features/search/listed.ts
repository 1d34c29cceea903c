import type { FoundGame } from './found-game.ts'
import type { HelpTarget } from './match-help.ts'
import type { InstantResults } from './use-instant-results.ts'

/** All that stands in the list below the box: games, or what is offered where there are none, and pages of help. */
export type Listed = InstantResults & {
  readonly offered: readonly FoundGame[]
  readonly help: readonly HelpTarget[]
}
