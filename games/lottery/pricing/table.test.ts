import { describe, expect, it } from 'vitest'
import {
  fraction,
  none,
  over,
  plus,
  ratio,
  showFraction,
  times,
  type Fraction,
} from '../fraction.ts'
import { findPlay, plays } from '../lottery.ts'
import type { Play } from '../play.ts'
import { prove } from '../proof/prove.ts'
import { asItIs } from './groups.ts'
import { defaultBand, defaultTable } from './default-tables.ts'
import { hasSharedTiers, returnsOf } from './returns.ts'
import { checkLimits, checkTable, prizeModes, returnsAt, tiersAt } from './table.ts'
import type { PlayTable, PlayTerms } from './table.ts'

const needed = (id: string): Play => {
  const play = findPlay(id)
  if (play === undefined) throw new Error(id)
  return play
}
const day = '2026-06-01'

const meanOf = (list: readonly Fraction[]) => over(list.reduce(plus, none), ratio(list.length, 1))

/** A play that is paid by other prizes. */
const paidBy = (play: Play, prizes: Readonly<Record<string, Fraction>>): Play => ({
  ...play,
  read(text, on) {
    const read = play.read(text, on)
    if (!read.ok) return read
    const tiers = Object.entries(read.value.tiers).map(([tier, { chance, prize }]) => [
      tier,
      { chance, prize: prizes[tier] ?? prize },
    ])
    return { ok: true, value: { ...read.value, tiers: Object.fromEntries(tiers) } }
  },
})

describe('[G45] what a play returns at other prizes', () => {
  it.each([
    ['ssc-front3-direct', '1|2|3', 'win'],
    ['ssc-five-ladder', '=12345', 'all bets'],
    ['ssc-dragon-tiger-refund', '1v5:dragon', 'win'],
    ['11x5-ball-sides', '1:big', 'win'],
    ['lf3-guess-one', '1', 'all'],
    ['pk10-top2-ladder', '01|02', 'all'],
    ['pk10-top2-sum-sides-eleven-refund', 'big', 'win'],
    ['lhc-special-size', 'big', 'win'],
    ['lhc-regular-zodiac', 'rat', 'plain'],
    ['lhc-regular-zodiac', 'horse', 'year'],
    ['lhc-three-hit-two', '01 02 03', 'all'],
    ['4d-big', '1234', 'all'],
  ])('of %s on %s is what the whole space says', (id, text, of) => {
    const play = needed(id)
    // Another factor for each tier, so that none stands for another.
    const prizes = Object.fromEntries(
      Object.entries(play.tiers).map(([tier, { prize }], index) => [
        tier,
        times(prize, ratio(90 + 3 * index, 100)),
      ]),
    )
    const proven = prove(paidBy(play, prizes), text, day).returned
    const told = returnsOf(play, prizes, ratio(1, 1))
    // Each of several bets of a ticket, on a tier of its own, or just one.
    const returned = of === 'all bets' ? meanOf(Object.values(told)) : told[of]
    expect(returned && showFraction(returned)).toBe(showFraction(proven))
  })

  it('is all of the stake at its own prizes, for each of them', () => {
    for (const play of plays.filter((each) => !each.isPricedByTicket)) {
      const prizes = Object.fromEntries(
        Object.entries(play.tiers).map(([tier, { prize }]) => [tier, prize]),
      )
      const returns = Object.values(returnsOf(play, prizes, ratio(1, 1))).map(showFraction)
      expect([play.id, ...new Set(returns)]).toEqual([play.id, '1'])
    }
    expect(plays.filter(hasSharedTiers)).toHaveLength(27)
  })
})

const change = (table: PlayTable, id: string, terms: Partial<PlayTerms>): PlayTable => {
  const own = table.plays[id]
  if (own === undefined) throw new Error(id)
  return { ...table, plays: { ...table.plays, [id]: { ...own, ...terms } } }
}

