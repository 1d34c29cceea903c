import { drawFrom, type Chance } from '@baize/kernel/chance'
import { digits, wholes } from '../ticket-shapes.ts'
import type { Play } from '../play.ts'
import type { Picked, Row, Shape } from '../ticket.ts'
import { writeTicket } from './picker.ts'

/** No play needs nearly as many; whoever does is none. */
const mostTries = 5_000

/** A smallest ticket by chance, as it is written. */
export function quickPick(play: Play, chance: Chance, day?: string): string {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const picked = pickFrom(play.shape, chance)
    const text = picked && writeTicket(picked)
    if (text !== undefined && play.read(text, day).ok) return text
  }
  throw new Error(`No ticket of ${play.id} was found`)
}

function pickFrom({ rows, lines, dan, filled, places }: Shape, chance: Chance): Picked | undefined {
  // Rows of which some may be empty say themselves which places they are for.
  const asked = rows === undefined || filled === undefined ? places : undefined
  const chosen = asked && drawFrom(chance, wholes(1, asked.of), asked.least).map(Number)
  const at = { places: (chosen ?? []).toSorted((a, b) => a - b) }
  if (rows !== undefined) {
    const used = new Set(drawFrom(chance, [...rows.keys()], filled?.least ?? rows.length))
    const picked = rows.map((row, index) => (used.has(index) ? fromRow(row, chance) : []))
    return { ...at, form: 'rows', rows: picked }
  }
  if (dan !== undefined) {
    const [first = '', ...rest] = drawFrom(chance, dan.symbols, dan.take)
    return { ...at, form: 'dan', dan: [first], tuo: rest }
  }
  if (lines === undefined) return undefined
  const line = Array.from({ length: lines.length }, () => oneOf(lines.symbols, chance))
  return { ...at, form: 'lines', lines: [line] }
}

const oneOf = (symbols: readonly string[], chance: Chance) =>
  symbols[chance.below(symbols.length)] ?? ''

function fromRow({ symbols, least }: Row, chance: Chance): readonly string[] {
  const count = Math.max(least, 1)
  if (!('digits' in symbols)) return inOrder(drawFrom(chance, symbols, count), symbols)
  return Array.from({ length: count }, () => {
    const number = Array.from({ length: symbols.digits }, () => oneOf(digits, chance))
    if (symbols.joker !== undefined) number[chance.below(symbols.digits)] = symbols.joker
    return number.join('')
  })
}

const inOrder = (picked: readonly string[], symbols: readonly string[]) =>
  picked.toSorted((a, b) => symbols.indexOf(a) - symbols.indexOf(b))
