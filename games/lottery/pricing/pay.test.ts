import { describe, expect, it } from 'vitest'
import { chanceFrom, type Chance } from '@baize/kernel/chance'
import { commitmentOf } from '@baize/kernel/fair'
import { fraction, isEqual, plus, ratio, times, type Fraction } from '../fraction.ts'
import { findPlay } from '../lottery.ts'
import { chooseGroup, groupsFor, prizesAt } from './groups.ts'
import { belowLarge, chanceOfTicket, payPart, payTicket, shareOf } from './pay.ts'
import { largestSum, stakeOfSum, stakeOfUnits } from './stake.ts'

const one = (stake: ReturnType<typeof stakeOfUnits>) => {
  if (!stake.ok) throw new Error(stake.code)
  return stake.value
}
const needed = (id: string) => {
  const play = findPlay(id)
  if (play === undefined) throw new Error(id)
  return play
}

/** Chance that draws this whole number below any bound. */
const drawing = (number: bigint): Chance => {
  const words = number < 2n ** 32n ? [number] : [number >> 32n, number % 2n ** 32n]
  return { below: () => Number(words.shift()) }
}

/** What is paid in the mean, over every number that could be drawn for what is left. */
function meanOf(share: Fraction): Fraction {
  let sum = 0n
  for (let drawn = 0n; drawn < share.below; drawn += 1n) sum += payPart(drawing(drawn), share)
  return ratio(sum, share.below)
}

describe('[G42] what a ticket costs', () => {
  it('is bets times unit times multiple, in whole smallest units', () => {
    const asked = { bets: 12, unit: '0.1', multiple: 5, decimals: 2 }
    expect(one(stakeOfUnits(asked))).toEqual({ ofBet: fraction(50), total: 600n })
    // A thousandth of a peso is a tenth of a centavo: ten bets of it are one.
    const small = { ...asked, unit: '0.001', multiple: 1 }
    expect(one(stakeOfUnits({ ...small, bets: 10 }))).toEqual({
      ofBet: fraction('1/10'),
      total: 1n,
    })
    const cost = { ways: 18, factor: fraction('1/2') }
    expect(one(stakeOfSum(2, 100n, cost))).toEqual({ ofBet: fraction(900), total: 1_800n })
  })

  it.each([
    [{ multiple: 1 }, 'multiple 5'],
    [{ multiple: 7 }, 'multiple 5'],
    [{ multiple: 8 }, 'multiple 10'],
    [{ multiple: 3, decimals: 0 }, 'multiple 250'],
    [{ multiple: 3, decimals: 0, mostMultiple: 100 }, 'unit 1'],
    [{ multiple: 3, mostMultiple: 4 }, 'unit 0.01'],
    [{ multiple: 8, mostMultiple: 9 }, 'multiple 5'],
    [{ multiple: 3, cost: { ways: 1, factor: fraction('1/7') }, mostMultiple: 3 }, 'none 3'],
  ])('that comes to parts with %o is refused with what is sold: %s', (change, advised) => {
    const asked = { bets: 12, unit: '0.001', decimals: 2, ...change }
    const refused = stakeOfUnits(asked)
    if (refused.ok || refused.code !== 'stake_parts') throw new Error('It is sold.')
    const { by, multiple, unit } = refused.params as Record<string, string>
    expect(`${by} ${by === 'unit' ? unit : multiple}`).toBe(advised)
    const taken = { ...asked, unit: `${unit}`, multiple: Number(multiple) }
    expect(stakeOfUnits(taken).ok).toBe(by !== 'none')
  })

  it('that comes to parts is not refused with a stake at which the play is not sold', () => {
    const asked = { bets: 12, unit: '0.001', multiple: 8, decimals: 2 }
    const upTo = (most: bigint) => (stake: { total: bigint }) => stake.total <= most
    const adviceOf = (most: bigint) => {
      const refused = stakeOfUnits({ ...asked, sells: upTo(most) })
      return refused.ok ? refused.value : refused.params
    }
    expect(adviceOf(12n)).toMatchObject({ by: 'multiple', multiple: '10' })
    expect(adviceOf(11n)).toMatchObject({ by: 'multiple', multiple: '5' })
    expect(adviceOf(5n)).toMatchObject({ by: 'none' })
    const cost = { ways: 3, factor: fraction('1/4') }
    expect(stakeOfSum(2, 3n, cost)).toMatchObject({ code: 'stake_parts_sum', params: { sum: '4' } })
    expect(stakeOfSum(2, 4n, cost)).toMatchObject({ ok: true })
    const few = stakeOfSum(2, 3n, cost, upTo(5n))
    expect(few).toMatchObject({ code: 'stake_parts_sum', params: { sum: '2' } })
    expect(stakeOfSum(2, 3n, cost, upTo(2n))).toMatchObject({ params: { by: 'none' } })
  })

  it.each([
    [{ unit: '0.5' }, 'unit_unknown'],
    [{ multiple: 0 }, 'multiple_invalid'],
    [{ multiple: 1.5 }, 'multiple_invalid'],
    [{ multiple: 100_000 }, 'multiple_invalid'],
    [{ multiple: 2 ** 60 }, 'multiple_invalid'],
    [{ bets: 2 ** 53 }, 'stake_too_large'],
    [{ bets: 9_007_199_254_740_991, multiple: 99_999, decimals: 6 }, 'stake_too_large'],
  ])('is refused with %j', (change, code) => {
    const asked = { bets: 1, unit: '1', multiple: 1, decimals: 2, ...change }
    expect(stakeOfUnits(asked)).toMatchObject({ ok: false, code })
  })

  it('is refused where the sum does not fit, and where it is nothing', () => {
    expect(stakeOfSum(1, largestSum)).toMatchObject({ ok: true })
    expect(stakeOfSum(2, largestSum)).toMatchObject({ code: 'stake_too_large' })
    expect(stakeOfSum(1, 0n)).toMatchObject({ code: 'stake_invalid' })
  })
})

