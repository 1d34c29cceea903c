import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { environmentPage } from './environment-page.ts'

it('the guide lists the environment as the code reads it', () => {
  const written = readFileSync(new URL('../../docs/guides/environment.md', import.meta.url), 'utf8')
  expect(written).toBe(environmentPage())
})
