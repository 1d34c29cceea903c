import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { contract } from './every-call.ts'
import { toOpenApi } from './openapi.ts'

const document = toOpenApi(Object.values(contract), {
  title: 'Baize',
  server: 'https://baize.example',
})

type Operation = { readonly security?: readonly object[]; readonly tags?: readonly string[] }
const operations = Object.values(
  document['paths'] as Record<string, Record<string, Operation>>,
).flatMap((path) => Object.values(path))

test('the contract as OpenAPI has nothing that a public linter minds', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // Where a fixed word and an id may stand in one place, the word wins; the server's router sees to it.
    rules: { 'no-ambiguous-paths': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  const told = problems.map(({ ruleId, message, location }) => [
    ruleId,
    message,
    location[0]?.pointer,
  ])
  expect(told).toEqual([])
}, 60_000)

test('every call says to whom it is open, and to which part it belongs', () => {
  expect(operations).toHaveLength(Object.keys(contract).length)
  for (const { security, tags } of operations) {
    expect(Array.isArray(security)).toBe(true)
    expect(tags).toHaveLength(1)
  }
  expect(operations.some(({ security }) => security?.length === 0)).toBe(true)
})
