import { expect, it } from 'vitest'
import { scaleOf } from './scale.ts'

it('a scale begins and ends with round figures and has nought', () => {
  const { marks, yOf } = scaleOf([512_400.5, 371_300], 100)
  expect(marks).toEqual([600_000, 400_000, 200_000, 0])
  expect([yOf(600_000), yOf(300_000), yOf(0)]).toEqual([0, 50, 100])
  expect(scaleOf([-40.5, 91.25], 100).marks).toEqual([100, 50, 0, -50])
})

it('of whole things no part is marked', () => {
  expect(scaleOf([1, 0, 1], 100).marks).toEqual([1, 0])
  expect(scaleOf([4, 7], 100).marks).toEqual([9, 6, 3, 0])
})

it('where all is nought there is one mark', () => {
  expect(scaleOf([0, 0], 100).marks).toEqual([0])
})
