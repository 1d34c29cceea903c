import type { ContractTerms, ContractTier } from '@baize/contract/agents/contract-parts'
import type { Problem } from '@baize/texts/problem'
import { entryOf, tierKeys, type Entries } from './entries.ts'

/** The rate that own tiers give where a tier begins: the most that may be given on there. */
export function ownRateAt(own: readonly ContractTier[], at: Omit<ContractTier, 'rate'>): number {
  const reached = own.findLast(
    (tier) =>
      BigInt(at.periodValidBet) >= BigInt(tier.periodValidBet) &&
      BigInt(at.periodProfitLoss) >= BigInt(tier.periodProfitLoss) &&
      at.activeMembers >= tier.activeMembers,
  )
  return reached?.rate ?? 0
}

/** The tiers that would give more than one has there oneself, by the field of their rate. */
export function ratesAboveOwn(
  entries: Entries,
  { tiers }: ContractTerms,
  own: ContractTerms,
): Record<string, Problem> {
  return Object.fromEntries(
    tierKeys(entries).flatMap((key, index) => {
      const tier = tiers[index]
      const most = tier && ownRateAt(own.tiers, tier)
      if (most === undefined || tier === undefined || tier.rate <= most) return []
      const values = { tier: index + 1, max: most / 100 }
      return [[entryOf('rate', key), { key: 'errors.rate_above_own', values } as const]]
    }),
  )
}
