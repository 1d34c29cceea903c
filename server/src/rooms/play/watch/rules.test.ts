import { expect, it } from 'vitest'
import { isDown, isWorse } from './rules.ts'

const rounds = (silent: number, all: number) => ({ vendor: 'TIDAL', silent, all })

it.each([
  ['nothing is played', 0, 0, false, true],
  ['four of four are silent: too few to say', 4, 4, false, true],
  ['five of five are silent', 5, 5, true, true],
  ['five of a hundred, which is one in twenty', 5, 100, true, false],
  ['five of a hundred and one', 5, 101, false, false],
  ['sixty-one of 782', 61, 782, true, false],
  ['half', 50, 100, true, true],
])('[Y30] %s', (_, silent, all, down, worse) => {
  expect(isDown(rounds(silent, all))).toBe(down)
  // Whether it became worse is asked only while it is down.
  expect(!down || isWorse(rounds(silent, all)) === worse).toBe(true)
})
