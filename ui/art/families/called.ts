import { findKeywords } from '../keywords.ts'
import { allWords } from './all-words.ts'

/** What a word is worth: places and things most, how they are least. */
const kinds = { heads: 5, beings: 4, stuffs: 3, adjectives: 2 } as const
type Kind = keyof typeof kinds

const kindNames = Object.keys(kinds) as Kind[]
const bags = kindNames.map((kind) => ({ points: kinds[kind], byWord: bagOf(kind) }))
const byEmblem = new Map<string, string>(
  allWords.flatMap(({ id, emblems }) => emblems.map((emblem) => [emblem, id] as const)),
)

function bagOf(kind: Kind): ReadonlyMap<string, readonly string[]> {
  const bag = new Map<string, string[]>()
  for (const family of allWords) {
    for (const word of family[kind].split(' ')) bag.set(word, [...(bag.get(word) ?? []), family.id])
  }
  return bag
}

/**
 * The families that an English name calls for, with how strongly. A word that several families have is shared by them. A
 * name without any known word, such as one in another language, is read by the emblems that it calls for.
 */
export function familiesCalled(name: string): ReadonlyMap<string, number> {
  const score = new Map<string, number>()
  const add = (id: string, points: number) => score.set(id, (score.get(id) ?? 0) + points)
  for (const word of wordsOf(name)) {
    for (const { points, byWord } of bags) {
      const sharing = byWord.get(word) ?? []
      for (const id of sharing) add(id, points / sharing.length)
    }
  }
  if (score.size > 0) return score
  for (const [emblem] of findKeywords(name).slice(0, 2)) {
    const id = byEmblem.get(emblem)
    if (id !== undefined) add(id, 3)
  }
  return score
}

/** Each word as it stands and without the s of many. */
function wordsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return words.flatMap((word) => [...new Set([word, word.replace(/s$/, '')])])
}
