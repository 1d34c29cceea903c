import type { DeskWithdrawal } from '@baize/contract/withdrawals-desk'
import type { SignedIn } from '../../../shared/operator.ts'
import { deciders, reviewers } from '../api.ts'

/** What can be done to a withdrawal. `second` agrees to what a colleague asked for. */
export type WithdrawalAct = 'approve' | 'second' | 'reject' | 'disburse' | 'settle'

type Second = { readonly isWaiting: boolean; readonly isOwn: boolean }

/** What this operator may do with a withdrawal as it stands, the main thing first. */
export function actsOf(
  { state, dispute }: Pick<DeskWithdrawal, 'state' | 'dispute'>,
  can: SignedIn['can'],
  { isWaiting, isOwn }: Second,
): readonly WithdrawalAct[] {
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

/** Whether somebody can take it in hand: only what still waits for a person. */
export function isOpenWork({ state, dispute }: Pick<DeskWithdrawal, 'state' | 'dispute'>): boolean {
  return dispute === 'open' || ['requested', 'reviewing', 'approved'].includes(state)
}
