import type { PolicyDocument } from '@baize/contract/system/system-settings'
import type { Currency } from '@baize/kernel/money'
import type { HandLimits } from './rules.ts'

type Limits = Pick<PolicyDocument, 'secondPersonAbove' | 'secondPersonAbovePerDay'>

/** What the policy lets one person move alone; in a currency for which it does not name both sums, nothing. */
export function limitsOf(policy: Limits, currency: Currency): HandLimits | undefined {
  const { [currency]: member } = policy.secondPersonAbove
  const { [currency]: everybody } = policy.secondPersonAbovePerDay
  if (member === undefined || everybody === undefined) return undefined
  return { member: BigInt(member), everybody: BigInt(everybody) }
}
