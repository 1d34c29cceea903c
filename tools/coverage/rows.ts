import { isId, readCells, type Requirement, type Section } from './checklist.ts'

/** A row of `docs/coverage.md`: what shows the requirement, word for word. */
export type Row = { readonly id: string; readonly shownBy: string }

/** What a row names: tests, rooms that it waits for, and parts that are neither. */
export type Proof = {
  readonly tests: readonly { readonly path: string; readonly title: string }[]
  readonly waitsFor: readonly string[]
  /** Whether it says that `npm test` alone does not show it. */
  readonly onlyWhenAsked: boolean
  readonly unclear: readonly string[]
}

const introduction = `# Coverage

One row for each requirement of [the checklist](spec-checklist.md), with the tests that show it.

- \`path/to/file.test.ts: title\` names a test; several stand one below the other, separated by \`<br>\`.
- \`not yet\` is an honest value. \`not yet: waits for wallet\` says which room it needs first; a row that is shown in
  part ends with \`waits for wallet\`. A few words in brackets may follow the room.
- \`only with WALK=all\` ends a row that is shown by nothing but journeys which \`npm test\` leaves out for time.
- \`npx tsx tools/coverage/write-rows.ts\` adds the rows of new requirements and keeps every value written here; a test
  checks that each row and each test that it names exist, and that what is left out says so.
`

const whenAsked = 'only with WALK=all'

const buildsFirst = new Set(['shell', 'system'])
const shortLength = 90

export function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [id = '', , shownBy = ''] = readCells(line)
    return isId(id) ? [{ id, shownBy }] : []
  })
}

/** Writes the whole page: a row for each requirement, with the value that it already has or "not yet". */
export function writeRows(sections: readonly Section[], existing: readonly Row[]): string {
  const values = new Map(existing.map((row) => [row.id, row.shownBy]))
  const tables = sections.map(({ title, requirements }) => {
    const rows = requirements.map((requirement) => {
      const shownBy = values.get(requirement.id) ?? firstValue(requirement)
      const cells = [requirement.id, shorten(requirement.text), shownBy]
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
    })
    return [`## ${title}`, '', '| id | requirement | shown by |', '| --- | --- | --- |', ...rows]
  })
  return `${introduction}\n${tables.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function firstValue(requirement: Requirement): string {
  return buildsFirst.has(requirement.room) ? 'not yet' : `not yet: waits for ${requirement.room}`
}

/** Cuts a sentence between two words, and never inside a piece of code. */
export function shorten(text: string): string {
  const plain = text.replace(/\.$/, '')
  if (plain.length <= shortLength) return plain
  let cut = plain.slice(0, plain.lastIndexOf(' ', shortLength))
  if ((cut.match(/`/g) ?? []).length % 2 === 1) cut = cut.slice(0, cut.lastIndexOf('`'))
  return `${cut.replace(/[\s,;:(]+$/, '')} …`
}

/** Takes a value apart; "not yet" names nothing and is clear. */
export function readProof(shownBy: string): Proof {
  const tests: { path: string; title: string }[] = []
  const waitsFor: string[] = []
  const unclear: string[] = []
  let onlyWhenAsked = false
  for (const part of shownBy.split('<br>').map((piece) => piece.trim())) {
    const test = /^(\S+\.tsx?): (.+)$/.exec(part)
    const wait = /^(?:not yet: )?waits for ([a-z]+(?:, [a-z]+)*)(?: \([^)]+\))?$/.exec(part)
    if (test !== null) tests.push({ path: test[1] ?? '', title: test[2] ?? '' })
    else if (wait !== null) waitsFor.push(...(wait[1] ?? '').split(', '))
    else if (part === whenAsked) onlyWhenAsked = true
    else if (part !== 'not yet') unclear.push(part)
  }
  return { tests, waitsFor, onlyWhenAsked, unclear }
}
