import { expect, it } from 'vitest'
import { readLines, readWords } from './read-lists.ts'

it('words stand between commas or blanks, each once', () => {
  expect(readWords(' KITE, UMBER\n KITE ,,')).toEqual(['KITE', 'UMBER'])
  expect(readWords('')).toEqual([])
})

it('lines keep what is in them, each once', () => {
  expect(readLines('192.0.2.0/24\n\n  ::1 \n::1')).toEqual(['192.0.2.0/24', '::1'])
})
