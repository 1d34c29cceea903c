import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import { ownRateAt } from '../editor/own-rate.ts'
import type { SimulatedPeriod } from './api.ts'

const wholeRate = 10_000n

/** What the own terms give for what a period counted, were that team alone: rounded down, at most the own cap. */
export function ownShareOf({ offered }: SimulatedPeriod, { tiers, cap }: ContractTerms): bigint {
  const { counted, validBet, loss, active } = offered
  // A threshold of nought asks for nothing, also of a team that won.
  const periodProfitLoss = BigInt(loss) > 0n ? loss : '0'
  const at = { periodValidBet: validBet, periodProfitLoss, activeMembers: active }
  const share = (BigInt(counted) * BigInt(ownRateAt(tiers, at))) / wholeRate
  return cap !== null && share > BigInt(cap) ? BigInt(cap) : share
}
