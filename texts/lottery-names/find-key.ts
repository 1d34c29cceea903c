import type { TextKey } from '../keys.ts'

/** Finds keys by the word behind their letter: `five` of `lottery-plays.g-five`. */
export function keysByWord<Key extends TextKey>(keys: readonly Key[]): ReadonlyMap<string, Key> {
  return new Map(keys.map((key) => [key.replace(/^[\w-]+\.\w-/, ''), key]))
}

/** The key of a word, or of the word with its last number left open, and that number. */
export function findKey<Key extends TextKey>(
  keys: ReadonlyMap<string, Key>,
  word: string,
): { readonly key: Key; readonly n: number } | undefined {
  const exact = keys.get(word)
  if (exact !== undefined) return { key: exact, n: 0 }
  const parts = word.split(/(\d+)/)
  const [n = '', after = ''] = parts.slice(-2)
  const open = keys.get(`${parts.slice(0, -2).join('')}N${after}`)
  return open === undefined ? undefined : { key: open, n: Number(n) }
}
