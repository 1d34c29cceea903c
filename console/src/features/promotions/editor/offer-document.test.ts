import { describe, expect, it } from 'vitest'
import { checkOffer } from '@baize/contract/promotions/check-offer'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import {
  namedCurrencies,
  newOffer,
  placeOf,
  withKind,
  withoutCurrency,
  withRight,
  withShare,
} from './offer-document.ts'

const blank = newOffer(new Date('2026-11-18T09:20:00Z'), 'PHP')

describe('a promotion that is being written', () => {
  it('[GR151] begins with the next whole hour, and lacks only its words and its budget', () => {
    expect([blank.from, blank.until]).toEqual([
      '2026-11-18T10:00:00.000Z',
      '2026-11-25T10:00:00.000Z',
    ])
    const faults = new Set(checkOffer(blank).map(({ fault }) => fault))
    expect([...faults]).toEqual(['text_missing', 'budget_missing'])
  })

  it('[GR151] is once for each person until its writer says otherwise', () => {
    expect([blank.who.perPerson, blank.perMember.times]).toEqual([true, 1])
  })

  it('[GR151] of another kind keeps no part that only a deposit can have', () => {
    const begun = {
      ...blank,
      gives: { ...blank.gives, leastDeposit: { PHP: '50000' } },
      who: { ...blank.who, firstDeposit: true },
      asks: { ...blank.asks, base: 'bonus_and_deposit' as const },
    }
    const taken = withKind(begun, 'claim')
    expect(taken).toMatchObject({
      kind: 'claim',
      gives: { percent: 0, fixed: { PHP: '100000' }, most: {}, leastDeposit: {} },
      who: { firstDeposit: false },
      asks: { base: 'bonus' },
    })
    expect(checkOffer(taken).filter(({ fault }) => fault === 'deposit_only')).toEqual([])
    expect(withShare(taken, true).gives).toMatchObject({ fixed: {}, most: { PHP: '100000' } })
  })

  it('[GR151] names a currency in all of its parts, or in none', () => {
    const two = {
      ...blank,
      maxBet: { KRW: '5' },
      budget: { KRW: '9' },
      gives: { ...blank.gives, most: { ...blank.gives.most, KRW: '7' } },
    }
    expect(namedCurrencies(two, 'PHP')).toEqual(['PHP', 'KRW'])
    expect(namedCurrencies(withoutCurrency(two, 'KRW'), 'PHP')).toEqual(['PHP'])
  })

  it('[GR152] takes the value that would be right', () => {
    const wrong: OfferDocument = {
      ...blank,
      days: 1,
      asks: { ...blank.asks, times: 9_900 },
      budget: { PHP: '1' },
    }
    const right = checkOffer(wrong).reduce((now, one) => withRight(now, one) ?? now, wrong)
    expect(right).toMatchObject({ days: 3, asks: { times: 4_000 }, budget: { PHP: '100000' } })
    expect(placeOf({ field: 'title.JA' })).toEqual({ part: 'title', within: 'JA' })
    expect(placeOf({ field: 'gives.most.USDT' })).toEqual({ part: 'gives.most', within: 'USDT' })
    expect(placeOf({ field: 'asks.times' })).toEqual({ part: 'asks.times', within: undefined })
  })
})
