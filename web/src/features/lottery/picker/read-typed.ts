import type { Play } from '@baize/games/lottery/play'
import { mostLines, readTicket, type Row, type TicketFault } from '@baize/games/lottery/ticket'
import type { PickerForm } from '@baize/games/lottery/tree/picker'
import { partTyped, type Entry, type Parted } from './part-typed.ts'

/** What is wrong with one entry of what was typed, with the line that one sees it on. */
export type TypedFault = {
  readonly line: number
  readonly code: TicketFault | 'wide_digits' | 'separator'
  readonly symbol: string
  readonly length: number
  /** Where in the line a sign stands, counted from one; 0 where it is about a whole entry. */
  readonly place: number
}

export type TypedRead = {
  readonly faults: readonly TypedFault[]
  readonly faultCount: number
  /** How many entries there are, right or wrong. */
  readonly count: number
  /** Of lines: the ticket, as the library writes it. Of rows: what stands in each. Nothing while something is wrong. */
  readonly lines: string
  readonly rows: readonly (readonly string[])[]
}

const pieceSize = 500
const mostTold = 50

/** Lets the page draw and answer between two pieces. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Reads what was typed: numbers apart by spaces, commas, semicolons or lines. What is wrong, and what has no meaning where it
 * stands, is told with its line and never repaired. Many are read in pieces, so that the page stays quick; a newer text ends the reading of an older one.
 */
export async function readTyped(
  play: Play,
  form: PickerForm,
  text: string,
  isStale: () => boolean = () => false,
): Promise<TypedRead | undefined> {
  const { entries, strays } = form === 'lines' ? partLines(play, text) : partRows(play, text)
  const check = form === 'lines' ? lineChecker(play) : rowChecker(play, text)
  const faults = strays.map((stray) => faultOf(stray, 'ticket_sign')).slice(0, mostTold)
  let faultCount = strays.length
  const said = new Set<string>()
  if (entries.length > mostLines) {
    const over = faultOf({ line: mostLines + 1, text: '' }, 'ticket_too_many_lines', '', mostLines)
    return {
      faults: [over],
      faultCount: 1,
      count: entries.length,
      lines: '',
      rows: [],
    }
  }
  for (let from = 0; from < entries.length; from += pieceSize) {
    if (from > 0) await breath()
    if (isStale()) return undefined
    for (const entry of entries.slice(from, from + pieceSize)) {
      const fault = check(entry)
      // What is wrong of a line in the same way again is told once.
      if (fault === undefined || said.has(nameOf(fault))) continue
      said.add(nameOf(fault))
      faultCount += 1
      if (faults.length < mostTold) faults.push(fault)
    }
  }
  const isRight = faultCount === 0
  return {
    faults: faults.toSorted((one, other) => one.line - other.line),
    faultCount,
    count: entries.length,
    lines: isRight && form === 'lines' && entries.length > 0 ? writeLines(entries) : '',
    rows: isRight && form !== 'lines' ? rowsOf(play, entries) : [],
  }
}

/** By what one fault is told apart from another; the sentence about a length names no sign. */
export const nameOf = ({ line, code, symbol, place }: TypedFault): string =>
  [line, code, place, code === 'ticket_line_length' ? '' : symbol].join(' ')

const writeLines = (entries: readonly Entry[]) => `=${entries.map(({ text }) => text).join(';')}`

const isNarrow = (symbols: readonly string[]) => symbols.every((symbol) => symbol.length === 1)

/**
 * Digits stand together, so that a blank parts two entries; numbers of two digits are parted by the blank themselves. The words
 * of a ticket begin with `=`, and are read, too.
 */
function partLines(play: Play, text: string): Parted {
  const symbols = play.shape.lines?.symbols ?? []
  const bare = text.replace(/^=(?=\S)/u, ' ')
  return partTyped(bare, { signs: /[,;]/u, areBlanksSigns: isNarrow(symbols) })
}

