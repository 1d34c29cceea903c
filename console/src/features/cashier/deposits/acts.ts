import type { DeskDeposit } from '@baize/contract/deposits-desk'
import type { SignedIn } from '../../../shared/operator.ts'
import { deciders } from '../api.ts'

/** What can be done to a deposit. `second` agrees to what a colleague asked for. */
export type DepositAct = 'approve' | 'second' | 'reject' | 'expire' | 'slip'

type Second = { readonly isWaiting: boolean; readonly isOwn: boolean }

const open: readonly DeskDeposit['state'][] = ['awaiting', 'verifying', 'held']

/** What this operator may do with a deposit as it stands, the main thing first. */
export function actsOf(
  { state }: Pick<DeskDeposit, 'state'>,
  can: SignedIn['can'],
  { isWaiting, isOwn }: Second,
): readonly DepositAct[] {
  if (!open.includes(state)) return []
  if (isWaiting && !isOwn && can(...deciders, 'risk')) return ['second', 'reject']
  if (!can(...deciders)) return []
  if (isWaiting) return ['reject']
  // While the payment is still waited for, the waiting can be ended; what was sent for examination cannot run out.
  return state === 'awaiting'
    ? ['approve', 'reject', 'expire', 'slip']
    : ['approve', 'reject', 'slip']
}

export function isOpenWork({ state }: Pick<DeskDeposit, 'state'>): boolean {
  return open.includes(state)
}
