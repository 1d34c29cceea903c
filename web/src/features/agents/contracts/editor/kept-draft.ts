import { carries, kinds, type ContractKind } from '../kinds.ts'
import { entryOf, mostTiers, tierFields, tierKeys, type Entries } from './entries.ts'

/** What was typed and not sent stays in this browser, for whoever typed it. It is only ever shown, never sent from here. */
export type DraftOf = {
  readonly who: string
  readonly downline: string
  readonly kind: ContractKind
}

export type Draft = {
  /** When it was last changed. */
  readonly at: string
  readonly entries: Entries
  /** Whether the terms that it began from are others today. */
  readonly isOlder: boolean
}

const keptForMs = 30 * 86_400_000

const keyOf = ({ who, downline, kind }: DraftOf) => `contract-draft ${who} ${downline} ${kind}`

/** What the form begins with, in the order of its names, so that it can be compared. */
const signOf = (first: Entries) =>
  JSON.stringify(Object.entries(first).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string')

/** Whether the form can show it: all its fields are there, and what is chosen is still there to choose. */
function isWhole(entries: Entries, kind: ContractKind): boolean {
  const keys = tierKeys(entries)
  const names = ['cap', 'activeFrom', 'all', 'products']
  for (const key of keys) names.push(...tierFields.map((field) => entryOf(field, key)))
  const isIn = (values: readonly string[], name: string) => values.includes(entries[name] ?? '')
  return (
    keys.length > 0 &&
    keys.length <= mostTiers &&
    names.every((name) => entries[name] !== undefined) &&
    isIn(kinds[kind].bases, 'basis') &&
    isIn(kinds[kind].periods, 'period') &&
    isIn(carries, 'carry')
  )
}

/** As it is typed with another mark of decimals. */
const swapMarks = (entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [
      name,
      value.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
    ]),
  )

type Today = { readonly first: Entries; readonly mark: string; readonly nowMs: number }

/** The draft that waits, if there is one that is not too old and that the form can show. */
export function readDraft(of: DraftOf, { first, mark, nowMs }: Today): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { at, entries, began, mark: typedWith } = kept as Record<string, unknown>
    if (typeof at !== 'string' || !isEntries(entries) || !isWhole(entries, of.kind))
      return undefined
    const age = nowMs - Date.parse(at)
    if (!(age < keptForMs)) return undefined
    const typed = typedWith === mark ? entries : swapMarks(entries)
    const beganWith = typedWith === mark ? signOf(first) : signOf(swapMarks(first))
    return isSame(typed, first) ? undefined : { at, entries: typed, isOlder: began !== beganWith }
  } catch {
    return undefined
  }
}

/** Whether there is nothing typed that the form would not begin with. */
export const isSame = (entries: Entries, first: Entries): boolean =>
  Object.entries(first).every(([name, value]) => entries[name] === value)

/** Keeps what is typed; what equals the beginning is no draft. A browser that keeps nothing is no reason to stop. */
export function keepDraft(
  of: DraftOf,
  entries: Entries,
  { first, mark, nowMs }: Today,
): string | undefined {
  if (isSame(entries, first)) {
    dropDraft(of)
    return undefined
  }
  const at = new Date(nowMs).toISOString()
  try {
    const kept = { at, mark, began: signOf(first), entries }
    localStorage.setItem(keyOf(of), JSON.stringify(kept))
    return at
  } catch {
    return undefined
  }
}

export function dropDraft(of: DraftOf): void {
  try {
    localStorage.removeItem(keyOf(of))
  } catch {
    // What cannot be kept cannot be there.
  }
}
