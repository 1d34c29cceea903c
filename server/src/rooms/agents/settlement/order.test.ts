import { describe, expect, it } from 'vitest'
import { byLevel, inOrderOfPaying, sideBySide } from './order.ts'
import type { OpenDue } from './store.ts'

const due = (payer: string, payee: string, hour = 0) =>
  ({
    payer: payer === 'house' ? payer : `mem_${payer}`,
    payee: `mem_${payee}`,
    kind: 'daily',
    currency: 'PHP',
    since: new Date(Date.UTC(2026, 10, 19, hour)),
  }) as OpenDue
const depths = new Map([
  ['mem_top', 0],
  ['mem_a', 1],
  ['mem_b', 1],
  ['mem_low', 2],
])
const depthsOf = async () => depths
const words = (dues: readonly OpenDue[]) =>
  dues.map(({ payer, payee }) => `${payer} ${payee}`.replaceAll('mem_', ''))

describe('the order of paying', () => {
  it('[AG40] [AG43] goes from the house down, level by level, and of one payer the oldest first', async () => {
    const open = [
      due('low', 'x'),
      due('b', 'low', 2),
      due('a', 'y', 5),
      due('house', 'top'),
      due('b', 'z', 1),
      due('top', 'a'),
    ]
    const levels = await byLevel(open, depthsOf)
    expect(levels.map(words)).toEqual([
      ['house top'],
      ['top a'],
      ['a y', 'b z', 'b low'],
      ['low x'],
    ])
    expect(await inOrderOfPaying(open, depthsOf)).toEqual(levels.flat())
  })

  it('[AG267] all that one payer owes stays together, however much it is; what the house pays is cut anywhere', () => {
    const level = ['a', 'a', 'b', 'c', 'c', 'c', 'c', 'd'].map((payer, at) => due(payer, `${at}`))
    expect(sideBySide(level, 3).map(words)).toEqual([
      ['a 0', 'a 1', 'b 2'],
      ['c 3', 'c 4', 'c 5', 'c 6'],
      ['d 7'],
    ])
    const house = ['0', '1', '2', '3', '4'].map((payee) => due('house', payee))
    expect(sideBySide(house, 2).map(({ length }) => length)).toEqual([2, 2, 1])
    expect(sideBySide([], 2)).toEqual([])
  })
})