describe('[G46] a table of plays', () => {
  const lott = defaultTable('LOTT')
  const faultsOf = (table: PlayTable) =>
    checkTable(table, defaultBand).map(({ field, fault }) => `${field} ${fault}`)

  it.each(prizeModes)(
    'of %s is in the band as it comes, and every play is in one of them',
    (mode) => {
      expect(checkTable(defaultTable(mode), defaultBand)).toEqual([])
      const sold = new Set(prizeModes.flatMap((each) => Object.keys(defaultTable(each).plays)))
      expect(sold.size).toBe(plays.length)
    },
  )

  it.each([
    ['ssc-front3-direct', { prizes: { win: '1020' } }, 'prizes.win return_outside_band'],
    ['ssc-front3-direct', { prizes: { win: '800' } }, 'prizes.win return_outside_band'],
    ['ssc-front3-direct', { back: '1.02' }, 'back return_outside_band'],
    ['ssc-front3-direct', { ways: 2 }, 'back return_outside_band'],
    ['ssc-front3-direct', { ways: 0 }, 'ways ways_invalid'],
    ['ssc-front3-direct', { factor: '0' }, 'factor factor_invalid'],
    ['ssc-front3-direct', { factor: '1/0' }, 'factor factor_invalid'],
    ['ssc-front3-direct', { prizes: { won: '950' } }, 'prizes.won prize_invalid'],
    ['ssc-front3-direct', { prizes: { win: '-1' } }, 'prizes.win prize_invalid'],
    ['ssc-front3-direct', { back: 'all' }, 'back back_invalid'],
    ['pk10-top2-ladder', { prizes: { hit1: '6' } }, 'prizes return_outside_band'],
    ['lhc-parlay3', { prizes: { win: '8' } }, 'prizes.win prize_of_combination'],
    ['lhc-parlay3', { back: '1' }, 'back return_outside_band'],
  ] as const)('with %s %j is refused with the field', (id, terms, fault) => {
    expect(faultsOf(change(lott, id, terms))).toEqual([`plays.${id}.${fault}`])
  })

  it('tells what would come back', () => {
    const table = change(lott, 'lhc-special-size', { prizes: { win: '2.05' } })
    const [found] = checkTable(table, defaultBand)
    // Forty-eight of forty-nine are played, one half each; the last goes back.
    expect(found?.returned).toEqual(fraction('251/245'))
  })

  it('with plays, groups or limits that are none is refused', () => {
    const [terms] = Object.values(lott.plays)
    if (terms === undefined) throw new Error('No plays')
    expect(faultsOf({ ...lott, plays: { 'ssc-none': terms } })).toEqual([
      'plays.ssc-none play_unknown',
    ])
    const groups = { ...lott.groups, most: 2_002 }
    expect(faultsOf({ ...lott, groups })).toEqual(['groups.most groups_invalid'])
    const limits = { ...terms.limits, mostBets: 0 }
    expect(faultsOf(change(lott, 'ssc-five-direct', { limits }))).toEqual([
      'plays.ssc-five-direct.limits.mostBets limit_invalid',
    ])
  })

  it('may sell a bet for several stakes: what a pair pays in one shop, held against its ways', () => {
    const play = needed('vns-da')
    const terms = defaultTable('SEA').plays[play.id]
    if (terms === undefined) throw new Error('No terms')
    const returned = (ways: number) =>
      returnsAt(play, { ...terms, ways, prizes: { win: '750' } }, asItIs)['win'] ?? ratio(0, 1)
    // 750 for a stake that is taken for each of eighteen ways gives back more than all, and for thirty-six half of that.
    expect(Number((returned(18).above * 100n) / returned(18).below)).toBe(109)
    expect(times(returned(36), ratio(2, 1))).toEqual(returned(18))
  })

  it('[G47] never pays a combination more than is declared: each returns the same', () => {
    const play = needed('lhc-parlay3')
    const terms = lott.plays['lhc-parlay3']
    if (terms === undefined) throw new Error('No terms')
    expect(returnsAt(play, terms, asItIs)).toEqual({ all: fraction('0.98') })
    for (const text of ['1:big 2:small 3:big', '1:big 2:big 3:big', '1:red 2:odd 3:sum-even']) {
      const ticket = play.read(text, day)
      if (!ticket.ok) throw new Error(ticket.code)
      const tiers = tiersAt(play, ticket.value.tiers, terms, asItIs)
      const prizes = Object.fromEntries(
        Object.entries(tiers).map(([tier, { prize }]) => [tier, prize]),
      )
      expect(prove(paidBy(play, prizes), text, day).returned).toEqual(fraction('0.98'))
    }
  })

  it('[G48] refuses what is too much, and never cuts a prize', () => {
    const terms = lott.plays['ssc-five-direct']
    if (terms === undefined) throw new Error('No terms')
    const limits = {
      ...terms.limits,
      mostBets: 10,
      leastStake: '5',
      mostStake: '100',
      mostPrize: '9000',
    }
    const sold = (bets: number, ofBet: number, highest: number) =>
      checkLimits(
        { ...terms, limits },
        { bets, ofBet: fraction(ofBet), highest: fraction(highest) },
      )
    expect(sold(10, 100, 9_000)).toMatchObject({ ok: true })
    expect(sold(11, 100, 9_000)).toMatchObject({ code: 'too_many_bets' })
    expect(sold(10, 4, 9_000)).toMatchObject({ code: 'stake_below_limit' })
    expect(sold(10, 101, 9_000)).toMatchObject({ code: 'stake_above_limit' })
    expect(sold(10, 100, 9_001)).toMatchObject({ code: 'prize_above_limit' })
  })
})
