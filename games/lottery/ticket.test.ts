import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { findPlay } from './lottery.ts'

const read = (play: string, text: string, day = '2026-11-18') => {
  const found = findPlay(play)?.read(text, day)
  if (found === undefined) return 'no play'
  if (found.ok) return found.value.bets
  return [found.code, ...Object.values(found.params ?? {}).map(String)].join(' ')
}

describe('a ticket', () => {
  it.each([
    ['ssc-front3-direct', '1 2|0 3|4 5 6', 12],
    ['ssc-front3-direct', '=123;007', 2],
    ['ssc-front3-direct', '=123\n007', 2],
    ['ssc-five-group60', '1 2|1 3 4 5', 5],
    ['ssc-any2-direct', '1 2|3|-|4 5|-', 8],
    ['ssc-any2-direct', '@1,3,5: =12;34', 6],
    ['ssc-any2-direct', '@1,3,5:=12; 34', 6],
    ['ssc-five-group60', '1 2 | 1 3 4 5', 5],
    ['11x5-any3-dantuo', '01#02 03 04', 3],
    ['11x5-any3-dantuo', '01 # 02 03 04', 3],
    ['11x5-front2-direct', '01 02|01 02', 2],
    ['lhc-parlay3', '1:big 3:odd 6:red', 1],
    ['vnn-lo2-reversed', '12 33', 81],
    ['4d-roll', 'R234', 10],
  ])('[G36] of %s, %j, is so many bets', (play, text, bets) => {
    expect(read(play, text)).toBe(bets)
  })

  it.each([
    ['ssc-front3-direct', '1 1|0|4', 'ticket_twice 1 1'],
    ['ssc-front3-direct', '1|2', 'ticket_rows 3'],
    ['ssc-front3-direct', '1|2|', 'ticket_too_few 3 1'],
    ['ssc-front3-direct', '1|2|x', 'ticket_symbol 3 x'],
    ['ssc-front3-direct', '1,2|0|4', 'ticket_symbol 1 1,2'],
    ['ssc-front3-direct', '=123;12', 'ticket_line_length 2 3'],
    ['ssc-front3-direct', '=123;456;123', 'ticket_line_twice 3 123'],
    ['ssc-front3-direct', '=123;１２３', 'ticket_symbol 2 １'],
    ['ssc-front3-direct', '@1,2,3: =123', 'ticket_places 1,2,3'],
    ['ssc-front3-group6', '=123;321', 'ticket_line_twice 2 321'],
    ['ssc-front3-group6', '=112', 'ticket_line_kind 1 112'],
    ['ssc-front3-group-mixed', '1 2 3', 'ticket_form 1'],
    ['ssc-any2-group', '@1,6: 1 2', 'ticket_places 6'],
    ['ssc-any2-group', '1 2', 'ticket_no_bets'],
    ['11x5-any3-dantuo', '01 # 01 02 03', 'ticket_dan_in_tuo 01'],
    ['11x5-any3-dantuo', '01 02 03 # 04', 'ticket_too_many 1 2'],
    ['11x5-front2-direct', '01|01', 'ticket_no_bets'],
    ['lhc-parlay2', '1:big 1:odd', 'ticket_no_bets'],
    ['lhc-special-zodiac', 'cat', 'ticket_symbol 1 cat'],
    ['k3-pair-single', '11|1', 'ticket_no_bets'],
    ['vnn-lo3', '12', 'ticket_symbol 1 12'],
    ['4d-big-ibox24', '1123', 'ticket_line_kind 1 1123'],
    ['ssc-position', '-|-|-|-|-', 'ticket_too_few 1 1'],
    ['ssc-position', '', 'ticket_empty'],
    ['ssc-position', ' \t', 'ticket_empty'],
    ['ssc-any2-direct', '= 12', 'ticket_sign 1 1  '],
    ['ssc-front2-direct', '=12 ', 'ticket_sign 1 3  '],
    ['ssc-front2-direct', ' =12', 'ticket_sign 1 1  '],
    ['ssc-front2-direct', '=12;  34', 'ticket_sign 2 1  '],
    ['ssc-front2-direct', '=12;34\t', 'ticket_sign 2 3 \t'],
    ['ssc-front2-direct', '=12;;34', 'ticket_line_length 2 2'],
    ['ssc-front2-direct', '=;12', 'ticket_line_length 1 2'],
    ['ssc-front2-direct', '=12;', 'ticket_line_length 2 2'],
    ['ssc-front2-direct', '==12', 'ticket_symbol 1 ='],
    ['ssc-front2-direct', '=+12', 'ticket_symbol 1 +'],
    ['ssc-any2-direct', '@1,2:  =12', 'ticket_sign 1 1  '],
    ['ssc-any2-direct', '@1,2: = 12', 'ticket_sign 1 1  '],
    ['ssc-any2-direct', '@2,1: =12', 'ticket_places 2,1'],
    ['11x5-front2-direct', '=01  02', 'ticket_sign 1 4  '],
    ['11x5-any3-dantuo', '01 # 02 03  04', 'ticket_sign 2 7  '],
    ['11x5-any3-dantuo', '01  # 02 03', 'ticket_sign 1 3  '],
    ['ssc-front3-direct', '1|2| 3 ', 'ticket_sign 3 2  '],
    ['ssc-front3-direct', '1||3', 'ticket_too_few 2 1'],
    ['vnn-lo2', '03\u300007', 'ticket_sign 1 3 \u3000'],
  ])('[G36] of %s, %j, is refused with its place: %s', (play, text, said) => {
    expect(read(play, text)).toBe(said)
  })

  it('[G36] that was sold with what none is sold with any more is still read', () => {
    for (const [id, text] of [
      ['ssc-any2-direct', '@2,1: = 12;34 '],
      ['vnn-lo2', ' 03 07\n'],
    ] as const) {
      const play = findPlay(id)
      expect([play?.read(text).ok, play?.readSold(text).ok]).toEqual([false, true])
    }
  })

  it('[G36] of ten thousand lines is read, and one more is not', () => {
    const lines = (count: number) =>
      `=${Array.from({ length: count }, (_, index) => String(index).padStart(5, '0')).join(';')}`
    expect(read('ssc-five-direct', lines(10_000))).toBe(10_000)
    expect(read('ssc-five-direct', lines(10_001))).toBe('ticket_too_many_lines 10000')
    expect(read('ssc-five-direct', `=${'1'.repeat(400_000)}`)).toBe('ticket_too_long 400000')
  })

  it('[G37] of animals is refused on a day of which nobody knows what they hold', () => {
    expect(read('lhc-special-zodiac', 'horse', '2031-01-23')).toBe('day_unknown 2031-01-23')
    expect(read('lhc-special-zodiac', 'horse', '2026-02-30')).toBe('day_unknown 2026-02-30')
    expect(read('lhc-special-number', '01', '2031-01-23')).toBe(1)
  })
})

