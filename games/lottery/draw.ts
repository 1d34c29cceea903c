import { drawFrom, type Chance } from '@baize/kernel/chance'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { families, type Draw, type Family, type Play } from './play.ts'
import { north, south } from './sheets/vietnam.ts'
import { digits, numbers, wholes } from './ticket-shapes.ts'

/** What a draw of a family looks like. */
export type DrawShape =
  | { readonly kind: 'digits'; readonly symbols: readonly string[]; readonly count: number }
  /** None twice. */
  | { readonly kind: 'numbers'; readonly symbols: readonly string[]; readonly count: number }
  /** Prizes of so many digits each. */
  | { readonly kind: 'prizes'; readonly lengths: readonly number[] }

const ofDigits = (count: number, symbols: readonly string[] = digits): DrawShape => ({
  kind: 'digits',
  symbols,
  count,
})
const ofNumbers = (count: number, last: number): DrawShape => ({
  kind: 'numbers',
  symbols: numbers(last),
  count,
})
const ofPrizes = (...lengths: number[]): DrawShape => ({ kind: 'prizes', lengths })

const shapes: Readonly<Record<Family, DrawShape>> = {
  ssc: ofDigits(5),
  lf3: ofDigits(3),
  lf5: ofDigits(5),
  k3: ofDigits(3, wholes(1, 6)),
  '11x5': ofNumbers(5, 11),
  pk10: ofNumbers(10, 10),
  lhc: ofNumbers(7, 49),
  vnn: ofPrizes(...north.lengths),
  vns: ofPrizes(...south.lengths),
  thai: ofPrizes(6, 3, 3, 3, 3, 2),
  lao: ofPrizes(4),
  hanoi: ofPrizes(5, 5),
  '4d': ofPrizes(...Array.from({ length: 23 }, () => 4)),
}

/** Plays that are held against a draw of their own. */
const ownShapes: Readonly<Record<string, DrawShape>> = {
  'vns-da-two-stations': ofPrizes(...south.lengths, ...south.lengths),
  '4d-5d': ofPrizes(5, 5, 5),
  '4d-6d': ofPrizes(6),
}

export const drawShapeOf = ({ id, family }: Pick<Play, 'id' | 'family'>): DrawShape =>
  ownShapes[id] ?? shapes[family]

export const isFamily = (word: string): word is Family => families.some((each) => each === word)

/** Why a text is no draw; with the place, counted from one. */
export type DrawFault = 'draw_length' | 'draw_symbol' | 'draw_twice'

/** Reads a draw: digits together or apart, numbers and prizes apart; the names of prizes may stand before them. */
export function readDraw(shape: DrawShape, text: string): Result<Draw, DrawFault> {
  const bare = text.replaceAll(/\b(?:db|g[1-8])\s*[:=]?/giu, ' ')
  const words = bare.split(/[\s,;|+]+/u).filter((word) => word !== '')
  const [first = ''] = words
  const parts = shape.kind === 'digits' && words.length === 1 ? [...first] : words
  const count = shape.kind === 'prizes' ? shape.lengths.length : shape.count
  if (parts.length !== count) return refuse('draw_length', { count })
  for (const [index, symbol] of parts.entries()) {
    const isKnown =
      shape.kind === 'prizes'
        ? /^[0-9]+$/.test(symbol) && symbol.length === shape.lengths[index]
        : shape.symbols.includes(symbol)
    if (!isKnown) return refuse('draw_symbol', { place: index + 1, symbol })
    if (shape.kind === 'numbers' && parts.indexOf(symbol) < index) {
      return refuse('draw_twice', { place: index + 1, symbol })
    }
  }
  return ok(parts)
}

/** A draw by chance. Digits and prizes come digit by digit, numbers one after the other without going back. */
export function makeDraw(shape: DrawShape, chance: Chance): Draw {
  if (shape.kind === 'numbers') return drawFrom(chance, shape.symbols, shape.count)
  const digit = (symbols: readonly string[]) => symbols[chance.below(symbols.length)] ?? ''
  if (shape.kind === 'digits') {
    return Array.from({ length: shape.count }, () => digit(shape.symbols))
  }
  return shape.lengths.map((length) => Array.from({ length }, () => digit(digits)).join(''))
}
