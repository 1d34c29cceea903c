import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reasonCodes } from './reason-names.ts'

it('every reason of the ledger has a name', () => {
  const page = readFileSync(new URL('../../../../docs/ledger.md', import.meta.url), 'utf8')
  const rows = page.slice(page.indexOf('## Reasons')).matchAll(/^\| `([a-z_]+)` \|/gm)
  const written = new Set([...rows].map(([, reason]) => reason ?? ''))
  expect(written).toEqual(new Set(reasonCodes))
})