/** Of one row each number is an entry; of several each is a row: `37 048 16`. */
function partRows(play: Play, text: string): Parted {
  const rows = play.shape.rows ?? []
  if (rows.length === 1) return partTyped(text, { signs: /[,;]/u, areBlanksSigns: true })
  const isOfDigits = rows.every(({ symbols }) => !('digits' in symbols) && isNarrow(symbols))
  return text.includes('|') || !isOfDigits
    ? partTyped(text, { signs: /\|/u, areBlanksSigns: false })
    : partTyped(text, { signs: /[,;]/u, areBlanksSigns: true })
}

type Check = (entry: Entry) => TypedFault | undefined

const wide = /[\uff10-\uff19]/u
/** What somebody put between two numbers, and is none of what parts them here. */
const noSeparator = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}\s](?=[\p{L}\p{N}])/u

const faultOf = (
  { line, text, place = 0 }: Entry & { readonly place?: number },
  code: TypedFault['code'],
  symbol = text,
  length = 0,
): TypedFault => ({ line, code, symbol, length, place })

function told(entry: Entry, code: TypedFault['code'], symbol = entry.text, length = 0): TypedFault {
  if (code !== 'ticket_symbol') return faultOf(entry, code, symbol, length)
  if (wide.test(entry.text)) return faultOf(entry, 'wide_digits', symbol, length)
  const [between] = noSeparator.exec(entry.text) ?? []
  return between === undefined
    ? faultOf(entry, code, symbol, length)
    : faultOf(entry, 'separator', between, length)
}

function lineChecker(play: Play): Check {
  const { lines } = play.shape
  const seen = new Set<string>()
  return (entry) => {
    if (lines === undefined) return told(entry, 'ticket_form')
    const read = readTicket({ lines }, `=${entry.text}`)
    if (!read.ok) return told(entry, read.code, entry.text, lines.length)
    const [line = []] = read.value.form === 'lines' ? read.value.lines : []
    const key = (lines.isUnordered === true ? line.toSorted() : line).join(' ')
    if (seen.has(key)) return told(entry, 'ticket_line_twice')
    seen.add(key)
    return undefined
  }
}

function rowChecker(play: Play, text: string): Check {
  const rows = play.shape.rows ?? []
  const [only] = rows
  if (only !== undefined && rows.length === 1) return numberChecker(only)
  let at = -1
  return (entry) => {
    at += 1
    const rule = rows[at]
    if (rule === undefined) return told(entry, 'ticket_rows', String(rows.length), rows.length)
    if (isEmptyRow(entry.text)) return undefined
    const read = readTicket({ rows: [{ ...rule, least: 1 }] }, symbolsOf(rule, entry.text, text))
    return read.ok ? undefined : told(entry, read.code, entry.text, rule.most)
  }
}

const isEmptyRow = (text: string) => text === '-'

/** Digits of a row are typed together. */
function symbolsOf({ symbols }: Row, text: string, whole = ''): string {
  const areTogether = !('digits' in symbols) && isNarrow(symbols) && !text.includes(' ')
  return areTogether && !whole.includes(' | ') ? [...text].join(' ') : text
}

function numberChecker(rule: Row): Check {
  const seen = new Set<string>()
  return (entry) => {
    const read = readTicket({ rows: [{ ...rule, least: 1 }] }, entry.text)
    if (!read.ok) {
      const length = 'digits' in rule.symbols ? rule.symbols.digits : 0
      return told(entry, read.code, entry.text, length)
    }
    const key = rule.isUnordered === true ? [...entry.text].toSorted().join('') : entry.text
    if (seen.has(key)) return told(entry, 'ticket_twice')
    seen.add(key)
    return undefined
  }
}

function rowsOf(play: Play, entries: readonly Entry[]): readonly (readonly string[])[] {
  const rows = play.shape.rows ?? []
  if (rows.length === 1) return [entries.map(({ text }) => text)]
  return rows.map((rule, index) => {
    const text = entries[index]?.text ?? '-'
    return isEmptyRow(text) ? [] : symbolsOf(rule, text).split(' ')
  })
}
