import { addDays, type Day } from '@baize/kernel/time'
import { describe, expect, it } from 'vitest'
import { groupDays, isByMonth, type ProfitDay } from './group-days.ts'

const dayOf = (day: Day, net: string): ProfitDay => ({
  day,
  bets: 1,
  net,
  stake: '10',
  validBet: '9',
  payout: '3',
  deposits: '2',
  withdrawals: '1',
})
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => dayOf(addDays('2026-01-30', at), String(at - 1)))

describe('the bars of a period', () => {
  it('are its days while they can be told apart', () => {
    expect(groupDays(days(62))).toEqual(days(62))
    expect([isByMonth(days(62)), isByMonth(days(63))]).toEqual([false, true])
  })

  it('are its months when they cannot, and add up to the same', () => {
    const months = groupDays(days(366))
    expect(months.map(({ day, bets }) => [day.slice(0, 7), bets])).toEqual([
      ['2026-01', 2],
      ['2026-02', 28],
      ['2026-03', 31],
      ['2026-04', 30],
      ['2026-05', 31],
      ['2026-06', 30],
      ['2026-07', 31],
      ['2026-08', 31],
      ['2026-09', 30],
      ['2026-10', 31],
      ['2026-11', 30],
      ['2026-12', 31],
      ['2027-01', 30],
    ])
    const total = months.reduce((sum, { net }) => sum + BigInt(net), 0n)
    expect(total).toBe(days(366).reduce((sum, { net }) => sum + BigInt(net), 0n))
    expect(months[0]).toMatchObject({ net: '-1', stake: '20', deposits: '4', withdrawals: '2' })
  })
})
