import { describe, expect, expectTypeOf, it } from 'vitest'
import { ok, refuse, type Refusal, type Result } from './result.ts'

describe('result', () => {
  it('[K40] an answer carries its value', () => {
    expect(ok(5)).toEqual({ ok: true, value: 5 })
    expect(ok()).toEqual({ ok: true, value: undefined })
  })

  it('[K40] a bare refusal holds its code and nothing else', () => {
    expect(Object.keys(refuse('draw_closed'))).toEqual(['ok', 'code'])
  })

  it('[K40] a refusal holds the params and the value it was given', () => {
    expect(refuse('too_low', { minimum: 100 }, { captcha: true })).toEqual({
      ok: false,
      code: 'too_low',
      params: { minimum: 100 },
      value: { captcha: true },
    })
    expect(Object.keys(refuse('too_low', undefined, false))).toEqual(['ok', 'code', 'value'])
  })

  it('[K40] the code keeps its literal type, so that an undeclared refusal does not compile', () => {
    expectTypeOf(refuse('draw_closed')).toEqualTypeOf<Refusal<'draw_closed'>>()
    expectTypeOf(refuse('draw_closed')).not.toExtend<Result<number, 'too_low'>>()
    expectTypeOf(ok(1)).toExtend<Result<number, 'too_low'>>()
  })
})
