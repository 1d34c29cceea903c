import { isId, timeOfId } from '@baize/kernel/ids'
import { businessDay, isDay } from '@baize/kernel/time'
import {
  betStates,
  entryKinds,
  type BetState,
  type EntryKind,
} from '@baize/contract/wagers/record-names'
import { gameCategories, type GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { presetDays, type DayRange } from '@baize/ui/forms/date-presets.ts'

export type BetOutcome = 'done' | 'open' | 'failed'
export type View = 'bars' | 'table'

export const outcomes: readonly BetOutcome[] = ['done', 'open', 'failed']
/** Hot is a shelf of the lobby; no bet is of it. */
export const products: readonly GameCategory[] = gameCategories.filter((name) => name !== 'HOT')

/** What the records pages keep in the address. Their names are their own: the page below may have filters too. */
export type RecordFilter = {
  readonly range: DayRange
  readonly product: GameCategory | ''
  readonly vendor: string
  readonly state: BetState | ''
  readonly number: string
  readonly kind: EntryKind | ''
  readonly outcome: BetOutcome | ''
  readonly view: View
  /** The bet or the entry that stands open. */
  readonly open: string
}

type Search = Readonly<Record<string, string | undefined>>
type Calendar = { readonly now: Date; readonly zone: string }

const oneOf = <Word extends string>(words: readonly Word[], text = ''): Word | '' =>
  words.find((word) => word === text) ?? ''

/** Reads the filter of an address; what is no word of ours is as if it were not there. */
export function readRecordsFilter(search: Search, calendar: Calendar): RecordFilter {
  return {
    range: readRange(search, calendar),
    product: oneOf(products, search['recProduct']),
    vendor: search['recVendor'] ?? '',
    state: oneOf(betStates, search['recState']),
    number: search['recNumber'] ?? '',
    kind: oneOf(entryKinds, search['recKind']),
    outcome: oneOf(outcomes, search['recOutcome']),
    view: search['recView'] === 'table' ? 'table' : 'bars',
    open: search['recOpen'] ?? '',
  }
}

/** The last seven days, or the day of what stands open when a link names it and no days. */
function readRange(search: Search, { now, zone }: Calendar): DayRange {
  const { recFrom: firstDay, recTo: lastDay, recOpen: open = '' } = search
  if (isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay) return { firstDay, lastDay }
  const [prefix = ''] = open.split('_')
  if (!isId(prefix, open)) return presetDays('previous7', now, zone)
  const day = businessDay(timeOfId(open), zone)
  return { firstDay: day, lastDay: day }
}

/** What a change of the filter writes into an address; what is empty is taken out of it. */
export function writeFilter({ range, ...words }: Partial<RecordFilter>): Record<string, string> {
  const written = Object.entries(words).map(([name, value]) => [addressNames[name], value] as const)
  return {
    ...Object.fromEntries(written),
    ...(range && { recFrom: range.firstDay, recTo: range.lastDay }),
  }
}

const addressNames: Readonly<Record<string, string>> = {
  product: 'recProduct',
  vendor: 'recVendor',
  state: 'recState',
  number: 'recNumber',
  kind: 'recKind',
  outcome: 'recOutcome',
  view: 'recView',
  open: 'recOpen',
}
