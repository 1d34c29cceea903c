import type { Id } from '@baize/kernel/ids'
import type { Unit } from '@baize/kernel/money'

/** Accounts are numbered, because their names stand twice in every leg; the number grows as accounts are opened. */
export type AccountId = `acc_${bigint}`

/** To whom an account belongs. The house and its outside parties own accounts as members do. */
export type Owner =
  | `member:${Id<'mem'>}`
  | `agent:${string}`
  | `vendor:${string}`
  | `clearing:${string}`
  | 'house'

/**
 * Every kind of account there is. A bounded account may not go below zero and is exact in its row; an unbounded one
 * may, is never locked, and so may be part of every movement of the site without anybody waiting.
 */
export const accountKinds = {
  cash: { bounded: true },
  bonus: { bounded: true },
  locked: { bounded: true },
  vendor_pocket: { bounded: true },
  purse: { bounded: true },
  earnings: { bounded: true },
  budget: { bounded: true },
  reserved: { bounded: true },
  points: { bounded: true },
  points_held: { bounded: true },
  debt: { bounded: false },
  points_owed: { bounded: false },
  in_play: { bounded: false },
  house: { bounded: false },
  fees: { bounded: false },
  clearing: { bounded: false },
  unclaimed: { bounded: false },
  jackpot: { bounded: false },
  promotions: { bounded: false },
  points_issued: { bounded: false },
  points_spent: { bounded: false },
  commissions: { bounded: false },
  vendor: { bounded: false },
  conversion: { bounded: false },
  adjustments: { bounded: false },
} as const satisfies Record<string, { readonly bounded: boolean }>

export type AccountKind = keyof typeof accountKinds

/** What tells an account from every other. */
export type AccountKey<In extends Unit = Unit> = {
  readonly owner: Owner
  readonly kind: AccountKind
  readonly currency: In
  /** Which of several of this kind: the code of a vendor, the name of a gateway. Empty where there is but one. */
  readonly part?: string
}

export type Account<In extends Unit = Unit> = Required<AccountKey<In>> & {
  readonly id: AccountId
  readonly bounded: boolean
  readonly closed: boolean
}

/** The sums of an account, each of them only ever counted up, except for what waits. */
export type Sums = {
  readonly debitsPosted: bigint
  readonly creditsPosted: bigint
  readonly debitsPending: bigint
  readonly creditsPending: bigint
}

export type Balance = Account & {
  /** What is posted. */
  readonly balance: bigint
  /** What of it is set aside by movements that wait. */
  readonly held: bigint
  /** What may be spent: the balance without what is held. */
  readonly available: bigint
  /** Grows with every movement of the account, so that an old value never replaces a new one. */
  readonly version: bigint
}

export function isAccountId(value: unknown): value is AccountId {
  return typeof value === 'string' && /^acc_[1-9][0-9]{0,17}$/.test(value)
}

export function balanceOfSums(sums: Sums): { balance: bigint; held: bigint; available: bigint } {
  const balance = sums.creditsPosted - sums.debitsPosted
  return { balance, held: sums.debitsPending, available: balance - sums.debitsPending }
}
