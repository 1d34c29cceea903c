import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('quotes what would end a cell, and ends each line as the standard says', () => {
  expect(csvLine(['a,b', 'say "go"', 'two\nlines', ''])).toBe(
    '"a,b","say ""go""","two\nlines",\r\n',
  )
})

it.each(['-5', '-5.25', '12.00'])('keeps the number %s a number', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`)
})

it.each(['-5+A1', '=A1', '+5', '@sum(A1)', '-'])('keeps %s from being run as a formula', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`)
})
