import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import { deciders } from '../roles.ts'
import type { ActsOf } from '../queue/use-acts.ts'
import type { Letter } from '../queue/use-queue-desk.ts'

/** What can be done to a deposit. `second` agrees to what a colleague asked for. */
export type DepositAct = 'approve' | 'second' | 'reject' | 'return' | 'expire' | 'slip'

const open: readonly DeskDeposit['state'][] = ['awaiting', 'verifying', 'held']

type Row = Pick<DeskDeposit, 'state' | 'approval' | 'gatewayReference'>

export const depositActsOf: ActsOf<Row, DepositAct> = (
  { state, approval, gatewayReference },
  can,
  isOwn,
) => {
  if (!open.includes(state)) return []
  if (approval !== null && !isOwn && can(...deciders, 'risk')) return ['second', 'reject']
  if (!can(...deciders)) return []
  if (approval !== null) return ['reject']
  // While the payment is still waited for, the waiting can be ended; what was sent for examination cannot run out.
  if (state === 'awaiting') return ['approve', 'reject', 'expire', 'slip']
  // Only what arrived, or is said to have by a picture, can go back; of the rest a gateway still speaks.
  const waitsForPerson = state === 'held' || gatewayReference === ''
  return waitsForPerson ? ['approve', 'return', 'reject', 'slip'] : ['approve', 'reject', 'slip']
}

export const depositLetters: readonly Letter<DepositAct>[] = [
  { key: 'a', text: 'cashier-desk.approve', acts: ['approve', 'second'] },
  { key: 'r', text: 'cashier-desk.reject', acts: ['reject'] },
  { key: 'b', text: 'cashier-desk.sendBack', acts: ['return'] },
  { key: 'x', text: 'cashier-desk.expire', acts: ['expire'] },
  { key: 'u', text: 'cashier-desk.attachSlip', acts: ['slip'] },
]

export function isOpenDeposit({ state }: Pick<DeskDeposit, 'state'>): boolean {
  return open.includes(state)
}
