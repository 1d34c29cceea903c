import { describe, expect, it } from 'vitest'
import { isTrivialCode } from './trivial-code.ts'

describe('a code that anybody would try first', () => {
  it.each([
    ['one sign', ['000000', '777777', '1111', 'aaaaaa', '１１１１１１']],
    ['one step', ['123456', '654321', '890123', '135791', '246802', 'abcdef', '0987654321']],
    ['one block over and over', ['121212', '123123', '696969', '12341234']],
    ['pairs and threes', ['112233', '111222', '998877', '0011']],
    ['a mirror', ['123321', '159951', '12321']],
    ['a way across the keypad', ['147258', '159753', '789456']],
    ['a number that people know by heart', ['314159', '520131', '102030']],
    ['nothing, or hardly anything', ['', '7']],
  ])('is %s', (_, codes) => {
    for (const code of codes) expect([code, isTrivialCode(code)]).toEqual([code, true])
  })

  it.each(['284619', '507348', '918273', '640518', 'k7m2qx', '112345', '199084'])(
    'is not %s',
    (code) => {
      expect(isTrivialCode(code)).toBe(false)
    },
  )

  it('leaves nearly all codes of six digits free', () => {
    const some = Array.from({ length: 18_000 }, (_, index) => String(index * 53).padStart(6, '0'))
    const taken = some.filter(isTrivialCode)
    expect(taken.length / some.length).toBeLessThan(0.01)
  })
})
