import type { Draw } from './play.ts'

/** How a symbol stood on a place over past draws. */
export type Trend = {
  readonly symbol: string
  /** In how many of them it was drawn. */
  readonly count: number
  /** For how many draws it has not come: 0 when it came in the last one. */
  readonly omission: number
  /** The longest that it ever stayed away, and how long in the mean, rounded down. */
  readonly mostOmission: number
  readonly meanOmission: number
  /** How many draws in a row it came, at most. */
  readonly longestRun: number
}

/** What a draw has at a place: symbols, of which there may be several where it looks at all places at once. */
export type SymbolsAt = (draw: Draw) => readonly string[]

export const atPlace =
  (place: number): SymbolsAt =>
  (draw) =>
    draw.slice(place - 1, place)

export const anywhere: SymbolsAt = (draw) => draw

/** Each symbol over past draws, the newest first. What they tell of the next one is nothing: draws do not remember. */
export function trendsOf(
  draws: readonly Draw[],
  symbols: readonly string[],
  symbolsAt: SymbolsAt,
): Trend[] {
  const drawn = draws.map((draw) => new Set(symbolsAt(draw)))
  return symbols.map((symbol) =>
    trendOf(
      symbol,
      drawn.map((each) => each.has(symbol)),
    ),
  )
}

function trendOf(symbol: string, cameNewestFirst: readonly boolean[]): Trend {
  const count = cameNewestFirst.filter(Boolean).length
  const last = cameNewestFirst.indexOf(true)
  let [away, mostOmission, run, longestRun] = [0, 0, 0, 0]
  for (const came of cameNewestFirst) {
    away = came ? 0 : away + 1
    run = came ? run + 1 : 0
    mostOmission = Math.max(mostOmission, away)
    longestRun = Math.max(longestRun, run)
  }
  const all = cameNewestFirst.length
  return {
    symbol,
    count,
    omission: last < 0 ? all : last,
    mostOmission,
    meanOmission: Math.floor((all - count) / (count + 1)),
    longestRun,
  }
}

/** For a chart: how long each symbol had been away at each draw, 0 where it came; the oldest first. */
export function omissionRows(
  draws: readonly Draw[],
  symbols: readonly string[],
  symbolsAt: SymbolsAt,
): number[][] {
  let before = symbols.map(() => 0)
  return draws.toReversed().map((draw) => {
    const came = new Set(symbolsAt(draw))
    before = symbols.map((symbol, index) => (came.has(symbol) ? 0 : (before[index] ?? 0) + 1))
    return before
  })
}

export type Heat = 'hot' | 'warm' | 'cold'

/**
 * The third that came most often is hot, the third that came least is cold. Symbols that came alike often are alike: where a
 * third would divide them, they are warm.
 */
export function heatOf(trends: readonly Trend[]): Readonly<Record<string, Heat>> {
  const size = Math.floor(trends.length / 3)
  const counts = trends.map(({ count }) => count).toSorted((a, b) => b - a)
  const [least, most] = [counts.at(size), counts.at(-1 - size)]
  if (size === 0 || least === undefined || most === undefined) {
    return Object.fromEntries(trends.map(({ symbol }) => [symbol, 'warm']))
  }
  return Object.fromEntries(
    trends.map(({ symbol, count }) => [
      symbol,
      count > least ? 'hot' : count < most ? 'cold' : 'warm',
    ]),
  )
}
