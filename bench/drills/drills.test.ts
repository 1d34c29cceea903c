import { expect, test } from 'vitest'
import type { Heard } from './call.ts'
import { compare } from './compare.ts'
import { findDefects } from './log.ts'
import { slopeOf } from './slope.ts'
import { createTally, namesOf, secondsOfRefusal, unexpected } from './tally.ts'

const told = (id: string, sums = '100 0') => ({ kind: 'round', id, sums })
const heard = (status: number, code: string): Heard => ({ status, code, value: null })

test('what was told and is not there is lost, also when something else has its name', () => {
  const stored = [told('a'), { ...told('b'), kind: 'deposit' }]
  expect(compare([told('a'), told('b')], stored).lost).toEqual([told('b')])
})

test('other sums under the same name differ', () => {
  const compared = compare([told('a', '100 180'), told('b')], [told('a', '100 0'), told('b')])
  expect(compared).toEqual({ lost: [], differing: [told('a', '100 180')], untold: [] })
})

test('what is there and was told to nobody is seen', () => {
  expect(compare([told('a'), told('a')], [told('a'), told('b')])).toEqual({
    lost: [],
    differing: [],
    untold: [told('b')],
  })
})

test('the slope is that of the nearest line', () => {
  const line = [0, 1, 2, 3].map((x) => ({ x, y: 7 - 2 * x }))
  expect(slopeOf(line)).toBe(-2)
  // By hand: means 1 and 2; along 2, square 2.
  const noisy = [
    { x: 0, y: 1 },
    { x: 1, y: 2 },
    { x: 2, y: 3 },
    { x: 1, y: 2 },
  ]
  expect(slopeOf(noisy)).toBe(1)
  expect(() => slopeOf([{ x: 1, y: 1 }])).toThrow('two moments')
})

test('refusal lasts from the first no after a moment to the first yes after that no', () => {
  const clock = { now: 0 }
  const tally = createTally(() => clock.now)
  const at = (now: number, act: () => void) => {
    clock.now = now
    act()
  }
  at(500, () => tally.refuse('spin', heard(503, 'unavailable')))
  at(1_000, () => tally.accept('spin'))
  at(2_000, () => tally.refuse('look', heard(503, 'unavailable')))
  at(2_500, () => tally.refuse('stake', heard(503, 'unavailable')))
  at(3_000, () => tally.accept('look'))
  at(4_000, () => tally.refuse('spin', heard(0, 'cut')))
  expect(secondsOfRefusal(tally, 1_500)).toBe(undefined)
  at(5_000, () => tally.accept('deposit'))
  expect(secondsOfRefusal(tally, 1_500)).toBe(2.5)
  expect(secondsOfRefusal(tally, 6_000)).toBe(0)
  expect(namesOf(tally.refused)).toBe('503 unavailable: 3, 0 cut: 1')
})

test('who was away may be asked again; every other refusal is a finding', () => {
  const tally = createTally()
  for (const [status, code] of [
    [503, 'unavailable'],
    [0, 'cut'],
    [429, 'too_many_requests'],
    [500, 'defect'],
    [-1, 'unavailable'],
    [409, 'id_used_differently'],
  ] as const) {
    tally.refuse('spin', heard(status, code))
  }
  expect(namesOf(unexpected(tally.refused))).toBe(
    '500 defect: 1, -1 unavailable: 1, 409 id_used_differently: 1',
  )
})

test('a log is read for defects; that the database is away is none', () => {
  const lines = [
    '{"level":"error","msg":"A defect."}',
    '{"level":"error","msg":"The database is away; calls are refused until it is back."}',
    '{"level":"warn","msg":"The database is back."}',
    '{"level":"fatal","msg":"The end."}',
  ]
  expect(findDefects(lines.join('\n'))).toEqual([lines[0], lines[3]])
})
