import type { Announcement } from '@baize/contract/content/content'
import type { Execution } from '@baize/contract/content/content-names'
import type { Person } from '../../../shared/session.ts'

const shownKey = 'announced'
const firstKey = 'first-login'
const closedKey = 'announcements-closed'

/** Whose marks these are: a kind of visitor, and of those who are in, each person. */
type Owner = string
type ClosedMarks = Readonly<Record<Owner, Readonly<Record<string, number>>>>

const ownerOf = (execution: Execution, person: Pick<Person, 'id'> | null): Owner =>
  person === null ? execution : `${execution} ${person.id}`

/** The greeting of a first login is over before its announcements come, so the tab remembers whose it was. */
export function noteFirstLogin(person: Pick<Person, 'id' | 'firstTimeLogin'> | null): void {
  if (person?.firstTimeLogin) sessionStorage.setItem(firstKey, person.id)
}

/** Which popups somebody gets: B visitors, A whoever is in, F besides at the first login, and before the others. */
export function executionsFor(person: Pick<Person, 'id'> | null): readonly Execution[] {
  if (person === null) return ['B']
  return sessionStorage.getItem(firstKey) === person.id ? ['F', 'A'] : ['A']
}

/** What is to be shown now: of kinds that were not shown in this session, and not closed in this version. */
export function announcementsFor(
  list: readonly Announcement[],
  person: Pick<Person, 'id'> | null,
): readonly Announcement[] {
  const shown = readShown()
  const closed = readClosed()
  return executionsFor(person)
    .filter((execution) => !shown.includes(ownerOf(execution, person)))
    .flatMap((execution) => list.filter((item) => item.execution === execution))
    .filter(({ id, execution, version }) => closed[ownerOf(execution, person)]?.[id] !== version)
}

/** Whether somebody has seen in this session whatever there was. Then nothing need be asked for. */
export function isAnnounced(person: Pick<Person, 'id'> | null): boolean {
  const shown = readShown()
  return executionsFor(person).every((execution) => shown.includes(ownerOf(execution, person)))
}

/** At most once in a session. */
export function noteShown(person: Pick<Person, 'id'> | null): void {
  const owners = executionsFor(person).map((execution) => ownerOf(execution, person))
  sessionStorage.setItem(shownKey, JSON.stringify([...new Set([...readShown(), ...owners])]))
}

/** What was closed stays closed for this kind of person until it changes. */
export function noteClosed(
  items: readonly Announcement[],
  person: Pick<Person, 'id'> | null,
): void {
  const marks: Record<Owner, Record<string, number>> = { ...readClosed() }
  for (const { id, execution, version } of items) {
    const owner = ownerOf(execution, person)
    marks[owner] = { ...marks[owner], [id]: version }
  }
  localStorage.setItem(closedKey, JSON.stringify(marks))
}

function readShown(): readonly string[] {
  const kept = parse(sessionStorage.getItem(shownKey))
  return Array.isArray(kept) ? kept.map(String) : []
}

function readClosed(): ClosedMarks {
  const kept = parse(localStorage.getItem(closedKey))
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept)
    ? (kept as ClosedMarks)
    : {}
}

/** Others may have written there; what cannot be read counts as nothing. */
function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
