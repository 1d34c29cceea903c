import { describe, expect, it } from 'vitest'
import { findPlay } from '../lottery.ts'
import type { Play } from '../play.ts'
import { mostHitsOf, numbersOfText, stakeThatFits, worstOf } from './worst.ts'
import { stakeOfSum } from './stake.ts'

const needed = (id: string): Play => {
  const play = findPlay(id)
  if (play === undefined) throw new Error(id)
  return play
}
const worst = (id: string, text: string, sum: bigint) => {
  const play = needed(id)
  const read = play.read(text, '2026-06-01')
  if (!read.ok) throw new Error(read.code)
  const { bets, tiers } = read.value
  const stake = stakeOfSum(bets, sum)
  return stake.ok ? worstOf(play, read.value, tiers, stake.value) : -1n
}

describe('[LO40] what a ticket is paid at the worst', () => {
  it.each([
    ['ssc-five-direct', 1],
    ['ssc-position', 5],
    ['11x5-any2', 10],
    ['vnn-lo2', 27],
    ['ssc-total-sides', 2],
    ['4d-6d', 1],
    ['lhc-parlay2', 1],
  ])('as many bets of %s may win at once as win for who plays everything', (id, hits) => {
    expect(mostHitsOf(needed(id))).toBe(hits)
  })

  it('is its highest prize for each bet that may win at once, rounded up', () => {
    expect(worst('ssc-five-direct', '1 2|3|4|5|6', 1n)).toBe(100_000n)
    expect(worst('ssc-position', '1 2|3|-|-|-', 10n)).toBe(200n)
    expect(worst('ssc-position', '-|-|-|-|0 1 2 3 4 5 6 7 8 9', 10n)).toBe(100n)
    expect(worst('ssc-position', '1 2 3|1 2 3|1 2 3|-|-', 10n)).toBe(300n)
    expect(worst('ssc-front3-unplaced1', '1', 1n)).toBe(4n)
  })

  it('is on the same numbers, whether picked or typed', () => {
    const day = '2026-06-01'
    expect(numbersOfText('ssc-front3-direct', '1 2|3|4', day)).toEqual(['1:1', '1:2', '2:3', '3:4'])
    expect(numbersOfText('ssc-front3-direct', '=134;234', day)).toEqual([
      '1:1',
      '1:2',
      '2:3',
      '3:4',
    ])
    expect(numbersOfText('vnn-lo2', '07 68', day)).toEqual(['07', '68'])
    expect(numbersOfText('ssc-front3-direct', 'x', day)).toEqual([])
    expect(numbersOfText('gone', '1', day)).toEqual([])
  })

  it('says how much of a stake still fits', () => {
    expect(stakeThatFits(300n, 2_880n, 1_040n)).toBe(108n)
    expect(stakeThatFits(300n, 2_880n, -1n)).toBe(0n)
  })
})
