import { expect, it } from 'vitest'
import { contract } from '@baize/contract/every-call'
import type { Endpoint } from '@baize/contract/endpoint'
import { schemaOf } from './schema.ts'
import { createSerializerCompiler, createValidatorCompiler } from './validation.ts'

const [judgeOf, writerOf] = [createValidatorCompiler(), createSerializerCompiler()]

/** What is wrong with the schemas of a call, which nobody would meet before its first use. */
function faultsOf({ method, path: url }: Endpoint, schema: object): string[] {
  const { response, ...parts } = schema as { response: { 200: object } }
  const inputs = Object.entries(parts).map(
    ([httpPart, part]) =>
      () =>
        judgeOf({ schema: part as object, method, url, httpPart })({}),
  )
  // An answer without any content cannot be written; that is found out after its schema was looked at.
  const answer = () => {
    try {
      writerOf({ schema: response[200], method, url })({})
    } catch (error) {
      if (!/is required!|does not match schema/.test((error as Error).message)) throw error
    }
  }
  return [...inputs, answer].flatMap((use) => {
    try {
      use()
      return []
    } catch (error) {
      return [`${method} ${url}: ${(error as Error).message}`]
    }
  })
}

it('[H27] every call of the contract has schemas that can be used', () => {
  const calls: Endpoint[] = Object.values(contract)
  expect(calls.flatMap((call) => faultsOf(call, schemaOf(call)))).toEqual([])
  expect(calls.length).toBeGreaterThan(300)
})
