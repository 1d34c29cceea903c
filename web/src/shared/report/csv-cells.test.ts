import { expect, it } from 'vitest'
import { sumCell, timeCell } from './csv-cells.ts'

it('a sum is a plain number, exact to its last digit', () => {
  expect(sumCell('123456789012', 'PHP')).toBe('1234567890.12')
  expect(sumCell('-5', 'PHP')).toBe('-0.05')
  expect(sumCell('-1200', 'JPY')).toBe('-1200')
})

it('a moment is that of the brand’s clocks, in the form that spreadsheets read', () => {
  expect(timeCell('2026-11-14T18:05:09.120Z', 'Asia/Manila')).toBe('2026-11-15 02:05:09')
  expect(timeCell(null, 'Asia/Manila')).toBe('')
})
