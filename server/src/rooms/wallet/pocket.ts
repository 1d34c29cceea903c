import { isId, type Id } from '@baize/kernel/ids'
import type { Money } from '@baize/kernel/money'
import type { Account, AccountKind } from '../../ledger/ledger.ts'

/** The member to whom a wallet belongs; agents and trial accounts are members too. */
export type MemberId = Id<'mem'>

/** A bonus that was given to a member, with a pocket of its own. */
export type GrantId = Id<'grt'>

/**
 * Where a member's money is. A vendor has a pocket only where it keeps the money itself, in transfer mode; a bonus that
 * has conditions is apart from every other, also after its end.
 */
export type Pocket = 'cash' | 'bonus' | 'locked' | `bonus:${GrantId}` | `vendor:${string}`

/** A pocket as it stood after its latest change. */
export type PocketState = {
  readonly pocket: Pocket
  readonly amount: bigint
  readonly held: bigint
  readonly version: bigint
}

export type WalletState = {
  readonly currency: Money['currency']
  readonly balance: bigint
  readonly available: bigint
  readonly locked: bigint
  /** What is owed, which stays too; it is paid from what no lock holds. */
  readonly owed: bigint
  readonly unlocked: bigint
  readonly pockets: readonly PocketState[]
  readonly version: bigint
}

export const ownPockets = ['cash', 'bonus', 'locked'] as const

/** The pocket that a text names, if it has the form of one. */
export function readPocket(text: string): Pocket | undefined {
  if (ownPockets.includes(text as 'cash')) return text as Pocket
  if (grantOf(text as Pocket) !== undefined) return text as Pocket
  return /^vendor:[A-Z0-9_]{2,40}$/.test(text) ? (text as Pocket) : undefined
}

/** The grant whose money a pocket holds. */
export function grantOf(pocket: Pocket): GrantId | undefined {
  const part = pocket.startsWith('bonus:') ? pocket.slice('bonus:'.length) : ''
  return isId('grt', part) ? part : undefined
}

export function vendorOf(pocket: Pocket): string | undefined {
  return pocket.startsWith('vendor:') ? pocket.slice('vendor:'.length) : undefined
}

/** How the ledger keeps a pocket. */
export function keptAs(pocket: Pocket): { readonly kind: AccountKind; readonly part: string } {
  const vendor = vendorOf(pocket)
  if (vendor !== undefined) return { kind: 'vendor_pocket', part: vendor }
  const grant = grantOf(pocket)
  if (grant !== undefined) return { kind: 'bonus', part: grant }
  return { kind: pocket as 'cash' | 'bonus' | 'locked', part: '' }
}

/** The pocket that an account is; nothing for the accounts of a member that are none, such as debts. */
export function pocketOf({ kind, part }: Pick<Account, 'kind' | 'part'>): Pocket | undefined {
  if (kind === 'vendor_pocket') return `vendor:${part}`
  if (kind === 'bonus' && isId('grt', part)) return `bonus:${part}`
  return ownPockets.find((pocket) => pocket === kind)
}
