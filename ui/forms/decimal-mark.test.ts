import { describe, expect, it } from 'vitest'
import { decimalMark } from './decimal-mark.ts'

describe('the mark before decimals', () => {
  it.each([
    ['en', '.'],
    ['fil', '.'],
    ['ja', '.'],
    ['ko', '.'],
    ['pt-BR', ','],
    ['de', ','],
  ])('of %s is %s', (tag, mark) => {
    expect(decimalMark(tag)).toBe(mark)
  })
})
