import { expect, it } from 'vitest'
import { createSerializerCompiler, createValidatorCompiler } from './validation.ts'

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

it('[H27] looks at a schema when it is first needed, and once for the process', () => {
  const broken = { type: 'of no kind' }
  const judge = createValidatorCompiler()({
    schema: broken,
    method: 'GET',
    url: '/',
    httpPart: 'body',
  })
  const write = createSerializerCompiler()({ schema: broken, method: 'GET', url: '/' })
  expect(() => judge({})).toThrow('schema is invalid')
  expect(() => write({})).toThrow('schema is invalid')
})

it('[H27] says what does not fit each time anew', () => {
  const judge = compiled('body')
  judge({ count: 'many' })
  expect(judge.errors).toHaveLength(1)
  judge({ count: 1 })
  expect(judge.errors).toBeNull()
})
