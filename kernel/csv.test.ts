import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of CSV', () => {
  it('[K43] quotes what would end a cell, and ends as the standard says', () => {
    expect(csvLine(['a,b', 'say "go"', 'two\nlines', ''])).toBe(
      '"a,b","say ""go""","two\nlines",\r\n',
    )
  })

  it.each(['-5', '-5.25', '12.00'])('[K44] keeps the number %s a number', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`)
  })

  it.each(['-5+A1', '=A1', '+5', '@sum(A1)', '-', '\t=A1', '-1e5', '-5.'])(
    '[K44] keeps %j from being run as a formula',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`)
    },
  )

  it('[K44] keeps a cell that begins with a line end from being run', () => {
    expect(csvLine(['\r=A1'])).toBe(`"'\r=A1"\r\n`)
  })
})
