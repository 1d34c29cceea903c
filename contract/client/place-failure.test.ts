import { describe, expect, it } from 'vitest'
import { CallFailed } from './client.ts'
import { placeFailure } from './place-failure.ts'

const tell = (error: unknown) => (error instanceof CallFailed ? `<${error.code}>` : '<defect>')
const invalid = (value: unknown) => new CallFailed('field_invalid', '', '', value)

describe('a failure of a form', () => {
  it('belongs to the field that its code is about, in the words of the app', () => {
    const failed = new CallFailed('name_taken', '')
    expect(placeFailure(failed, { name_taken: 'username' }, tell)).toEqual({
      field: 'username',
      problem: { said: '<name_taken>', failed },
    })
  })

  it('belongs to the whole form where its code is about no field', () => {
    const failed = new CallFailed('not_allowed', '')
    expect(placeFailure(failed, {}, tell)).toEqual({ problem: { said: '<not_allowed>', failed } })
  })

  it.each([
    [{ why: 'missing', patternId: 'any', min: 1, max: 9 }, { key: 'ui.fillIn' }],
    [{ why: 'spaces_around', patternId: 'any', min: 1, max: 9 }, { key: 'ui.outerSpace' }],
    [
      { why: 'pattern', patternId: 'strong', min: 8, max: 20 },
      { key: 'patterns.strong', values: { min: 8, max: 20 } },
    ],
  ])('says which rule a field breaks: %j', (rule, problem) => {
    const error = invalid({ field: 'password', ...rule })
    expect(placeFailure(error, {}, tell)).toEqual({ field: 'password', problem })
  })

  it('is put under our name of the field that the server names', () => {
    const error = invalid({ field: 'mobile', why: 'missing' })
    expect(placeFailure(error, { mobile: 'mobileNum' }, tell).field).toBe('mobileNum')
  })

  it.each([{ field: 'names' }, { field: 'names', patternId: 7, min: '1', max: null }])(
    'is said by the app where the server names a field and no rule: %j',
    (value) => {
      const failed = invalid(value)
      const problem = { said: '<field_invalid>', failed }
      expect(placeFailure(failed, {}, tell)).toEqual({ field: 'names', problem })
    },
  )

  it.each([null, 'password', { field: 3 }])(
    'survives an answer that names no field: %j',
    (value) => {
      expect(placeFailure(invalid(value), {}, tell).field).toBeUndefined()
    },
  )

  it('names no fault of our own code', () => {
    const placed = placeFailure(new TypeError('x is undefined'), { defect: 'username' }, tell)
    expect(placed).toEqual({ problem: { key: 'errors.defect' } })
  })
})
