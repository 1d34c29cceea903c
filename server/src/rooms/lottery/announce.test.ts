import { expect, it } from 'vitest'
import type { SocketEvent } from '@baize/contract/events'
import { createAnnouncer } from './announce.ts'
import type { Issue } from './issues/issue.ts'

const issue = {
  id: 'iss_1',
  lottery: 'always-five-1-minute',
  number: '20261118-0007',
  state: 'drawn',
  draw: '1 0 4 7 8',
  revision: 1,
} as unknown as Issue

it('[LO34] everybody hears of draws, one lottery or all; each buyer once what the own tickets came to', () => {
  const heard: (readonly [topic: string, event: SocketEvent])[] = []
  const announce = createAnnouncer((topic, event) => void heard.push([topic, event]))
  announce.told(issue)
  announce.told({ ...issue, state: 'void', draw: '' })
  expect(heard.map(([topic]) => topic)).toEqual([
    'lottery:always-five-1-minute',
    'lottery:all',
    'lottery:always-five-1-minute',
    'lottery:all',
  ])
  expect(heard.map(([, event]) => event)).toMatchObject([
    { state: 'drawn', draw: ['1', '0', '4', '7', '8'] },
    {},
    { state: 'void', draw: [] },
    {},
  ])
  heard.length = 0
  const ticket = (member: `mem_${string}`, payout: bigint) =>
    ({ member, payout, currency: 'PHP' }) as const
  announce.settled(issue, [ticket('mem_a', 5n), ticket('mem_b', 0n), ticket('mem_a', 7n)])
  expect(heard).toMatchObject([
    ['member:mem_a', { kind: 'lottery.settled', tickets: 2, payout: '12' }],
    ['member:mem_b', { tickets: 1, payout: '0' }],
  ])
})
