import { describe, expect, test } from 'vitest'
import { moved, num, symmetric } from './path.ts'

test('a number keeps one decimal and has no minus zero', () => {
  expect([1.26, -0.04, 3].map(num)).toEqual(['1.3', '0', '3'])
})

describe('a path', () => {
  test('is scaled, turned and then moved', () => {
    expect(moved('M10 0L0 10Z', { scale: 2, turn: 90, x: 5 })).toBe('M5 20L-15 0Z')
  })

  test('turns its straight runs into lines', () => {
    expect(moved('M0 0H10V5', { y: 1 })).toBe('M0 1L10 1L10 6')
  })

  test('keeps an arc round, and sweeps it the other way in the mirror', () => {
    expect(moved('M0 0A4 4 0 0 1 8 0', { flip: true, scale: 0.5 })).toBe('M0 0A2 2 0 0 0 -4 0')
  })

  test('is completed by its own mirror image', () => {
    expect(symmetric('M0 -10C5 -8 9 -4 9 0Q4 6 0 6')).toBe(
      'M0 -10C5 -8 9 -4 9 0Q4 6 0 6Q-4 6 -9 0C-9 -4 -5 -8 0 -10Z',
    )
  })
})
