import { checkOffer, type OfferFacts } from '@baize/contract/promotions/check-offer'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import { currencies } from '@baize/kernel/money'
import { describe, expect, it } from 'vitest'
import { someOffer } from '../../../../testing/offer-documents.ts'
import { examplesOf, giftFor } from './amounts.ts'
import { demoOffers } from './demo.ts'
import { offerChanges } from './changes.ts'
import { hindranceOf, periodStart, type Wisher } from './fits.ts'
import { previewOf } from './preview.ts'

const faultsOf = (change: Partial<OfferDocument>, facts?: OfferFacts) =>
  checkOffer(someOffer(change), facts).map(({ field, fault, right }) =>
    right === null ? `${field} ${fault}` : `${field} ${fault} ${right}`,
  )
const { who, gives, asks } = someOffer()

describe('what is wrong with an offer', () => {
  it('[GR30] nothing, when its parts agree', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each<[string, Partial<OfferDocument>, string[]]>([
    ['a language is empty', { line: { ...someOffer().line, JA: ' ' } }, ['line.JA text_missing']],
    [
      'it ends before it begins',
      { from: '2026-12-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' },
      ['until window_invalid'],
    ],
    [
      'it gives nothing',
      { gives: { ...gives, percent: 0, most: {} } },
      ['gives.fixed gives_nothing'],
    ],
    [
      'it gives a part and a fixed sum',
      { gives: { ...gives, fixed: { PHP: '500' } } },
      ['gives.percent gives_twice'],
    ],
    [
      'a part of what without an end',
      { gives: { ...gives, most: {} } },
      ['gives.most most_missing'],
    ],
    ['there is no budget in its currency', { budget: {} }, ['budget.PHP budget_missing']],
    [
      'its budget is less than one gift',
      { budget: { PHP: '499999' } },
      ['budget.PHP budget_below_one 500000'],
    ],
    [
      'the least deposit gives nothing',
      { gives: { ...gives, percent: 10, leastDeposit: { PHP: '999' } } },
      ['gives.leastDeposit.PHP gives_nothing'],
    ],
    [
      '[1.13/50] it asks more than its place allows',
      { profile: 'uk', asks: { ...asks, times: 1_100 } },
      ['asks.times too_many_times 1000'],
    ],
    [
      'cash is tied up for long',
      { mode: 'gate', asks: { ...asks, times: 301 } },
      ['asks.times gate_too_much 300'],
    ],
    ['there is no time to play it', { days: 1 }, ['days too_few_days 3']],
    ['no bet counts', { asks: { ...asks, weights: { RNG: 0 } } }, ['asks.weights nothing_counts']],
    [
      'cash cannot be sticky',
      { mode: 'gate', isSticky: true, asks: { ...asks, times: 100 } },
      ['isSticky sticky_not_allowed'],
    ],
    [
      'the most that becomes cash is below the gift',
      { maxWin: { PHP: '499999' } },
      ['maxWin.PHP max_win_below_gift 500000'],
    ],
    ['no stake is allowed', { maxBet: { PHP: '0' } }, ['maxBet.PHP max_bet_too_low 1']],
    [
      'a gift without a deposit speaks of one',
      { kind: 'claim', who: { ...who, firstDeposit: true } },
      [
        'gives.percent deposit_only',
        'gives.leastDeposit deposit_only',
        'who.firstDeposit deposit_only',
      ],
    ],
  ])('[GR30] %s', (_, change, expected) => {
    expect(faultsOf(change)).toEqual(expected)
  })

  const fixed = { ...gives, percent: 0, fixed: { PHP: '500' }, most: {} }
  it.each<[string, Partial<OfferDocument>, string[]]>([
    [
      'the least deposit would give more than the most',
      { gives: { ...gives, leastDeposit: { PHP: '2500005' } } },
      ['gives.leastDeposit.PHP least_above_most 2500000'],
    ],
    [
      'the least deposit gives the most: that may be',
      { gives: { ...gives, leastDeposit: { PHP: '2500000' } } },
      [],
    ],
    [
      'a fixed sum has a most',
      { gives: { ...fixed, most: { PHP: '500' } } },
      ['gives.most share_only'],
    ],
    [
      'a deposit of nothing is enough',
      { gives: { ...fixed, leastDeposit: { PHP: '0' } } },
      ['gives.leastDeposit.PHP zero_sum'],
    ],
    [
      'sums stand in a currency in which nothing is given',
      {
        gives: { ...gives, leastDeposit: { PHP: '50000', KRW: '5' } },
        budget: { PHP: '1000000', KRW: '9' },
        maxBet: { KRW: '100' },
        maxWin: { JPY: '100' },
      },
      [
        'gives.leastDeposit.KRW other_currency',
        'budget.KRW other_currency',
        'maxBet.KRW other_currency',
        'maxWin.JPY other_currency',
      ],
    ],
    [
      'the first deposit is to give twice',
      { who: { ...who, firstDeposit: true }, perMember: { times: 2, per: 'week' } },
      ['perMember.times first_only 1'],
    ],
    ['nothing can be drawn of its picture', { art: '灯 -' }, ['art art_missing']],
    [
      'only what is in no list of games counts',
      { asks: { ...asks, weights: { HOT: 10_000 } } },
      ['asks.weights nothing_counts'],
    ],
  ])('[GR270] %s', (_, change, expected) => {
    expect(faultsOf(change)).toEqual(expected)
  })

  const bounds = { maxBet: { PHP: '100' }, maxWin: { PHP: '9' }, endsByWithdrawal: true }
  it.each<[string, Partial<OfferDocument>, string[]]>([
    [
      'cash with a lock has bounds of bonus money',
      { ...bounds, mode: 'gate', asks: { ...asks, times: 100 } },
      ['endsByWithdrawal pocket_only', 'maxBet.PHP pocket_only', 'maxWin.PHP pocket_only'],
    ],
    [
      'so has bonus money with which nothing is played',
      { ...bounds, isSticky: true, asks: { ...asks, times: 0 } },
      [
        'isSticky played_only',
        'endsByWithdrawal played_only',
        'maxBet.PHP played_only',
        'maxWin.PHP played_only',
      ],
    ],
    [
      'bonus money that is played may have them',
      { ...bounds, maxWin: { PHP: '500000' }, isSticky: true },
      [],
    ],
  ])('[GR271] %s', (_, change, expected) => {
    expect(faultsOf(change)).toEqual(expected)
  })

  const uk = (weights: OfferDocument['asks']['weights']) =>
    faultsOf({ profile: 'uk', asks: { ...asks, weights } })
  it('[GR272] [1.13/50] bets on two products meet one requirement where that is not allowed', () => {
    expect(uk({ RNG: 10_000, SPORTS: 10_000 })).toEqual(['asks.weights mixed_products'])
    expect(uk({ LOTT: 10_000, LIVE: 100 })).toEqual(['asks.weights mixed_products'])
    expect(faultsOf({ asks: { ...asks, weights: { RNG: 10_000, SPORTS: 10_000 } } })).toEqual([])
  })

  it('[GR272] [1.13/50] one product, and every bet, may meet it there', () => {
    expect(uk({ RNG: 10_000, LIVE: 1_000 })).toEqual([])
    expect(uk({ SPORTS: 10_000, ESPORTS: 10_000, RNG: 0 })).toEqual([])
    expect(uk({})).toEqual([])
  })

  it('[GR273] it ends in the past, or asks for a level that is not there', () => {
    const now = new Date('2026-12-31T00:00:00Z')
    expect(faultsOf({}, { now })).toEqual(['until window_over'])
    expect(faultsOf({}, { now: new Date(now.getTime() - 1) })).toEqual([])
    const above = { who: { ...who, vipFrom: 11 } }
    expect(faultsOf(above, { highestVip: 10 })).toEqual(['who.vipFrom level_unknown 10'])
    expect(faultsOf(above, { highestVip: 11 })).toEqual([])
  })

  it('[GR273] its highest stake is below the lowest of all games that count', () => {
    const leastStakes = { RNG: '20', LIVE: '500', FISH: '5' }
    const bound = (PHP: string, weights: OfferDocument['asks']['weights']) =>
      faultsOf({ maxBet: { PHP }, asks: { ...asks, weights } }, { leastStakes })
    expect(bound('19', { RNG: 10_000, LIVE: 1_000 })).toEqual(['maxBet.PHP max_bet_too_low 20'])
    expect(bound('20', { RNG: 10_000, LIVE: 1_000 })).toEqual([])
    expect(bound('20', { LIVE: 1_000, RNG: 0 })).toEqual(['maxBet.PHP max_bet_too_low 500'])
    expect(bound('5', {})).toEqual([])
    // Of what is in no list nothing is known.
    expect(bound('1', { SPORTS: 10_000 })).toEqual([])
  })
})

describe('the offers of the demo', () => {
  it.each(currencies)('contradict themselves in no currency: %s', (currency) => {
    const offers = demoOffers(currency, new Date('2026-11-01T00:00:00Z'))
    expect(offers.map(({ kind }) => kind)).toEqual(['claim', 'claim', 'apply', 'deposit'])
    expect(offers.flatMap((offer) => checkOffer(offer))).toEqual([])
  })
})

describe('what an offer gives', () => {
  const of = (deposit: bigint, change: Partial<OfferDocument> = {}) => {
    const gift = giftFor(someOffer(change), 'PHP', deposit)
    return gift && [gift.amount, gift.asks / 10_000n]
  }

  it('[GR31] [1.13/3] a part of the deposit, from the least on, up to the most, and what it asks follows from it', () => {
    expect(of(49_999n)).toBeUndefined()
    expect(of(50_000n)).toEqual([10_000n, 80_000n])
    expect(of(2_499_999n)).toEqual([499_999n, 3_999_992n])
    expect(of(2_500_000n)).toEqual([500_000n, 4_000_000n])
    expect(of(9_000_000n)).toEqual([500_000n, 4_000_000n])
    expect(of(50_000n, { asks: { ...asks, base: 'bonus_and_deposit' } })).toEqual([
      10_000n,
      480_000n,
    ])
  })

  it('[GR31] [1.13/4] nothing in a currency that it does not name', () => {
    expect(giftFor(someOffer(), 'JPY', 90_000n)).toBeUndefined()
  })

  it('[GR31] only what it names counts, where it names something', () => {
    const weightsOf = (change: Partial<OfferDocument>) =>
      giftFor(someOffer(change), 'PHP', 50_000n)?.terms.weights
    expect(weightsOf({})).toMatchObject({ default: 0, categories: { RNG: 10_000, LIVE: 1_000 } })
    expect(weightsOf({ asks: { ...asks, weights: {} } })).toMatchObject({ default: 10_000 })
  })

  it('[GR31] shows itself by the least, the middle and where the most begins', () => {
    expect(examplesOf(someOffer(), 'PHP')).toEqual([50_000n, 1_275_000n, 2_500_000n])
    const fixed = { kind: 'claim', gives: { ...gives, percent: 0, fixed: { PHP: '500' } } } as const
    expect(examplesOf(someOffer(fixed), 'PHP')).toEqual([0n])
  })
})

describe('who may have it', () => {
  const wisher: Wisher = {
    currency: 'PHP',
    registeredAt: new Date('2026-11-10T00:00:00Z'),
    vip: 2,
    hasPhone: true,
    isBarred: false,
    hasDeposited: false,
    had: 0,
    hadAlike: 0,
  }
  const at = new Date('2026-11-18T12:00:00Z')
  const asked = { who: { newForDays: 10, vipFrom: 2, needsPhone: true, firstDeposit: true } }

  it.each([
    ['none', {}],
    ['excluded', { isBarred: true }],
    ['other_currency', { currency: 'JPY' }],
    ['had_it', { had: 1 }],
    ['not_new', { registeredAt: new Date('2026-11-08T11:59:59Z') }],
    ['first_deposit_made', { hasDeposited: true }],
    ['vip_level', { vip: 1 }],
    ['needs_phone', { hasPhone: false }],
  ] as const)('[GR32] %s', (expected, change) => {
    expect(hindranceOf(someOffer(asked), { ...wisher, ...change }, at)).toBe(expected)
  })

  it('[GR303] what alike accounts had counts only where the offer says so, together with the own', () => {
    const offer = (perPerson: boolean, times: number) =>
      someOffer({ who: { ...someOffer().who, perPerson }, perMember: { times, per: 'ever' } })
    const alike = (had: number, hadAlike: number) => ({ ...wisher, had, hadAlike })
    expect(hindranceOf(offer(false, 1), alike(0, 1), at)).toBe('none')
    expect(hindranceOf(offer(true, 1), alike(0, 1), at)).toBe('person_had_it')
    expect(hindranceOf(offer(true, 3), alike(1, 1), at)).toBe('none')
    expect(hindranceOf(offer(true, 3), alike(1, 2), at)).toBe('person_had_it')
  })

  it('[GR32] from its first moment on, and not in its last', () => {
    const offer = someOffer()
    const edge = (text: string, ms: number) => new Date(new Date(text).getTime() + ms)
    expect(hindranceOf(offer, wisher, edge(offer.from, -1))).toBe('not_begun')
    expect(hindranceOf(offer, wisher, edge(offer.from, 0))).toBe('none')
    expect(hindranceOf(offer, wisher, edge(offer.until, -1))).toBe('none')
    expect(hindranceOf(offer, wisher, edge(offer.until, 0))).toBe('over')
    expect(hindranceOf(offer, undefined, at)).toBe('sign_in')
  })

  it('[GR32] how often is counted by the days, weeks and months of the brand', () => {
    const since = (per: 'ever' | 'day' | 'week' | 'month') =>
      periodStart({ perMember: { times: 1, per } }, new Date('2026-11-18T17:00:00Z'), 'Asia/Manila')
    expect(since('ever')).toBeNull()
    expect(since('day')?.toISOString()).toBe('2026-11-18T16:00:00.000Z')
    expect(since('week')?.toISOString()).toBe('2026-11-15T16:00:00.000Z')
    expect(since('month')?.toISOString()).toBe('2026-10-31T16:00:00.000Z')
  })

  it('[GR32] [1.13/48] days of 23 and of 25 hours are one day each, wherever the member is', () => {
    const hoursOfDay = (noon: string) => {
      const dayOf = (at: Date) =>
        periodStart({ perMember: { times: 1, per: 'day' } }, at, 'Europe/London')?.getTime() ?? 0
      const begin = dayOf(new Date(noon))
      const next = dayOf(new Date(new Date(noon).getTime() + 86_400_000))
      return [(next - begin) / 3_600_000, dayOf(new Date(next - 1)) === begin]
    }
    expect(hoursOfDay('2026-03-29T12:00:00Z')).toEqual([23, true])
    expect(hoursOfDay('2026-10-25T12:00:00Z')).toEqual([25, true])
    const week = periodStart(
      { perMember: { times: 1, per: 'week' } },
      new Date('2026-10-25T23:59:59Z'),
      'Europe/London',
    )
    expect(week?.toISOString()).toBe('2026-10-18T23:00:00.000Z')
  })
})

describe('what it costs', () => {
  it('[GR33] less the more it asks, and never more than was given where the most is the gift', () => {
    const cost = (times: number) => previewOf(someOffer({ asks: { ...asks, times } }), 'PHP')
    const [easy, hard] = [cost(100), cost(3_000)]
    expect(easy?.met).toBeGreaterThan(9_000)
    expect(easy?.released).toBeGreaterThan(hard?.released ?? 0n)
    expect(hard?.met).toBeLessThan(5_000)
    const bound = previewOf(someOffer({ maxWin: { PHP: '500000' } }), 'PHP')
    expect(bound?.released).toBeLessThanOrEqual(bound?.gives ?? 0n)
    expect(cost(100)).toEqual(easy)
  })
})

describe('what a second person reads before agreeing', () => {
  it('[GR153] is said part by part in the words of the editor, sums with their marks', () => {
    const said = new Map(
      offerChanges(null, someOffer()).map(({ name, after }) => [JSON.stringify(name), after]),
    )
    const of = (name: string) => said.get(JSON.stringify({ text: `offers-desk.${name}` }))
    expect(of('percent')).toBe('20%')
    expect(of('most')).toMatch(/^PHP.5,000\.00$/)
    expect(of('times')).toBe('8 ×')
    expect(of('weights')).toBe('RNG 100%, LIVE 10%')
    expect(of('mode')).toEqual({ text: 'offers-desk.modePocket' })
    // What says nothing is left out.
    expect(of('fixed')).toBeUndefined()
  })

  it('[GR153] names of a further version what is another, and nothing else', () => {
    const changed = offerChanges(someOffer(), someOffer({ days: 9 }))
    expect(changed).toMatchObject([{ name: { text: 'offers-desk.days' }, before: '7', after: '9' }])
    expect(changed).toHaveLength(1)
  })
})
