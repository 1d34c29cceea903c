/** A text with the languages that it is looked for in, as bits. */
export type TaggedText = { readonly text: string; readonly languages: number }

/** What can be found. Entries are given in the order that decides between equals: the popular first. */
export type SearchEntry = {
  readonly names: readonly TaggedText[]
  /** What is not its name but leads to it: vendor, category. */
  readonly beside: readonly TaggedText[]
  /** Whether it is to be had; what is not comes after all others that have the words in their names. */
  readonly ready: boolean
}
