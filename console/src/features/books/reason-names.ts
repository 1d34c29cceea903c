import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { readableKind } from '../../shared/books/kind-names.ts'

/** Why money moves, in the order in which a filter offers it. */
const reasons: Readonly<Record<string, TextKey>> = {
  deposit: 'ops.reasonDeposit',
  deposit_fee: 'ops.reasonDepositFee',
  deposit_reversed: 'ops.reasonDepositReversed',
  deposit_returned: 'ops.reasonDepositReturned',
  withdraw: 'ops.reasonWithdraw',
  withdraw_fee: 'ops.reasonWithdrawFee',
  withdraw_returned: 'ops.reasonWithdrawReturned',
  stake: 'ops.reasonStake',
  stake_returned: 'ops.reasonStakeReturned',
  stake_settled: 'ops.reasonStakeSettled',
  payout: 'ops.reasonPayout',
  settle: 'ops.reasonSettle',
  stake_and_payout: 'ops.reasonStakeAndPayout',
  resettle: 'ops.reasonResettle',
  jackpot_contribution: 'ops.reasonJackpotContribution',
  jackpot_payout: 'ops.reasonJackpotPayout',
  budget: 'ops.reasonBudget',
  budget_reserved: 'ops.reasonBudgetReserved',
  bonus_granted: 'ops.reasonBonusGranted',
  bonus_removed: 'ops.reasonBonusRemoved',
  bonus_released: 'ops.reasonBonusReleased',
  reward: 'ops.reasonReward',
  reward_taken_back: 'ops.reasonRewardTakenBack',
  prize: 'ops.reasonPrize',
  rebate: 'ops.reasonRebate',
  lock: 'ops.reasonLock',
  unlock: 'ops.reasonUnlock',
  points_earned: 'ops.reasonPointsEarned',
  points_taken_back: 'ops.reasonPointsTakenBack',
  points_held: 'ops.reasonPointsHeld',
  points_redeemed: 'ops.reasonPointsRedeemed',
  points_returned: 'ops.reasonPointsReturned',
  pocket_filled: 'ops.reasonPocketFilled',
  pocket_emptied: 'ops.reasonPocketEmptied',
  purse_filled: 'ops.reasonPurseFilled',
  purse_settled: 'ops.reasonPurseSettled',
  purse_emptied: 'ops.reasonPurseEmptied',
  transfer: 'ops.reasonTransfer',
  conversion: 'ops.reasonConversion',
  manual_credit: 'ops.reasonManualCredit',
  manual_debit: 'ops.reasonManualDebit',
  correction: 'ops.reasonCorrection',
  debt_repaid: 'ops.reasonDebtRepaid',
  commission: 'ops.reasonCommission',
  commission_paid: 'ops.reasonCommissionPaid',
  dividend: 'ops.reasonDividend',
  salary: 'ops.reasonSalary',
  vendor_share: 'ops.reasonVendorShare',
  vendor_paid: 'ops.reasonVendorPaid',
}

export const reasonCodes = Object.keys(reasons)

/** A reason in words; one that has none yet is shown as the books write it. */
export function reasonName(t: typeof translate, reason: string): string {
  const known = reasons[reason]
  return known ? t(known) : readableKind(reason)
}

const legs: Readonly<Record<string, TextKey>> = {
  pending: 'ops.entryPending',
  post: 'ops.entryPost',
  void: 'ops.entryVoid',
  expire: 'ops.entryExpire',
}

/** What an entry does to money that was set aside; nothing for one that simply moves. */
export function legName(t: typeof translate, kind: string): string {
  const known = legs[kind]
  return known ? t(known) : ''
}
