import type { Section } from './checklist.ts'
import { readProof, type Row } from './rows.ts'

/** Gives the text of a file of the tree, or undefined when there is none. */
export type ReadFile = (path: string) => string | undefined

/** Names every row that is missing, doubled, unknown, unclear, or shown by a test that does not exist. */
export function checkRows(
  sections: readonly Section[],
  rows: readonly Row[],
  readFile: ReadFile,
): string[] {
  const requirements = sections.flatMap((section) => section.requirements)
  const ids = new Set(requirements.map(({ id }) => id))
  const rooms = new Set([...requirements.map(({ room }) => room), 'console'])
  const missing = [...ids].filter((id) => !rows.some((row) => row.id === id))
  const doubled = rows.filter((row, at) => rows.findIndex(({ id }) => id === row.id) !== at)
  return [
    ...missing.map((id) => `${id} has no row`),
    ...doubled.map(({ id }) => `${id} has more than one row`),
    ...rows.filter(({ id }) => !ids.has(id)).map(({ id }) => `${id} is not in the checklist`),
    ...rows.flatMap((row) => checkProof(row, rooms, readFile).map((says) => `${row.id} ${says}`)),
  ]
}

function checkProof(row: Row, rooms: ReadonlySet<string>, readFile: ReadFile): string[] {
  const proof = readProof(row.shownBy)
  const leftOut =
    proof.tests.length > 0 && proof.tests.every(({ path }) => isLeftOut(path, readFile))
  const unknown = proof.waitsFor.filter((room) => !rooms.has(room))
  return [
    ...proof.unclear.map((part) => `says "${part}", which names neither a test nor a room`),
    ...(leftOut && !proof.onlyWhenAsked
      ? ['is shown only with WALK=all, and does not say so']
      : []),
    ...(!leftOut && proof.onlyWhenAsked
      ? ['says that it is shown only with WALK=all, and is shown without']
      : []),
    ...unknown.map((room) => `waits for "${room}", which is no room`),
    ...proof.tests.flatMap(({ path, title }) => checkTest(path, title, readFile)),
  ]
}

/** Whether `npm test` leaves a journey out, as the configuration of the journeys says. */
function isLeftOut(path: string, readFile: ReadFile): boolean {
  const config = readFile('journeys/playwright.config.ts') ?? ''
  const names = /walkedWhenAsked = \['members-\{([^}]*)\}\.journey\.ts'\]/.exec(config)?.[1] ?? ''
  const name = /^journeys\/members-(.+)\.journey\.ts$/.exec(path)?.[1]
  return name !== undefined && names.split(',').includes(name)
}

const testFile = /\.(test|spec|journey)\.tsx?$/

function checkTest(path: string, title: string, readFile: ReadFile): string[] {
  if (!testFile.test(path)) return [`names ${path}, which is not a file of tests`]
  const text = readFile(path)
  if (text === undefined) return [`names ${path}, which does not exist`]
  return hasTitle(text, title) ? [] : [`names a test that ${path} does not have: ${title}`]
}

/** A title counts only as a whole string, so that half of one, or a remark about it, proves nothing. */
function hasTitle(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    text.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`),
  )
}
