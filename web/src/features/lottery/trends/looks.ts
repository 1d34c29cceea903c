import { drawShapeOf } from '@baize/games/lottery/draw'
import type { Draw, Family } from '@baize/games/lottery/play'
import { anywhere, atPlace, type SymbolsAt } from '@baize/games/lottery/trends'

/** One way to look at past draws: which symbols, and where. */
export type Look = {
  /** Nothing: at all places at once. */
  readonly place?: number
  readonly symbols: readonly string[]
  readonly at: SymbolsAt
}

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
const digits = Array.from({ length: 10 }, (_, digit) => String(digit))

/** The last two digits of every prize. */
const tails: SymbolsAt = (draw) => draw.map((prize) => prize.slice(-2))
const digitOfFirst =
  (place: number): SymbolsAt =>
  (draw: Draw) => {
    const first = draw[0] ?? ''
    return [first.charAt(first.length - place)]
  }

/** Place by place, and all at once where that says something. */
export function looksOf(family: Family): readonly Look[] {
  const shape = drawShapeOf({ id: '', family })
  if (shape.kind === 'prizes') {
    const ofFirst = [1, 2].map((place) => ({ symbols: digits, at: digitOfFirst(place), place }))
    return [{ symbols: pairs, at: tails }, ...ofFirst]
  }
  const { symbols, count } = shape
  const places = Array.from({ length: count }, (_, index) => ({
    place: index + 1,
    symbols,
    at: atPlace(index + 1),
  }))
  const all: Look = { symbols, at: anywhere }
  if (family === 'pk10') return places
  return family === 'lhc' ? [all, ...places.slice(-1)] : [...places.toReversed(), all]
}
