import type { ContractTier } from '@baize/contract/agents/contract-parts'

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
