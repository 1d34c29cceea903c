import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkRows, type ReadFile } from './check-rows.ts'
import { readChecklist } from './checklist.ts'
import { readRows, shorten, writeRows } from './rows.ts'

const root = new URL('../../', import.meta.url)
const readTree: ReadFile = (path) =>
  existsSync(new URL(path, root)) ? readFileSync(new URL(path, root), 'utf8') : undefined

describe('the coverage of the specification', () => {
  const checklist = readTree('docs/spec-checklist.md') ?? ''
  const sections = readChecklist(checklist)

  test('the checklist is read whole: as many rows as it counts itself', () => {
    const counted = Number(/^\| all \| (\d+) \|$/m.exec(checklist)?.[1])
    expect(counted).toBeGreaterThan(400)
    expect(sections.flatMap((section) => section.requirements)).toHaveLength(counted)
  })

  test('every requirement has one row, and every test that a row names exists', () => {
    const rows = readRows(readTree('docs/coverage.md') ?? '')
    expect(checkRows(sections, rows, readTree)).toEqual([])
  })

  test('writing the rows again changes nothing', () => {
    const page = readTree('docs/coverage.md') ?? ''
    expect(writeRows(sections, readRows(page))).toBe(page)
  })
})

const sections = readChecklist(`# A list
## 1. What it does
| id | requirement | room | shown by | D |
| --- | --- | --- | --- | --- |
| S1.001 | It opens. | shell | page: open it |  |
| S1.002 | It takes a \\| b. | wallet | call: pay |  |

## Counts
`)

describe('writing rows', () => {
  test('a new row is not yet shown, and waits for the room that owns it', () => {
    expect(readRows(writeRows(sections, []))).toEqual([
      { id: 'S1.001', shownBy: 'not yet' },
      { id: 'S1.002', shownBy: 'not yet: waits for wallet' },
    ])
  })

  test('a value that stands is kept, bars included, and an unknown id leaves', () => {
    const kept = { id: 'S1.002', shownBy: 'a/b.test.ts: a | b' }
    const page = writeRows(sections, [kept, { id: 'S9.999', shownBy: 'not yet' }])
    expect(readRows(page)).toEqual([{ id: 'S1.001', shownBy: 'not yet' }, kept])
    expect(page).toContain('| S1.002 | It takes a \\| b | a/b.test.ts: a \\| b |')
  })

  test('a long requirement is cut between words and outside code', () => {
    const long = `${'word '.repeat(16)}then \`some code that is cut\` and more.`
    expect(shorten(long)).toBe(`${'word '.repeat(16)}then …`)
    expect(shorten('It opens.')).toBe('It opens')
  })
})

describe('checking rows', () => {
  const text = "test('it opens', () => {})\ntest('the member\\'s door', () => {})"
  const readFile: ReadFile = (path) => (path === 'web/a.test.ts' ? text : undefined)
  const check = (first: string, second = 'not yet'): string[] =>
    checkRows(
      sections,
      [
        { id: 'S1.001', shownBy: first },
        { id: 'S1.002', shownBy: second },
      ],
      readFile,
    )

  test.each([
    'not yet',
    'not yet: waits for wallet',
    'not yet: waits for wallet, shell (the balance)',
    'web/a.test.ts: it opens',
    "web/a.test.ts: it opens<br>web/a.test.ts: the member's door<br>waits for wallet",
  ])('%s is a good value', (value) => {
    expect(check(value)).toEqual([])
  })

  test.each([
    ['soon', 'S1.001 says "soon", which names neither a test nor a room'],
    ['', 'S1.001 says "", which names neither a test nor a room'],
    ['not yet: waits for godot', 'S1.001 waits for "godot", which is no room'],
    ['web/a.ts: it opens', 'S1.001 names web/a.ts, which is not a file of tests'],
    ['web/b.test.ts: it opens', 'S1.001 names web/b.test.ts, which does not exist'],
    ['web/a.test.ts: it open', 'S1.001 names a test that web/a.test.ts does not have: it open'],
  ])('%j is refused', (value, says) => {
    expect(check(value)).toEqual([says])
  })

  test('a row that only a journey shows which `npm test` leaves out says so, and no other does', () => {
    const left = "const walkedWhenAsked = ['members-{looks,popups}.journey.ts']"
    const journey = "test('it opens', () => {})"
    const files = new Map([
      ['journeys/playwright.config.ts', left],
      ['journeys/members-popups.journey.ts', journey],
      ['web/a.test.ts', journey],
    ])
    const says = (shownBy: string) =>
      checkRows(
        sections,
        [
          { id: 'S1.001', shownBy },
          { id: 'S1.002', shownBy: 'not yet' },
        ],
        (path) => files.get(path),
      )
    const only = 'journeys/members-popups.journey.ts: it opens'
    expect(says(only)).toEqual(['S1.001 is shown only with WALK=all, and does not say so'])
    expect(says(`${only}<br>only with WALK=all`)).toEqual([])
    expect(says(`${only}<br>web/a.test.ts: it opens`)).toEqual([])
    expect(says('web/a.test.ts: it opens<br>only with WALK=all')).toEqual([
      'S1.001 says that it is shown only with WALK=all, and is shown without',
    ])
  })

  test('a missing, a doubled and an unknown row are refused', () => {
    const rows = ['S1.001', 'S1.001', 'S2.001'].map((id) => ({ id, shownBy: 'not yet' }))
    expect(checkRows(sections, rows, readFile)).toEqual([
      'S1.002 has no row',
      'S1.001 has more than one row',
      'S2.001 is not in the checklist',
    ])
  })
})
