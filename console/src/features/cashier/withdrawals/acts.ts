import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { deciders, reviewers } from '../roles.ts'
import type { ActsOf } from '../queue/use-acts.ts'
import type { Letter } from '../queue/use-queue-desk.ts'

/** What can be done to a withdrawal. `second` agrees to what a colleague asked for. */
export type WithdrawalAct = 'approve' | 'second' | 'reject' | 'disburse' | 'settle'

type Standing = Pick<DeskWithdrawal, 'state' | 'dispute' | 'approval'>

export const withdrawalActsOf: ActsOf<Standing, WithdrawalAct> = (
  { state, dispute, approval },
  can,
  isOwn,
) => {
  const isWaiting = approval !== null
  if (dispute === 'open') {
    if (isWaiting) return can(...reviewers) && !isOwn ? ['second'] : []
    return can(...deciders) ? ['settle'] : []
  }
  if (state === 'requested' || state === 'reviewing') {
    if (!can(...reviewers)) return []
    if (!isWaiting) return ['approve', 'reject']
    return isOwn ? ['reject'] : ['second', 'reject']
  }
  if (state !== 'approved') return []
  // Until it is paid, a withdrawal that was agreed to can still be refused.
  if (can(...deciders)) return ['disburse', 'reject']
  return can(...reviewers) ? ['reject'] : []
}

export const withdrawalLetters: readonly Letter<WithdrawalAct>[] = [
  { key: 'a', text: 'cashier-desk.approve', acts: ['approve', 'second'] },
  { key: 'r', text: 'cashier-desk.reject', acts: ['reject'] },
  { key: 'p', text: 'cashier-desk.pay', acts: ['disburse'] },
  { key: 's', text: 'cashier-desk.settle', acts: ['settle'] },
]

/** Whether somebody can take it in hand: only what still waits for a person. */
export function isOpenWithdrawal({
  state,
  dispute,
}: Pick<DeskWithdrawal, 'state' | 'dispute'>): boolean {
  return dispute === 'open' || ['requested', 'reviewing', 'approved'].includes(state)
}
