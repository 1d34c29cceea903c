import { expect, it } from 'vitest'
import { createValidatorCompiler } from './validation.ts'

const schema = { type: 'object', properties: { count: { type: 'integer' } } }
const compiled = (httpPart: string) =>
  createValidatorCompiler()({ schema, method: 'POST', url: '/', httpPart })

it('reads numbers from the text of an address, and takes a body as it is', () => {
  expect(compiled('querystring')({ count: '3' })).toBe(true)
  expect(compiled('body')({ count: '3' })).toBe(false)
})

const moments = {
  type: 'object',
  properties: { at: { type: 'string', format: 'date-time' } },
}
const isMoment = (at: string) =>
  createValidatorCompiler()({ schema: moments, method: 'POST', url: '/', httpPart: 'body' })({ at })

it('[H12] takes moments that exist', () => {
  for (const at of ['2026-06-30T23:59:59Z', '2026-06-30T23:59:59.999+05:30']) {
    expect(isMoment(at)).toBe(true)
  }
})

it('[H12] refuses what no clock of ours can hold, as a leap second', () => {
  const none = ['2026-06-30T23:59:60Z', '2026-06-30T12:00:00+05', '2026-02-30T12:00:00Z', 'today']
  for (const at of none) expect(isMoment(at)).toBe(false)
})

it('compiles a schema once for the process, however many platforms it has', () => {
  expect(compiled('body')).toBe(compiled('body'))
  expect(compiled('querystring')).not.toBe(compiled('body'))
})
