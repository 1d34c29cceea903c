import type { GameEmblemName } from '../emblem.ts'

/** Words in a game's name that call for an emblem, or for any of several that serve equally well. */
export interface Keyword {
  readonly emblems: readonly [GameEmblemName, ...GameEmblemName[]]
  readonly words: string
  readonly signs?: string
}
