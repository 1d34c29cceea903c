import type { PromotionCard } from '@baize/contract/promotions/promotions'
import type { Reward } from '@baize/contract/promotions/rewards'
import type { PromotionDetail } from '../features/promotions/api.ts'
import type { RewardDetail } from '../features/rewards/api.ts'
import { at } from './cashier.ts'

const days = (count: number) => at(count * 24 * 60)

export function promotion(id: string, more: Partial<PromotionCard> = {}): PromotionCard {
  return {
    id,
    version: 3,
    kind: 'claim',
    topic: 'slots',
    art: 'lotus',
    title: `Offer ${id}`,
    line: `The line of ${id}.`,
    from: days(-3),
    until: days(3),
    endedFor: '',
    status: 'open',
    hindrance: 'none',
    progress: null,
    ...more,
  }
}

const rules: PromotionDetail['rules'] = {
  currency: 'PHP',
  mode: 'pocket',
  isSticky: false,
  endsByWithdrawal: false,
  percent: 0,
  fixed: '30000',
  leastDeposit: null,
  most: null,
  base: 'bonus',
  times: 800,
  weights: [],
  maxBet: '5000',
  maxWin: '200000',
  days: 7,
  claimDays: 5,
  perMember: { times: 1, per: 'week' },
  perPerson: false,
  newForDays: null,
  vipFrom: 0,
  needsPhone: false,
  firstDeposit: false,
}

export function promotionDetail(
  card: Partial<PromotionCard> = {},
  more: Partial<Omit<PromotionDetail, 'rules'>> & {
    readonly rules?: Partial<PromotionDetail['rules']>
  } = {},
): PromotionDetail {
  return {
    promotion: promotion('ofr_1', card),
    terms: 'One account for each person.',
    examples: [{ from: '0', gives: '30000', asks: '240000' }],
    applications: [],
    rewards: [],
    ...more,
    rules: { ...rules, ...more.rules },
  }
}

export function reward(id: string, more: Partial<Reward> = {}): Reward {
  return {
    id,
    from: 'offer',
    offer: 'ofr_1',
    title: `Reward ${id}`,
    art: 'lotus',
    version: 3,
    source: 'deposit dep_1',
    status: 'issued',
    state: 'issued',
    mode: 'pocket',
    currency: 'PHP',
    amount: '28600',
    asks: '0',
    counted: '0',
    left: '0',
    released: '0',
    givenAt: days(-1),
    claimUntil: days(2),
    activatedAt: null,
    endsAt: null,
    overAt: null,
    stands: null,
    ...more,
  }
}

/** One that is being played. */
export const playedReward = (id: string, more: Partial<Reward> = {}) =>
  reward(id, {
    status: 'process',
    state: 'active',
    amount: '59350',
    asks: '593500',
    counted: '409500',
    left: '184000',
    claimUntil: null,
    activatedAt: days(-4),
    endsAt: days(3),
    ...more,
  })

export function rewardDetail(of: Reward, more: Partial<RewardDetail> = {}): RewardDetail {
  return {
    reward: of,
    pocket: '41280',
    open: { bets: 2, stake: '6000' },
    countedIn: [
      { category: 'RNG', bets: 200, weight: 10_000, bet: '365000', counted: '365000' },
      { category: 'LIVE', bets: 12, weight: 1000, bet: '445000', counted: '44500' },
    ],
    maxBet: '5000',
    maxWin: '200000',
    isSticky: false,
    endsByWithdrawal: false,
    excluded: ['FISH'],
    ifStopped: { keeps: '1248050', givesUp: '41280' },
    hold: null,
    ended: null,
    owed: null,
    before: null,
    why: [
      { name: 'deposit', value: '593500' },
      { name: 'percent', value: '1000' },
    ],
    steps: [],
    ...more,
  }
}

export function rewardList(items: readonly Reward[]) {
  const waiting = items.filter(({ status }) => status === 'issued')
  const amount = waiting.reduce((sum, one) => sum + BigInt(one.amount), 0n)
  return {
    items,
    next: null,
    waiting: { count: waiting.length, currency: 'PHP', amount: String(amount) },
  }
}
