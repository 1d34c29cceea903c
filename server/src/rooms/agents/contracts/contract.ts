import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { MemberId } from '../../identity/identity.ts'
import type { Carry, ContractKind, ContractPeriod, Basis, Terms, Tier } from './terms.ts'

export type ContractId = Id<'ctr'>

export const contractStates = [
  'offered',
  'accepted',
  'rejected',
  'expired',
  'replaced',
  'withdrawn',
  'terminated',
] as const
export type ContractState = (typeof contractStates)[number]

/** Terms that somebody offered to a downline, and what became of them. A newer one never changes an older one. */
export type Contract = {
  readonly id: ContractId
  readonly kind: ContractKind
  /** Who gives and pays; null is the house. */
  readonly giver: MemberId | null
  readonly downline: MemberId
  readonly currency: Currency
  readonly terms: Terms
  readonly state: ContractState
  readonly offeredAt: Date
  readonly expiresAt: Date
  readonly decidedAt: Date | null
  readonly previous: ContractId | null
  readonly beginsAt: Date | null
  readonly endsAt: Date | null
}

/** Terms as JSON keeps them: sums are texts there. */
export type PackedTerms = {
  readonly kind: ContractKind
  readonly basis: Basis
  readonly products: Terms['products']
  readonly tiers: readonly PackedTier[]
  readonly cap: string | null
  readonly activeFrom: string
  readonly carry: Carry
  readonly period: ContractPeriod
}
export type PackedTier = {
  readonly validBet: string
  readonly loss: string
  readonly active: number
  readonly rate: number
}

export function packTerms({ tiers, cap, activeFrom, ...terms }: Terms): PackedTerms {
  return {
    ...terms,
    tiers: tiers.map(packTier),
    cap: cap === null ? null : String(cap),
    activeFrom: String(activeFrom),
  }
}

export function packTier({ validBet, loss, active, rate }: Tier): PackedTier {
  return { validBet: String(validBet), loss: String(loss), active, rate }
}

export function readTerms({ tiers, cap, activeFrom, ...terms }: PackedTerms): Terms {
  return {
    ...terms,
    tiers: tiers.map(({ validBet, loss, active, rate }) => ({
      validBet: BigInt(validBet),
      loss: BigInt(loss),
      active,
      rate,
    })),
    cap: cap === null ? null : BigInt(cap),
    activeFrom: BigInt(activeFrom),
  }
}

/** Two that say the same. */
export function sameTerms(one: Terms, other: Terms): boolean {
  const text = (terms: Terms) => {
    const { kind, basis, products, tiers, cap, activeFrom, carry, period } = packTerms(terms)
    const steps = tiers.map(({ validBet, loss, active, rate }) => [validBet, loss, active, rate])
    return JSON.stringify([kind, basis, products, steps, cap, activeFrom, carry, period])
  }
  return text(one) === text(other)
}
