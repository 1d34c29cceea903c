import { describe, expect, it } from 'vitest'
import { endOf, follow, isWorse } from './rules.ts'

const state = (subject: string, level: 'high' | 'middle' = 'middle', facts: unknown = {}) => ({
  subject,
  level,
  facts,
})
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

describe('states that are watched', () => {
  it.each([
    ['nothing holds and nothing is open', [], [], [[], [], []]],
    ['one begins', [], [state('a')], [['a'], [], []]],
    ['one goes on as it was', [state('a')], [state('a')], [[], [], []]],
    ['one says something else', [state('a')], [state('a', 'middle', { n: 2 })], [[], ['a'], []]],
    ['one became worse', [state('a')], [state('a', 'high')], [[], ['a worse'], []]],
    ['one became less bad', [state('a', 'high')], [state('a')], [[], ['a'], []]],
    ['one is over', [state('a'), state('b')], [state('b')], [[], [], ['a']]],
    ['one takes the place of another', [state('a')], [state('b')], [['b'], [], ['a']]],
  ])('[S20] %s', (_, open, present, [begin, goOn, end]) => {
    const steps = follow(open, present, isSame)
    expect(steps.begin.map(({ subject }) => subject)).toEqual(begin)
    expect(steps.goOn.map((each) => each.subject + (each.isWorse ? ' worse' : ''))).toEqual(goOn)
    expect(steps.end).toEqual(end)
  })
})

it('[S20] high is worse than middle, and middle than low', () => {
  expect(isWorse('high', 'middle')).toBe(true)
  expect(isWorse('middle', 'low')).toBe(true)
  expect(isWorse('low', 'low')).toBe(false)
  expect(isWorse('middle', 'high')).toBe(false)
})

it('[S20] a fact is open for a day, a state for as long as it holds', () => {
  const now = new Date('2026-11-16T06:00:00Z')
  expect(endOf('a day', now)).toEqual(new Date('2026-11-17T06:00:00Z'))
  expect(endOf('until ended', now)).toBeNull()
})
