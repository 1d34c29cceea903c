import { languages, type Language } from '../language.ts'
import type { SearchEntry, TaggedText } from './entry.ts'

type Names = Readonly<Partial<Record<Language, string>>>

/** What a game is found by. */
export type FindableGame = {
  readonly names: Names
  /** What people also call it, in whatever language. */
  readonly aliases: readonly string[]
  readonly vendor: { readonly code: string; readonly name: string }
  readonly category: Names
  /** What people call its kind, in whatever language. */
  readonly kind: readonly string[]
  /** Whether it can be played. */
  readonly ready: boolean
}

export const everyLanguage = 255

const bitOf = (language: Language) => 1 << languages.findIndex((entry) => entry.wire === language)

/** Where somebody who reads a language looks: in it and in English, which stands in where a name is missing. */
export function languagesFor(language: Language): number {
  return bitOf(language) | bitOf('EN')
}

/** A game for the index. The server and the browser both make it here, and so they find the same. */
export function gameEntry(game: FindableGame): SearchEntry {
  const { names, aliases, vendor, category, kind, ready } = game
  return {
    names: [...tag(names), ...aliases.map(inEvery)],
    beside: [...tag(category), ...[vendor.name, vendor.code, ...kind].map(inEvery)],
    ready,
  }
}

function inEvery(text: string): TaggedText {
  return { text, languages: everyLanguage }
}

function tag(names: Names): TaggedText[] {
  return (Object.entries(names) as [Language, string][]).map(([language, text]) => ({
    text,
    languages: bitOf(language),
  }))
}
