import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { ContractId, ContractKind, PackedTerms } from '../contracts/contracts.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { CountedSums, Reasons } from './amount.ts'

/** Who pays: an agent, or the house. */
export type Payer = MemberId | 'house'

/** What a window of a contract came to. It is written once and never changes. */
export type Settlement = {
  readonly id: `stl_${string}`
  readonly contract: ContractId
  readonly kind: ContractKind
  readonly payer: MemberId | null
  readonly payee: MemberId
  readonly currency: Currency
  readonly from: Date
  readonly to: Date
  readonly day: Day
  readonly sums: CountedSums
  readonly reasons: Reasons
  readonly amount: bigint
  readonly carriedOut: bigint
  readonly earnedAfter: bigint
  readonly at: Date
}

/** Reasons as JSON keeps them: sums are texts there. */
export type StoredReasons = {
  readonly [Key in keyof Reasons]: Reasons[Key] extends bigint
    ? string
    : Reasons[Key] extends bigint | null
      ? string | null
      : Key extends 'next'
        ? PackedTerms['tiers'][number] | null
        : Reasons[Key]
}
