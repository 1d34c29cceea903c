import { checkOffer } from '@baize/contract/promotions/check-offer'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import { deriveId, lowestId } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { Database } from '../../../platform/database/database.ts'
import type { Budgets } from '../budgets/budgets.ts'
import { pesos } from '../programmes/programmes.ts'
import { demoWords } from './demo-words.ts'
import * as store from './store.ts'

type Deps = { readonly db: Database; readonly now: () => Date; readonly budgets: Budgets }

const yearMs = 365 * 86_400_000

/** What the offers of the demo have in common. */
const common = {
  profile: 'asia',
  who: { newForDays: null, vipFrom: 0, needsPhone: false, firstDeposit: false },
  mode: 'gate',
  isSticky: false,
  maxBet: {},
  maxWin: {},
  days: 14,
  claimDays: 7,
} as const satisfies Partial<OfferDocument>

/** One of each kind, so that a newcomer sees what an offer can be. */
export function demoOffers(currency: Currency, begin: Date): OfferDocument[] {
  const sum = (count: number) => ({ [currency]: pesos(count)[currency] })
  const window = {
    from: begin.toISOString(),
    until: new Date(begin.getTime() + yearMs).toISOString(),
  }
  const fixed = (count: number) => ({
    gives: { percent: 0, fixed: sum(count), leastDeposit: {}, most: {} },
    budget: sum(count * 500),
  })
  return [
    {
      ...common,
      ...window,
      ...demoWords.welcome,
      ...fixed(50),
      kind: 'claim',
      topic: 'slots',
      art: 'lantern',
      who: { ...common.who, newForDays: 30 },
      mode: 'pocket',
      asks: { base: 'bonus', times: 500, weights: { RNG: 10_000, FISH: 10_000 } },
      perMember: { times: 1, per: 'ever' },
    },
    {
      ...common,
      ...window,
      ...demoWords.weekly,
      ...fixed(20),
      kind: 'claim',
      topic: 'slots',
      art: 'reels',
      asks: { base: 'bonus', times: 100, weights: { RNG: 10_000 } },
      perMember: { times: 1, per: 'week' },
    },
    {
      ...common,
      ...window,
      ...demoWords.picture,
      ...fixed(88),
      kind: 'apply',
      topic: 'other',
      art: 'frame',
      asks: { base: 'bonus', times: 0, weights: {} },
      perMember: { times: 1, per: 'month' },
    },
    {
      ...common,
      ...window,
      ...demoWords.reload,
      kind: 'deposit',
      topic: 'deposit',
      art: 'tide',
      who: { ...common.who, vipFrom: 1 },
      gives: { percent: 2_000, fixed: {}, leastDeposit: sum(100), most: sum(1_000) },
      budget: sum(200_000),
      mode: 'pocket',
      endsByWithdrawal: true,
      asks: {
        base: 'bonus',
        times: 800,
        weights: { RNG: 10_000, FISH: 10_000, LIVE: 1_000 },
      },
      perMember: { times: 1, per: 'week' },
    },
  ]
}

/** Publishes the offers of the demo, once, however often it is started. */
export async function seedDemoOffers(
  { db, now, budgets }: Deps,
  currency: Currency,
): Promise<void> {
  const source = lowestId('demo', new Date('2026-01-01T00:00:00Z'))
  for (const [index, document] of demoOffers(currency, now()).entries()) {
    const [wrong] = checkOffer(document)
    if (wrong) throw new Error(`An offer of the demo contradicts itself: ${wrong.field}`)
    const id = await deriveId('ofr', source, 'offer', String(index))
    await db.transaction(async (tx) => {
      const written = { id, draft: document, at: now(), by: 'demo' }
      if (!(await store.insertOffer(tx, written))) return
      const amount = BigInt(document.budget[currency] ?? 0)
      await store.setBudget(tx, id, currency, amount)
      const movement = await deriveId('trf', id, 'budget of the demo')
      const raised = await budgets.raise(tx, { id: movement, offer: id, currency, amount })
      if (!raised.ok) throw new Error(raised.code)
      const by = { at: now(), askedBy: 'demo', agreedBy: 'demo' }
      await store.publish(tx, { id, number: 1, document, ...by })
    })
  }
}
