import { expect, it } from 'vitest'
import { createValidatorCompiler } from './validation.ts'

const schema = { type: 'object', properties: { count: { type: 'integer' } } }
const compiled = (httpPart: string) =>
  createValidatorCompiler()({ schema, method: 'POST', url: '/', httpPart })

it('reads numbers from the text of an address, and takes a body as it is', () => {
  expect(compiled('querystring')({ count: '3' })).toBe(true)
  expect(compiled('body')({ count: '3' })).toBe(false)
})

it('compiles a schema once for the process, however many platforms it has', () => {
  expect(compiled('body')).toBe(compiled('body'))
  expect(compiled('querystring')).not.toBe(compiled('body'))
})
