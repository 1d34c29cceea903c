import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { DeskOffer } from '@baize/contract/promotions/offers-desk'
import { document as pretended } from '../../testing/render-page.tsx'
import type { OfferFile } from './editor/use-offer-draft.ts'

const texts = (text: string) => ({ EN: text, TY: text, JA: text, KO: text, PT: text })

/** A promotion whose parts agree. */
export const someDocument = (change: Partial<OfferDocument> = {}): OfferDocument => ({
  kind: 'deposit',
  topic: 'deposit',
  profile: 'asia',
  art: 'lotus',
  title: texts('Weekend reload'),
  line: texts('20% of your deposit'),
  terms: texts('Deposit 500.00 or more.'),
  from: '2026-11-20T10:00:00.000Z',
  until: '2046-11-22T15:59:00.000Z',
  who: { newForDays: null, vipFrom: 0, needsPhone: false, firstDeposit: false },
  gives: { percent: 2_000, fixed: {}, leastDeposit: { PHP: '50000' }, most: { PHP: '500000' } },
  mode: 'pocket',
  isSticky: false,
  asks: { base: 'bonus', times: 800, weights: { RNG: 10_000 } },
  maxBet: {},
  maxWin: {},
  days: 7,
  claimDays: 7,
  perMember: { times: 1, per: 'ever' },
  budget: { PHP: '40000000' },
  ...change,
})

export const someOffer = (change: Partial<DeskOffer> = {}): DeskOffer => ({
  id: 'ofr_1',
  kind: 'deposit',
  title: 'Weekend reload',
  state: 'open',
  version: 1,
  hasDraft: false,
  isWaiting: false,
  isEnding: false,
  from: '2026-11-20T10:00:00.000Z',
  until: '2026-11-22T15:59:00.000Z',
  given: 412,
  budgets: [{ currency: 'PHP', total: '40000000', left: '29000000', promised: '1000000' }],
  changedAt: '2026-11-18T06:31:00.000Z',
  changedBy: 'Celia Mora',
  ...change,
})

export const someFile = (change: Partial<OfferFile> = {}): OfferFile => ({
  offer: someOffer(),
  published: someDocument(),
  draft: null,
  draftNumber: 1,
  findings: [],
  house: { highestVip: 10, leastStakes: { RNG: '20' } },
  versions: [
    {
      number: 1,
      publishedAt: '2026-11-18T06:31:00.000Z',
      by: 'Celia Mora',
      agreedBy: 'Ines Reyes',
      document: someDocument(),
    },
  ],
  ...change,
})

/** What every page of promotions asks the server for beside its own. */
export const around = {
  'GET /ops/api/documents/brand': pretended({ currency: 'PHP' }),
  'POST /ops/api/offers/preview': {
    deposit: '500000',
    gives: '100000',
    asks: '800000',
    runs: 1000,
    met: 3_800,
    released: '61000',
    receivers: 400,
    likely: '24400000',
  },
}
