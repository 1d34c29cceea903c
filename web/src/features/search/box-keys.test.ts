import { expect, it } from 'vitest'
import { stepOption } from './box-keys.ts'

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s from %i of %i leads to %s', (key, active, count, next) => {
  expect(stepOption(key, active, count)).toBe(next)
})
