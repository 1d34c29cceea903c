import type { GameEmblemName } from '../emblem.ts'

/** By which words of its English name a title calls for a family. A word may stand in several families, which share it. */
export type FamilyWords = {
  /** The name of the family's folder. */
  readonly id: string
  /** Places and things, beings, what things are made of, and how they are: words with a blank between them. */
  readonly heads: string
  readonly beings: string
  readonly stuffs: string
  readonly adjectives: string
  /** What a name without a known word may call for instead. */
  readonly emblems: readonly GameEmblemName[]
  /** Titles that were given to the family by hand. */
  readonly placed: readonly string[]
}
