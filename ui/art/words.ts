/**
 * Something that names may call for, in English, Portuguese and Filipino (`words`) and in Japanese and Korean
 * (`signs`). A word stands whole, or as a beginning when it ends in `*`; a sign may stand anywhere.
 */
export interface Calling<T> {
  readonly value: T
  readonly words: string
  readonly signs?: string
}

/** Longer names are not read further: a name is a few words, and the rest would only cost time. */
const NAME_LIMIT = 120

/** Gives every value that a name calls for, in the order of the list. */
export function createFinder<T>(callings: readonly Calling<T>[]): (name: string) => T[] {
  const finders = callings.map(({ value, words, signs = '' }) => {
    const list = words.split(' ')
    return {
      value,
      whole: new Set(list.filter((word) => !word.endsWith('*'))),
      beginnings: list.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      signs: signs.split(' ').filter(Boolean),
    }
  })
  return (name) => {
    const { text, words } = readName(name)
    return finders
      .filter(
        ({ whole, beginnings, signs }) =>
          words.some(
            (word) => whole.has(word) || beginnings.some((start) => word.startsWith(start)),
          ) || signs.some((sign) => text.includes(sign)),
      )
      .map(({ value }) => value)
  }
}

/** Accents are dropped from the words but not from the text, where they part one Japanese sign from another. */
function readName(name: string): { text: string; words: string[] } {
  const text = name.slice(0, NAME_LIMIT).normalize('NFKC').toLowerCase()
  const words = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return { text, words }
}
