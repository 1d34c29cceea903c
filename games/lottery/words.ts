import { fair, firstRow, type Draw, type Judged, type Rule, type Tiers } from './play.ts'
import { oneRow } from './ticket-shapes.ts'

type Chances = string | Readonly<Record<string, string>>

type Words = {
  readonly words: readonly string[]
  /** Of all of them, or of each. */
  readonly chances: Chances
  /** Whether a word holds; or, where just one of them can, which it is. */
  readonly holds?: (word: string, draw: Draw, day: string) => boolean
  readonly names?: (draw: Draw, day: string) => string
  /** When the stake comes back instead. */
  readonly refund?: {
    readonly chance: string
    readonly when: (draw: Draw, word: string, day: string) => boolean
  }
}

/** Words of which each is a bet that the draw makes true. */
export function byWords({ words, chances, holds, names, refund }: Words): Rule {
  return {
    mode: 'credit',
    shape: oneRow(words),
    tiers: tiersOf(chances, refund?.chance),
    count: (picked) => firstRow(picked).length,
    judge(picked, draw, day) {
      const named = names?.(draw, day)
      return judgeWords(firstRow(picked), {
        tierOf: (word) => (typeof chances === 'string' ? 'win' : word),
        holds: (word) => word === named || holds?.(word, draw, day) === true,
        isBack: (word) => refund?.when(draw, word, day) === true,
      })
    },
  }
}

type Placed = Pick<Words, 'words' | 'chances'> & {
  /** As they are named: `1`, or `1v5`. */
  readonly places: readonly string[]
  readonly holds: (word: string, place: string, draw: Draw) => boolean
  readonly refund?: {
    readonly chance: string
    readonly when: (draw: Draw, place: string, word: string) => boolean
  }
}

/** Words of a place: `1:big`. */
export function byPlacedWords({ places, words, chances, holds, refund }: Placed): Rule {
  const symbols = places.flatMap((place) => words.map((word) => `${place}:${word}`))
  const split = (symbol: string) => {
    const at = symbol.indexOf(':')
    return { place: symbol.slice(0, at), word: symbol.slice(at + 1) }
  }
  return {
    mode: 'credit',
    shape: oneRow(symbols),
    tiers: tiersOf(chances, refund?.chance),
    count: (picked) => firstRow(picked).length,
    judge: (picked, draw) =>
      judgeWords(firstRow(picked), {
        tierOf: (symbol) => (typeof chances === 'string' ? 'win' : split(symbol).word),
        holds(symbol) {
          const { word, place } = split(symbol)
          return holds(word, place, draw)
        },
        isBack(symbol) {
          const { word, place } = split(symbol)
          return refund?.when(draw, place, word) === true
        },
      }),
  }
}

function tiersOf(chances: Chances, refund = '0'): Tiers {
  if (typeof chances === 'string') return { win: fair(chances, refund) }
  return Object.fromEntries(
    Object.entries(chances).map(([word, chance]) => [word, fair(chance, refund)]),
  )
}

function judgeWords(
  words: readonly string[],
  {
    tierOf,
    holds,
    isBack,
  }: {
    readonly tierOf: (word: string) => string
    readonly holds: (word: string) => boolean
    readonly isBack: (word: string) => boolean
  },
): Judged {
  const hits: Record<string, number> = {}
  let refunds = 0
  for (const word of words) {
    if (isBack(word)) refunds += 1
    else if (holds(word)) hits[tierOf(word)] = (hits[tierOf(word)] ?? 0) + 1
  }
  return { hits, refunds }
}

/** The words of a list that share a chance: `shared('3,18', '1/216', …)`. */
export function shared(...pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(
    pairs.flatMap(([words, chance]) => words.split(',').map((word) => [word, chance] as const)),
  )
}

export const sides = ['big', 'small', 'odd', 'even'] as const
export const sidePairs = ['big-odd', 'big-even', 'small-odd', 'small-even'] as const

/** Whether a number is what the word says, where those from `big` on are big; `big-odd` is both. */
export function isSide(word: string, value: number, big: number): boolean {
  return word.split('-').every((part) => {
    if (part === 'big') return value >= big
    if (part === 'small') return value < big
    return part === (value % 2 === 1 ? 'odd' : 'even')
  })
}
