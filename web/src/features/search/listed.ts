import type { HelpTarget } from './match-help.ts'
import type { InstantResults } from './use-instant-results.ts'

/** All that stands in the list below the box: games, and pages of help. */
export type Listed = InstantResults & { readonly help: readonly HelpTarget[] }
