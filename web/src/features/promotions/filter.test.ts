import { expect, test } from 'vitest'
import { longestComment, mostApplicationPictures } from '@baize/contract/promotions/promotions'
import { offerTopics } from '@baize/contract/promotions/offer'
import * as bounds from './detail/bounds.ts'
import { readFilter, withinOf } from './filter.ts'
import { offerTopics as shownTopics } from './topics.ts'

const offer = (from: string, until: string) =>
  ({ topic: 'slots', status: 'open', from, until }) as const
const span = { start: new Date('2026-11-15T00:00:00Z'), end: new Date('2026-11-22T00:00:00Z') }
const none = { topic: '', status: '', period: 'next7' } as const

test.each([
  ['2026-11-01T00:00:00Z', '2026-11-15T00:00:00Z', 0],
  ['2026-11-01T00:00:00Z', '2026-11-15T00:00:01Z', 1],
  ['2026-11-21T23:59:59Z', '2026-12-01T00:00:00Z', 1],
  ['2026-11-22T00:00:00Z', '2026-12-01T00:00:00Z', 0],
])('an offer from %s until %s is of the days %i times', (from, until, times) => {
  expect(withinOf([offer(from, until)], none, span)).toHaveLength(times)
})

test('an address with words that nobody knows asks for nothing', () => {
  expect(readFilter({ topic: 'x', status: 'open; drop', when: '__proto__' })).toEqual({
    topic: '',
    status: '',
    period: '',
  })
})

test('pages know the bounds and the topics of the contract', () => {
  expect(bounds).toMatchObject({ longestComment, mostApplicationPictures })
  expect([...shownTopics].sort()).toEqual([...offerTopics].sort())
})
