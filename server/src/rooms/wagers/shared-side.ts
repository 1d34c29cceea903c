import { parseSide, type Side } from '@baize/games/side'
import type { Detail } from './wager.ts'

/** In which round that others share a wager stands, and what of it gives what back. */
export type SharedSide = Side & {
  /** The same for all who take part, at one provider. */
  readonly round: string
}

/** As who asked for the stake told it, under `shared` of the detail; nothing where it told none. */
export function readSharedSide({ shared }: Detail): SharedSide | undefined {
  const side = parseSide(shared)
  if (side === undefined) return undefined
  const { round } = shared as { readonly round?: unknown }
  if (typeof round !== 'string' || round === '' || round.length > 100) return undefined
  return { round, ...side }
}
