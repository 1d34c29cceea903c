import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readChecklist } from './checklist.ts'
import { readRows, writeRows } from './rows.ts'

const checklistUrl = new URL('../../docs/spec-checklist.md', import.meta.url)
const coverageUrl = new URL('../../docs/coverage.md', import.meta.url)

const sections = readChecklist(readFileSync(checklistUrl, 'utf8'))
const existing = existsSync(coverageUrl) ? readRows(readFileSync(coverageUrl, 'utf8')) : []
const page = writeRows(sections, existing)
writeFileSync(coverageUrl, page)

const rows = readRows(page)
const shown = rows.filter((row) => !row.shownBy.startsWith('not yet')).length
const known = new Set(rows.map(({ id }) => id))
for (const { id } of existing) if (!known.has(id)) console.log(`${id} left the checklist`)
console.log(`docs/coverage.md has ${rows.length} rows, ${shown} of them shown`)
