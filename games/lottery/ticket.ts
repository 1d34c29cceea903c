import { ok, refuse, type Result } from '@baize/kernel/result'
import { findStray } from './stray.ts'

/** A list of symbols, or all numbers of so many digits: with one place left open where a joker is asked. */
export type Symbols = readonly string[] | { readonly digits: number; readonly joker?: string }

/** What can be picked in one row, and how many of it. */
export type Row = {
  readonly symbols: Symbols
  readonly least: number
  readonly most: number
  /** Two symbols with the same digits in another order are the same. */
  readonly isUnordered?: boolean
  /** Whether a symbol is one of this play. */
  readonly fits?: (symbol: string) => boolean
}

/** What a ticket of a play may look like. One that can be picked has rows; one that can be typed has lines. */
export type Shape = {
  readonly rows?: readonly Row[]
  /** Rows that are left empty: how many must be filled, where it is not all of them. */
  readonly filled?: { readonly least: number; readonly most: number }
  readonly lines?: {
    readonly symbols: readonly string[]
    readonly length: number
    /** Two lines with the same symbols in another order are the same. */
    readonly isUnordered?: boolean
    /** Whether a line of these symbols is one of this play. */
    readonly fits?: (line: readonly string[]) => boolean
  }
  /** So many are taken together: all of the first part, the rest from the second. */
  readonly dan?: { readonly symbols: readonly string[]; readonly take: number }
  /** The places for which it is played are chosen, so many at least. */
  readonly places?: { readonly of: number; readonly least: number }
}

/** A ticket as it was read. */
export type Picked = {
  readonly places: readonly number[]
} & (
  | { readonly form: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly form: 'lines'; readonly lines: readonly (readonly string[])[] }
  | { readonly form: 'dan'; readonly dan: readonly string[]; readonly tuo: readonly string[] }
)

/** Why a text is no ticket; with its row or line, counted from one, and the symbol. */
export type TicketFault =
  | 'ticket_empty'
  | 'ticket_too_long'
  | 'ticket_too_many_lines'
  | 'ticket_form'
  | 'ticket_rows'
  | 'ticket_places'
  | 'ticket_sign'
  | 'ticket_symbol'
  | 'ticket_twice'
  | 'ticket_too_few'
  | 'ticket_too_many'
  | 'ticket_line_length'
  | 'ticket_line_twice'
  | 'ticket_line_kind'
  | 'ticket_dan_in_tuo'
  | 'ticket_no_bets'

type Read<T> = Result<T, TicketFault>

export const mostLines = 10_000
const mostLetters = 400_000

/** Reads a ticket; what is wrong is refused and told, and never repaired. */
export function readTicket(shape: Shape, text: string): Read<Picked> {
  const isOne = text.trim() !== '' && text.length <= mostLetters
  const stray = isOne ? findStray(text) : undefined
  return stray ?? readSoldTicket(shape, text)
}

/** Reads a ticket as it was sold: blanks that mean nothing, and places in any order, are in some that are kept. */
export function readSoldTicket(shape: Shape, text: string): Read<Picked> {
  if (text.length > mostLetters) return refuse('ticket_too_long', { most: mostLetters })
  const trimmed = text.trim()
  if (trimmed === '') return refuse('ticket_empty')
  const split = splitPlaces(shape, trimmed)
  if (!split.ok) return split
  const { places, rest } = split.value
  const read = readBody(shape, rest)
  return read.ok ? ok({ ...read.value, places }) : read
}

function splitPlaces(
  { places: rule }: Shape,
  text: string,
): Read<{ readonly places: readonly number[]; readonly rest: string }> {
  const [, named, rest] = /^@([^:]*):(.*)$/su.exec(text) ?? []
  if (named === undefined || rest === undefined) return ok({ places: [], rest: text })
  if (rule === undefined) return refuse('ticket_places', { symbol: named })
  const words = named.split(',')
  const wrong = words.find((word) => !/^[1-9]$/.test(word) || Number(word) > rule.of)
  if (wrong !== undefined) return refuse('ticket_places', { symbol: wrong })
  const places = words.map(Number)
  if (new Set(places).size < places.length) return refuse('ticket_places', { symbol: named })
  if (places.length < rule.least) return refuse('ticket_places', { symbol: named })
  return ok({ places: places.toSorted((a, b) => a - b), rest: rest.trim() })
}

type Body =
  | { readonly form: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly form: 'lines'; readonly lines: readonly (readonly string[])[] }
  | { readonly form: 'dan'; readonly dan: readonly string[]; readonly tuo: readonly string[] }

function readBody(shape: Shape, text: string): Read<Body> {
  if (text.startsWith('=')) return readLines(shape.lines, text.slice(1))
  if (text.includes('#')) return readDan(shape.dan, text)
  return readRows(shape, text)
}

