import { expect, it } from 'vitest'
import { issue, lottery } from '../../../testing/lottery.ts'
import { opensWith } from './opens-with.ts'

const now = Date.parse(issue(871, 0).closesAt)
const closingIn = (id: string, seconds: number, change = {}) =>
  lottery({ id, current: issue(871, seconds), ...change })
const first = (...lotteries: Parameters<typeof opensWith>[0]) => opensWith(lotteries, now)?.id

it('[W46] a page opens with what is on sale and drawn next, where there is time to pick', () => {
  const hours = closingIn('hours', 20_000)
  expect(first(hours, closingIn('five', 200), closingIn('minute', 40))).toBe('minute')
  expect(first(hours, closingIn('minute', 9), closingIn('five', 200))).toBe('five')
  expect(first(hours, closingIn('stopped', 40, { isOpen: false }))).toBe('hours')
  expect(first(closingIn('over', -1), hours)).toBe('hours')
  expect(first(closingIn('minute', 9))).toBe('minute')
})

it('[W46] and with the first where nothing is on sale', () => {
  expect(first(lottery({ id: 'none', current: null }), closingIn('over', -1))).toBe('none')
  expect(
    first(lottery({ id: 'shut', isOpen: false }), lottery({ id: 'none', current: null })),
  ).toBe('none')
  expect(first()).toBeUndefined()
})
