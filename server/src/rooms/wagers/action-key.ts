import { DatabaseError } from 'pg'
import type { MemberId } from '../wallet/wallet.ts'
import { requireTexts } from './rules.ts'
import type { ActionKey } from './store.ts'
import type { Action, CallKey } from './wager.ts'

/** A call is known by who calls, about whom, what it does, and the caller's own number. */
export function keyOf(action: Action, account: MemberId, key: CallKey): ActionKey {
  return { provider: key.provider, account, action, transaction: key.transaction }
}

export function requireKey({ provider, transaction }: CallKey): void {
  requireTexts({ provider: [provider, 40], transaction: [transaction, 100] })
}

/** Whether somebody else wrote under the same key a moment before. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505' && error.schema === 'wagers'
}