function readLines(rule: Shape['lines'], text: string): Read<Body> {
  if (rule === undefined) return refuse('ticket_form', { symbol: '=' })
  const typed = text.split(/;|\r?\n/u)
  if (typed.length > mostLines) return refuse('ticket_too_many_lines', { most: mostLines })
  const { symbols, isNarrow } = signsOf(rule.symbols)
  const seen = new Set<string>()
  const lines: string[][] = []
  for (const [place, each] of typed.entries()) {
    const line = place + 1
    const trimmed = each.trim()
    const found = isNarrow ? [...trimmed] : trimmed.split(' ')
    const wrong = found.find((symbol) => !symbols.has(symbol))
    if (wrong !== undefined) return refuse('ticket_symbol', { line, symbol: wrong })
    if (found.length !== rule.length) {
      return refuse('ticket_line_length', { line, length: rule.length })
    }
    if (rule.fits?.(found) === false) return refuse('ticket_line_kind', { line, symbol: trimmed })
    const key = (rule.isUnordered === true ? found.toSorted() : found).join(' ')
    if (seen.has(key)) return refuse('ticket_line_twice', { line, symbol: trimmed })
    seen.add(key)
    lines.push(found)
  }
  return ok({ form: 'lines', lines })
}

function readDan(rule: Shape['dan'], text: string): Read<Body> {
  const parts = text.split('#')
  const [left, right] = parts
  if (rule === undefined || parts.length !== 2 || left === undefined || right === undefined) {
    return refuse('ticket_form', { symbol: '#' })
  }
  const [dan, tuo] = [readSymbols(rule, left.trim(), 1), readSymbols(rule, right.trim(), 2)]
  if (!dan.ok) return dan
  if (!tuo.ok) return tuo
  const both = tuo.value.find((symbol) => dan.value.includes(symbol))
  if (both !== undefined) return refuse('ticket_dan_in_tuo', { symbol: both })
  if (dan.value.length >= rule.take)
    return refuse('ticket_too_many', { line: 1, most: rule.take - 1 })
  if (dan.value.length + tuo.value.length <= rule.take - 1) {
    return refuse('ticket_too_few', { line: 2, least: rule.take - dan.value.length })
  }
  return ok({ form: 'dan', dan: dan.value, tuo: tuo.value })
}

function readRows({ rows: rules, filled }: Shape, text: string): Read<Body> {
  if (rules === undefined) return refuse('ticket_form', { symbol: text.slice(0, 1) })
  const parts = text.split('|')
  if (parts.length !== rules.length) return refuse('ticket_rows', { rows: rules.length })
  const rows: (readonly string[])[] = []
  for (const [place, part] of parts.entries()) {
    const rule = rules[place]
    if (rule === undefined) return refuse('ticket_rows', { rows: rules.length })
    const trimmed = part.trim()
    if (filled !== undefined && trimmed === '-') {
      rows.push([])
      continue
    }
    const line = place + 1
    const read = readSymbols(rule, trimmed, line)
    if (!read.ok) return read
    if (read.value.length < rule.least) return refuse('ticket_too_few', { line, least: rule.least })
    if (read.value.length > rule.most) return refuse('ticket_too_many', { line, most: rule.most })
    rows.push(read.value)
  }
  if (filled !== undefined) {
    const count = rows.filter((row) => row.length > 0).length
    if (count < filled.least) return refuse('ticket_too_few', { line: 1, least: filled.least })
    if (count > filled.most) return refuse('ticket_too_many', { line: 1, most: filled.most })
  }
  return ok({ form: 'rows', rows })
}

function readSymbols(
  { symbols, isUnordered = false, fits }: Pick<Row, 'symbols' | 'isUnordered' | 'fits'>,
  text: string,
  line: number,
): Read<readonly string[]> {
  if (text === '' || text === '-') return refuse('ticket_too_few', { line, least: 1 })
  const isKnown = knownBy(symbols)
  const seen = new Set<string>()
  const read: string[] = []
  for (const symbol of text.split(' ')) {
    if (!isKnown(symbol)) return refuse('ticket_symbol', { line, symbol })
    if (fits?.(symbol) === false) return refuse('ticket_line_kind', { line, symbol })
    const key = isUnordered ? [...symbol].toSorted().join('') : symbol
    if (seen.has(key)) return refuse('ticket_twice', { line, symbol })
    seen.add(key)
    read.push(symbol)
  }
  return ok(read)
}

function knownBy(symbols: Symbols): (symbol: string) => boolean {
  if (!('digits' in symbols)) {
    const { symbols: own } = signsOf(symbols)
    return (symbol) => own.has(symbol)
  }
  const { digits, joker } = symbols
  const pattern = new RegExp(`^[0-9]{${joker === undefined ? digits : digits - 1}}$`)
  return (symbol) => {
    if (joker === undefined) return pattern.test(symbol)
    return symbol.length === digits && pattern.test(symbol.replace(joker, ''))
  }
}

type Signs = { readonly symbols: ReadonlySet<string>; readonly isNarrow: boolean }

const known = new WeakMap<readonly string[], Signs>()

/** A rule is looked through once: whoever types thousands of entries has each of them read by itself. */
function signsOf(list: readonly string[]): Signs {
  const before = known.get(list)
  if (before !== undefined) return before
  const symbols = new Set(list)
  const signs = { symbols, isNarrow: [...symbols].every((symbol) => symbol.length === 1) }
  known.set(list, signs)
  return signs
}
