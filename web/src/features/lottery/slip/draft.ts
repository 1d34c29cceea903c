import type { Play } from '@baize/games/lottery/play'
import type { Picked } from '@baize/games/lottery/ticket'
import { pickerOf, pressed, writeTicket, type RowButton } from '@baize/games/lottery/tree/picker'
import type { PickerForm } from '@baize/games/lottery/tree/picker'

/** What is being picked and is no ticket yet. Its rows are those of the picker: of a play with fixed numbers two more. */
export type Draft = {
  readonly play: string
  readonly form: PickerForm
  readonly rows: readonly (readonly string[])[]
  readonly places: readonly number[]
  /** Lines that were typed and read, as the library writes them; empty until then. */
  readonly lines: string
}

export function emptyDraft(play: Play, form?: PickerForm): Draft {
  const { forms, rows, places } = pickerOf(play)
  const own = form !== undefined && forms.includes(form) ? form : (forms[0] ?? 'rows')
  const all = places === undefined || hasOwnPlaces(play) ? [] : ofPlaces(places.of, places.least)
  return { play: play.id, form: own, rows: rows.map(() => []), places: all, lines: '' }
}

/** Rows of which some may be empty say by themselves which places they are for. */
export const hasOwnPlaces = (play: Play): boolean => pickerOf(play).filled !== undefined

/** The last places of a draw, as one is used to. */
const ofPlaces = (of: number, least: number) =>
  Array.from({ length: least }, (_, index) => of - least + 1 + index)

/** A symbol is picked, or taken away again. Where a row takes one alone, another one takes its place. */
export function press(draft: Draft, play: Play, row: number, symbol: string): Draft {
  const rule = pickerOf(play).rows[row]
  const own = draft.rows[row] ?? []
  if (rule === undefined) return draft
  if (own.includes(symbol)) {
    return withRow(
      draft,
      row,
      own.filter((each) => each !== symbol),
    )
  }
  if (rule.most === 1) return withRow(draft, row, [symbol])
  if (own.length >= rule.most) return draft
  const next = withRow(draft, row, inOrder([...own, symbol], rule.symbols))
  return draft.form === 'dan' ? withoutTwin(next, row, symbol) : next
}

/** A number is in every bet or goes with those that are, never both. */
function withoutTwin(draft: Draft, row: number, symbol: string): Draft {
  const other = row === draft.rows.length - 1 ? row - 1 : row + 1
  const own = draft.rows[other] ?? []
  return own.includes(symbol)
    ? withRow(
        draft,
        other,
        own.filter((each) => each !== symbol),
      )
    : draft
}

export function pressButton(draft: Draft, play: Play, row: number, button: RowButton): Draft {
  const rule = pickerOf(play).rows[row]
  if (rule === undefined || 'digits' in rule.symbols) return draft
  const picked = pressed(rule.symbols, button)
  const twin = row === draft.rows.length - 1 ? draft.rows[row - 1] : undefined
  const free = draft.form === 'dan' ? picked.filter((each) => !twin?.includes(each)) : picked
  return withRow(draft, row, free)
}

export function withRow(draft: Draft, row: number, symbols: readonly string[]): Draft {
  return { ...draft, rows: draft.rows.map((own, index) => (index === row ? symbols : own)) }
}

export function pressPlace(draft: Draft, place: number): Draft {
  const { places } = draft
  const next = places.includes(place) ? places.filter((each) => each !== place) : [...places, place]
  return { ...draft, places: next.toSorted((a, b) => a - b) }
}

const inOrder = (picked: readonly string[], symbols: readonly string[] | object) =>
  Array.isArray(symbols)
    ? picked.toSorted((a, b) => symbols.indexOf(a) - symbols.indexOf(b))
    : [...picked].toSorted()

/** The ticket that a draft is so far, as it is written; empty while nothing is picked. */
export function textOfDraft(draft: Draft, play: Play): string {
  const { places } = pickerOf(play)
  const isPlaced = places !== undefined && (draft.form === 'lines' || !hasOwnPlaces(play))
  const at = isPlaced ? draft.places : []
  if (draft.form === 'lines') {
    if (draft.lines === '') return ''
    return at.length > 0 ? `@${at.join(',')}: ${draft.lines}` : draft.lines
  }
  const rows = rowsOfForm(draft, play)
  if (rows.every((row) => row.length === 0)) return ''
  const [dan = [], tuo = []] = rows
  const picked: Picked =
    draft.form === 'dan'
      ? { places: at, form: 'dan', dan, tuo }
      : { places: at, form: 'rows', rows }
  return writeTicket(picked)
}

/** The rows of the form that is chosen. */
export function rowsOfForm(draft: Draft, play: Play): readonly (readonly string[])[] {
  const count = play.shape.rows?.length ?? 0
  return draft.form === 'dan' ? draft.rows.slice(count) : draft.rows.slice(0, count)
}

/** Where the rows of the chosen form begin among all of the picker. */
export const firstRowOf = (draft: Draft, play: Play): number =>
  draft.form === 'dan' ? (play.shape.rows?.length ?? 0) : 0

/** A ticket that is written becomes a draft again: of a quick pick, or to change it. */
export function draftOf(play: Play, text: string, day?: string): Draft {
  const read = play.read(text, day)
  const empty = emptyDraft(play)
  if (!read.ok) return empty
  const { picked } = read.value
  const places = picked.places.length > 0 ? picked.places : empty.places
  if (picked.form === 'lines') {
    return { ...empty, places, form: 'lines', lines: writeTicket({ ...picked, places: [] }) }
  }
  const rows = picked.form === 'dan' ? [picked.dan, picked.tuo] : picked.rows
  const start = picked.form === 'dan' ? (play.shape.rows?.length ?? 0) : 0
  return {
    ...empty,
    places,
    form: picked.form,
    rows: empty.rows.map((row, index) => rows[index - start] ?? row),
  }
}
