import { describe, expect, it } from 'vitest'
import { report } from './report.ts'

const said = (...words: string[]) => {
  const { text, code } = report(words, new Date('2026-11-18T00:00:00Z'))
  return [code, JSON.parse(text) as unknown]
}

describe('a ticket held against a draw', () => {
  it('[G36] is told with its bets, hits and payout', () => {
    expect(said('ssc-front3-group6', '1 2 3 4', '31278')).toEqual([
      0,
      {
        play: 'ssc-front3-group6',
        bets: 4,
        hits: { win: 1 },
        refund: 0,
        payout: 500 / 3,
        payoutExact: '500/3',
      },
    ])
    expect(said('lhc-special-size', 'big', '01 02 03 04 05 06 + 49')[1]).toMatchObject({
      hits: {},
      refund: 1,
      payout: 1,
    })
  })

  it('[G36] is refused with its place', () => {
    expect(said('ssc-front3-direct', '=123;12', '31278')).toEqual([
      1,
      {
        play: 'ssc-front3-direct',
        refused: 'ticket_line_length',
        at: { line: 2, length: 3 },
      },
    ])
    expect(said('ssc-nothing', '1', '31278')[0]).toBe(1)
    expect(said('lhc-special-zodiac', 'rat', '1', 'tomorrow')[1]).toMatchObject({
      refused: 'date_invalid',
    })
  })

  it('asks for what is missing', () => {
    expect(report(['ssc-position']).code).toBe(2)
  })
})
