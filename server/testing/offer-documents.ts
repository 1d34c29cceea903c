import type { OfferDocument } from '@baize/contract/promotions/offer'

const texts = (text: string) => ({ EN: text, TY: text, JA: text, KO: text, PT: text })

/** Twenty per cent of a deposit of 500.00 or more, up to 5,000.00, to be played eight times on slots or live tables. */
export const someOffer = (change: Partial<OfferDocument> = {}): OfferDocument => ({
  kind: 'deposit',
  topic: 'deposit',
  profile: 'asia',
  art: 'lotus',
  title: texts('Weekend reload'),
  line: texts('20% of your deposit'),
  terms: texts('Deposit 500.00 or more.'),
  from: '2026-11-01T00:00:00.000Z',
  until: '2026-12-31T00:00:00.000Z',
  who: { newForDays: null, vipFrom: 0, needsPhone: false, firstDeposit: false },
  gives: { percent: 2_000, fixed: {}, leastDeposit: { PHP: '50000' }, most: { PHP: '500000' } },
  mode: 'pocket',
  isSticky: false,
  asks: { base: 'bonus', times: 800, weights: { RNG: 10_000, LIVE: 1_000 } },
  maxBet: {},
  maxWin: {},
  days: 7,
  claimDays: 7,
  perMember: { times: 1, per: 'ever' },
  budget: { PHP: '1000000' },
  ...change,
})
