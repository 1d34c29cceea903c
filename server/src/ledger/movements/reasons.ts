import type { AccountKind } from '../account.ts'

/** The way of a leg: from the kind of account that is debited to the kind that is credited. */
export type Way = readonly [from: AccountKind | 'any', to: AccountKind | 'any']

/** Money that a promotion or an operator may give; stakes are also paid from the pockets at vendors. */
const own = ['cash', 'bonus', 'locked'] as const
const playable = [...own, 'vendor_pocket'] as const

const from = (kinds: readonly AccountKind[], to: AccountKind): Way[] =>
  kinds.map((kind) => [kind, to])
const to = (source: AccountKind, kinds: readonly AccountKind[]): Way[] =>
  kinds.map((kind) => [source, kind])

/**
 * Every reason for which money moves, with every way that it may take. A leg that takes another way is a defect of
 * the caller. `docs/ledger.md` has a row for each way, and a test holds the two against each other.
 */
export const reasons = {
  deposit: [['clearing', 'cash']],
  deposit_fee: [['cash', 'fees']],
  deposit_reversed: from(['cash', 'debt'], 'clearing'),
  deposit_returned: [
    ['clearing', 'unclaimed'],
    ['unclaimed', 'clearing'],
  ],
  withdraw: [['cash', 'clearing']],
  withdraw_fee: [['cash', 'fees']],
  withdraw_returned: from(['clearing', 'fees'], 'cash'),

  stake: from(playable, 'in_play'),
  stake_returned: to('in_play', playable),
  stake_settled: [['in_play', 'house']],
  payout: to('house', playable),
  settle: [['in_play', 'house'], ...to('house', playable)],
  stake_and_payout: [...from(playable, 'house'), ...to('house', playable), ['house', 'jackpot']],
  resettle: [...to('house', [...playable, 'debt']), ...from([...playable, 'debt'], 'house')],
  debt_repaid: [['cash', 'debt']],

  jackpot_contribution: [['house', 'jackpot']],
  jackpot_payout: to('jackpot', playable),

  budget: [
    ['promotions', 'budget'],
    ['budget', 'promotions'],
  ],
  budget_reserved: [
    ['budget', 'reserved'],
    ['reserved', 'budget'],
  ],
  bonus_granted: from(['promotions', 'budget', 'reserved'], 'bonus'),
  bonus_removed: to('bonus', ['promotions', 'budget']),
  bonus_released: [['bonus', 'cash']],
  reward: from(['budget', 'reserved'], 'cash'),
  reward_taken_back: from(['cash', 'debt'], 'budget'),
  prize: to('promotions', ['cash', 'vendor_pocket']),
  rebate: [['promotions', 'cash']],
  lock: [['cash', 'locked']],
  unlock: [['locked', 'cash']],

  points_earned: to('points_issued', ['points', 'points_owed']),
  points_taken_back: from(['points', 'points_owed'], 'points_issued'),
  points_held: [['points', 'points_held']],
  points_redeemed: [...from(['points', 'points_held'], 'points_spent'), ['promotions', 'cash']],
  points_returned: to('points_held', ['points', 'points_owed']),

  pocket_filled: [['cash', 'vendor_pocket']],
  pocket_emptied: [['vendor_pocket', 'cash']],
  purse_filled: [['cash', 'purse']],
  purse_settled: [
    ['house', 'purse'],
    ['purse', 'house'],
  ],
  purse_emptied: [['purse', 'cash']],
  vendor_share: [['house', 'vendor']],
  vendor_paid: [['vendor', 'clearing']],

  commission: [['commissions', 'earnings']],
  commission_paid: from(['earnings'], 'cash'),
  dividend: from(['cash', 'commissions'], 'cash'),
  salary: from(['cash', 'commissions'], 'cash'),
  transfer: [['cash', 'cash']],
  conversion: [
    ['cash', 'conversion'],
    ['conversion', 'cash'],
  ],

  manual_credit: to('adjustments', own),
  manual_debit: from(own, 'adjustments'),
  correction: [['any', 'any']],
} as const satisfies Record<string, readonly Way[]>

export type Reason = keyof typeof reasons

export function isReason(value: unknown): value is Reason {
  return typeof value === 'string' && Object.hasOwn(reasons, value)
}

export function mayMove(reason: Reason, debit: AccountKind, credit: AccountKind): boolean {
  return (reasons[reason] as readonly Way[]).some(
    ([source, goal]) =>
      (source === 'any' || source === debit) && (goal === 'any' || goal === credit),
  )
}