describe('a ticket and a draw', () => {
  const payout = (...asked: Parameters<typeof judge>) => {
    const judged = judge(...asked)
    return judged.ok
      ? Number(judged.value.payout.above) / Number(judged.value.payout.below)
      : judged
  }

  it('[G37] go by the animals of the day of the draw', () => {
    const draw = '02 03 04 05 06 07 + 01'
    expect(payout('lhc-special-zodiac', 'snake', draw, '2026-02-16')).toBe(9.8)
    expect(payout('lhc-special-zodiac', 'snake', draw, '2026-02-17')).toBe(0)
    expect(payout('lhc-special-zodiac', 'horse', draw, '2026-02-17')).toBe(9.8)
  })

  it('[G38] pay a parlay by its own combination: none returns more than another', () => {
    // By the product of single legs two on different sides would return 1.0204, and two on one 0.9796.
    const draw = '30 02 03 04 05 06 + 01'
    expect(payout('lhc-parlay2', '1:big 2:small', draw)).toBeCloseTo(4 / (1 / 0.98), 6)
    expect(payout('lhc-parlay2', '1:big 3:big', draw)).toBe(0)
  })

  it.each([
    ['ssc-position', '12345 ', 'ok'],
    ['ssc-position', '1 2 3 4 5', 'ok'],
    ['ssc-position', '1234', 'draw_length'],
    ['ssc-position', '1234x', 'draw_symbol'],
    ['lhc-special-number', '01 02 03 04 05 06 06', 'draw_twice'],
    ['lao-3-top', '1234', 'ok'],
    ['lao-3-top', '123', 'draw_symbol'],
  ])('[G36] of %s are read: %j is %s', (play, draw, said) => {
    const ticket = { ssc: '5|-|-|-|-', lhc: '01', lao: '123' }[play.split('-')[0] ?? ''] ?? ''
    const judged = judge(play, ticket, draw)
    expect(judged.ok ? 'ok' : judged.code).toBe(said)
  })
})
