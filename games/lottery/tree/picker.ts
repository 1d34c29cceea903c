import type { Play } from '../play.ts'
import type { Picked, Row, Symbols } from '../ticket.ts'

/** How a ticket can be made: picked in rows, typed in lines, or with some numbers that are in every bet. */
export type PickerForm = 'rows' | 'lines' | 'dan'

export const rowButtons = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
export type RowButton = (typeof rowButtons)[number]

export type PickerRow = {
  /** A key for the texts: `place3`, `double`, `pick`. */
  readonly name: string
  /** Buttons to press; where there are too many to show, so many digits to type. */
  readonly symbols: Symbols
  readonly least: number
  readonly most: number
  readonly buttons: readonly RowButton[]
}

export type Picker = {
  readonly forms: readonly PickerForm[]
  readonly rows: readonly PickerRow[]
  /** How many rows must have something, where not all of them do. */
  readonly filled?: { readonly least: number; readonly most: number }
  /** Places that are chosen besides; of rows of which some may be empty, with typed lines alone. */
  readonly places?: { readonly of: number; readonly least: number }
  /** How many symbols a typed line has. */
  readonly lineLength?: number
}

export function pickerOf(play: Play): Picker {
  const { rows = [], lines, dan, filled, places } = play.shape
  const names = namesOfRows(play, rows.length)
  const forms: PickerForm[] = [
    ...(rows.length > 0 ? (['rows'] as const) : []),
    ...(dan === undefined ? [] : (['dan'] as const)),
    ...(lines === undefined ? [] : (['lines'] as const)),
  ]
  return {
    forms,
    rows: [
      ...rows.map((row, index) => pickerRow(names[index] ?? `row${index + 1}`, row)),
      ...(dan === undefined ? [] : rowsOfDan(dan)),
    ],
    ...(filled && { filled }),
    ...(places && { places }),
    ...(lines && { lineLength: lines.length }),
  }
}

const pickerRow = (name: string, { symbols, least, most }: Row): PickerRow => ({
  name,
  symbols,
  least,
  most,
  buttons: buttonsOf(symbols, most),
})

function rowsOfDan({
  symbols,
  take,
}: {
  readonly symbols: readonly string[]
  readonly take: number
}) {
  const most = symbols.length - 1
  return [
    { name: 'dan', symbols, least: 1, most: take - 1, buttons: buttonsOf(symbols, take - 1) },
    { name: 'tuo', symbols, least: 1, most, buttons: buttonsOf(symbols, most) },
  ]
}

const parts: Readonly<Record<string, readonly string[]>> = {
  group60: ['double', 'single'],
  group30: ['double', 'single'],
  group20: ['triple', 'single'],
  group10: ['triple', 'double'],
  group5: ['quadruple', 'single'],
  group12: ['double', 'single'],
  group4: ['triple', 'single'],
  'pair-single': ['double', 'single'],
}

/** Rows of several places are called by their place, those of a group by what they stand for. */
function namesOfRows({ id, family }: Play, count: number): readonly string[] {
  if (count === 1) return ['pick']
  const own = Object.entries(parts).find(([end]) => id.endsWith(`-${end}`))
  if (own !== undefined && own[1].length === count) return own[1]
  const size = family === 'lf3' || family === 'k3' ? 3 : 5
  const first = /-position-last/.test(id)
    ? 6
    : /-last\d/.test(id)
      ? size - count + 1
      : /-mid\d/.test(id)
        ? 2
        : 1
  return Array.from({ length: count }, (_, index) => `place${first + index}`)
}

const isNumber = (symbol: string) => /^\d+$/.test(symbol)

/** What a button of a row picks. Half of the numbers are big: from the middle on. */
export function pressed(symbols: readonly string[], button: RowButton): readonly string[] {
  const middle = Math.ceil(symbols.length / 2)
  switch (button) {
    case 'all':
      return symbols
    case 'clear':
      return []
    case 'big':
      return symbols.slice(symbols.length - middle)
    case 'small':
      return symbols.slice(0, symbols.length - middle)
    case 'odd':
      return symbols.filter((symbol) => Number(symbol) % 2 === 1)
    case 'even':
      return symbols.filter((symbol) => Number(symbol) % 2 === 0)
  }
}

function buttonsOf(symbols: Symbols, most: number): RowButton[] {
  if ('digits' in symbols || symbols.length < 3) return []
  const isOfNumbers = symbols.every(isNumber)
  return rowButtons.filter(
    (button) =>
      (isOfNumbers || button === 'all' || button === 'clear') &&
      pressed(symbols, button).length <= most,
  )
}

/** A ticket as it is written; read again it is the same. */
export function writeTicket(picked: Picked): string {
  const { places } = picked
  return (places.length > 0 ? `@${places.join(',')}: ` : '') + bodyOf(picked)
}

function bodyOf(picked: Picked): string {
  if (picked.form === 'dan') return `${picked.dan.join(' ')} # ${picked.tuo.join(' ')}`
  if (picked.form === 'rows') {
    return picked.rows.map((row) => (row.length === 0 ? '-' : row.join(' '))).join('|')
  }
  const isNarrow = picked.lines.every((line) => line.every((symbol) => symbol.length === 1))
  return `=${picked.lines.map((line) => line.join(isNarrow ? '' : ' ')).join(';')}`
}