describe('[G43] a prize group', () => {
  const groups = { least: 1_800, most: 1_960, step: 2 }

  it('gives as a rebate what it does not give as a prize, whichever is chosen', () => {
    const tiers = needed('ssc-front3-direct').tiers
    for (const chosen of groupsFor(groups, 1_950)) {
      const group = chooseGroup(groups, 1_950, chosen)
      if (!group.ok) throw new Error(group.code)
      const { win } = prizesAt(tiers, group.value.group)
      if (win === undefined) throw new Error('No prize')
      expect(isEqual(times(win.prize, fraction(2)), fraction(chosen))).toBe(true)
      expect(plus(times(win.chance, win.prize), group.value.rebate)).toEqual(ratio(1_950, 2_000))
    }
    expect(groupsFor(groups, 1_950)).toHaveLength(76)
  })

  it('is refused above the own, below the least and between the steps', () => {
    const chosen = (group: number) => chooseGroup(groups, 1_950, group)
    expect(chosen(1_952)).toMatchObject({ code: 'group_above_own' })
    expect(chosen(1_798)).toMatchObject({ code: 'group_unknown' })
    expect(chosen(1_949)).toMatchObject({ code: 'group_unknown' })
    expect(chooseGroup(groups, 1_990, 1_962)).toMatchObject({ code: 'group_above_own' })
  })
})

describe('[G44] what a ticket is paid', () => {
  const judged = { hits: { win: 1 }, refunds: 2 }
  const win = { chance: fraction('1/3'), prize: fraction('1000/3') }

  it('is exact in the mean at every unit and every group, over all that can be drawn for parts of a unit', () => {
    let looked = 0
    for (const unit of ['1', '0.1', '0.01', '0.001']) {
      for (const group of [1_800, 1_857, 1_960]) {
        const stake = one(stakeOfUnits({ bets: 10, unit, multiple: 1, decimals: 2 }))
        const tiers = prizesAt({ win }, group)
        const rebate = ratio(1_960 - group, 2_000)
        const share = shareOf({ stake, judged, tiers, rebate })
        for (const part of Object.values(share)) {
          expect(meanOf(part)).toEqual(part)
          looked += 1
        }
        // Three hundred and thirty-three and a third, at the group, for a bet.
        expect(share.won).toEqual(times(times(win.prize, stake.ofBet), ratio(group, 2_000)))
      }
    }
    expect(looked).toBe(36)
  })

  it('is drawn for what was won, for what goes back and for the rebate, and only where something is left', () => {
    const stake = { ofBet: fraction('1/2'), total: 5n }
    const words = [0, 1, 4]
    const asked: number[] = []
    const chance = {
      below(bound: number) {
        asked.push(bound)
        return words[asked.length - 1] ?? 0
      },
    }
    const tiers = { win: { chance: win.chance, prize: fraction(3) } }
    const played = {
      stake,
      judged: { hits: { win: 1 }, refunds: 3 },
      tiers,
      rebate: fraction('1/5'),
    }
    // 3/2, 3/2 and 7/10.
    expect(payTicket(played, chance)).toEqual({ won: 2n, refunded: 1n, rebate: 1n })
    expect(asked).toHaveLength(3)
    const whole = { ...played, stake: { ofBet: fraction(10), total: 100n } }
    expect(payTicket(whole, chance)).toEqual({ won: 30n, refunded: 30n, rebate: 14n })
    expect(asked).toHaveLength(3)
  })

  it('is drawn below bounds of any size, without favouring a number', () => {
    const words = (...list: number[]) => chanceFrom(() => list.shift() ?? 0)
    const bound = 3n * 2n ** 61n
    // Two words reach to 2^64; what lies from 6 * 2^61 on is thrown away.
    const last = 2 ** 32 - 1
    expect(belowLarge(words(last, last, 0, 7), bound)).toBe(7n)
    expect(belowLarge(words(0xbfff_ffff, last), bound)).toBe(bound - 1n)
    expect(belowLarge(words(0xc000_0000, 0), 2n ** 64n)).toBe(0xc000_0000n * 2n ** 32n)
    expect(belowLarge(words(12), 10n)).toBe(2n)
  })

  it('depends on the ticket, and on nothing that is known when it is placed', () => {
    const of = (ticket: string, value: string) =>
      chanceOfTicket({ link: commitmentOf('0'.repeat(64)), salt: 's', value }, ticket).below(1e9)
    expect(of('tkt_1', 'aa')).toBe(of('tkt_1', 'aa'))
    expect(new Set([of('tkt_1', 'aa'), of('tkt_2', 'aa'), of('tkt_1', 'ab')]).size).toBe(3)
  })
})
