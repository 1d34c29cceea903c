import { refuse, type Refusal } from '@baize/kernel/result'
import type { CatalogueGame, StoredLabel } from '../rules.ts'

/** How a vendor or a game stands. */
export type StandingChange = {
  readonly enabled?: boolean | undefined
  readonly maintenance?: boolean | undefined
  readonly maintenanceUntil?: string | null | undefined
}

export type GameStanding = {
  readonly enabled: boolean
  readonly maintenance: boolean
  readonly maintenanceUntil: Date | null
}

/** How it stands after a change. The time of a maintenance goes with it. */
export function changeStanding(before: GameStanding, change: StandingChange): GameStanding {
  const maintenance = change.maintenance ?? before.maintenance
  const until =
    change.maintenanceUntil === undefined
      ? before.maintenanceUntil
      : change.maintenanceUntil === null
        ? null
        : new Date(change.maintenanceUntil)
  return {
    enabled: change.enabled ?? before.enabled,
    maintenance,
    maintenanceUntil: maintenance ? until : null,
  }
}

/** Nobody is told that something was over before it began. */
export function checkUntil(change: StandingChange, now: Date): Refusal<'ends_in_past'> | undefined {
  const { maintenanceUntil } = change
  if (maintenanceUntil === undefined || maintenanceUntil === null) return undefined
  return new Date(maintenanceUntil) <= now ? refuse('ends_in_past') : undefined
}

export const standingOf = ({
  enabled,
  maintenance,
  maintenanceUntil,
}: GameStanding): GameStanding => ({
  enabled,
  maintenance,
  maintenanceUntil,
})

/** Without blanks around them, each once. */
export function readAliases(aliases: readonly string[]): string[] {
  return [...new Set(aliases.map((alias) => alias.trim().replaceAll(/\s+/g, ' ')))].filter(
    (alias) => alias !== '',
  )
}

/** In their fixed order, so that the same labels are the same. */
const labelOrder: readonly StoredLabel[] = ['JACKPOT', 'NEW']

export function changeLabels(
  before: readonly StoredLabel[],
  added: readonly StoredLabel[] = [],
  removed: readonly StoredLabel[] = [],
): StoredLabel[] {
  return labelOrder.filter(
    (label) => !removed.includes(label) && (before.includes(label) || added.includes(label)),
  )
}

type Names = CatalogueGame['names']

/** Names without blanks around them and without empty ones; nothing when the English one is missing. */
export function readNames(given: Readonly<Record<string, string | undefined>>): Names | undefined {
  const filled = Object.entries(given).flatMap(([language, name]) => {
    const text = name?.trim().replaceAll(/\s+/g, ' ') ?? ''
    return text === '' ? [] : [[language, text] as const]
  })
  const names = Object.fromEntries(filled) as Partial<Names>
  return names.EN === undefined ? undefined : { ...names, EN: names.EN }
}

/** What of a record differs, as the trail shows it: times as text, sums as digits. */
export function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined {
  const changed = Object.keys(after).filter((key) => text(before[key]) !== text(after[key]))
  if (changed.length === 0) return undefined
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, JSON.parse(text(from[key]))]))
  return { before: pick(before), after: pick(after) }
}

function text(value: unknown): string {
  if (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date)
  ) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return JSON.stringify(Object.fromEntries(entries))
  }
  return JSON.stringify(typeof value === 'bigint' ? String(value) : (value ?? null))
}

/** A part of a text as `like` wants it; nothing in it is a pattern. */
export function like(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
