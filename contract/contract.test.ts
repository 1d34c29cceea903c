import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'

/** What vendors and gateways call is an interface of its own. */
const apart = ['provider.ts', 'provider-calls.ts']

test('no two files of the contract have a call of the same name, and none is forgotten', async () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => /^[a-z-]+\.ts$/.test(file) && file !== 'contract.ts' && !apart.includes(file),
  )
  const found = new Map<string, string>()
  for (const file of files) {
    const module = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null || !('access' in value)) continue
      expect(found.get(name), `${name} of ${file}`).toBeUndefined()
      found.set(name, file)
    }
  }
  expect(found.size).toBeGreaterThan(200)
  expect([...found.keys()].filter((name) => !(name in contract))).toEqual([])
})
