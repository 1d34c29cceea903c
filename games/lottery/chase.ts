import { ok, refuse, type Result } from '@baize/kernel/result'
import { largestSum } from './pricing/stake.ts'

/** One issue of a chase: its multiple, and what it costs. */
export type ChaseStep = {
  readonly multiple: number
  readonly cost: bigint
  /** With all before it. */
  readonly spent: bigint
  /** What is left if it wins in this issue, and had not before: what it pays less all that was spent. */
  readonly profit: bigint
}

/** Every issue at one multiple; doubled after so many; or as much as a profit needs. */
export type ChasePlan =
  | { readonly kind: 'same'; readonly multiple: number }
  | {
      readonly kind: 'doubling'
      readonly multiple: number
      readonly every: number
      readonly times: number
    }
  | { readonly kind: 'target'; readonly multiple: number; readonly profit: bigint }
  /** So much of what was spent, in hundredths. */
  | { readonly kind: 'margin'; readonly multiple: number; readonly percent: number }

type Asked = {
  readonly issues: number
  /** What the ticket costs, and what it is paid if it wins, at a multiple of one. */
  readonly cost: bigint
  readonly prize: bigint
  readonly mostMultiple?: number
}

export type ChaseFault =
  | 'chase_issues'
  | 'chase_multiple'
  | 'chase_too_high'
  | 'chase_out_of_reach'
  | 'stake_too_large'

export const mostIssues = 240

/** The multiples of a chase over the coming issues, with what each costs and leaves. It is refused with the first issue that cannot be. */
export function planChase(plan: ChasePlan, asked: Asked): Result<readonly ChaseStep[], ChaseFault> {
  const { issues, cost, prize, mostMultiple = 99_999 } = asked
  const isWhole = (count: number, least: number) => Number.isSafeInteger(count) && count >= least
  if (!isWhole(issues, 1) || issues > mostIssues)
    return refuse('chase_issues', { most: mostIssues })
  if (!isPlan(plan, isWhole)) return refuse('chase_multiple', { most: mostMultiple })
  const steps: ChaseStep[] = []
  let spent = 0n
  for (let issue = 1; issue <= issues; issue += 1) {
    const multiple = multipleOf(plan, { issue, spent, cost, prize, before: steps.at(-1)?.multiple })
    if (multiple === undefined) return refuse('chase_out_of_reach', { issue })
    if (multiple > BigInt(mostMultiple))
      return refuse('chase_too_high', { issue, most: mostMultiple })
    const own = cost * multiple
    spent += own
    if (spent > largestSum) return refuse('stake_too_large', { issue })
    steps.push({ multiple: Number(multiple), cost: own, spent, profit: prize * multiple - spent })
  }
  return ok(steps)
}

function isPlan(plan: ChasePlan, isWhole: (count: number, least: number) => boolean): boolean {
  if (!isWhole(plan.multiple, 1)) return false
  if (plan.kind === 'doubling') return isWhole(plan.every, 1) && isWhole(plan.times, 2)
  if (plan.kind === 'margin') return isWhole(plan.percent, 0)
  return plan.kind === 'same' || plan.profit >= 0n
}

type Now = {
  readonly issue: number
  readonly spent: bigint
  readonly cost: bigint
  readonly prize: bigint
  readonly before: number | undefined
}

function multipleOf(
  plan: ChasePlan,
  { issue, spent, cost, prize, before }: Now,
): bigint | undefined {
  const first = BigInt(plan.multiple)
  if (plan.kind === 'same') return first
  if (plan.kind === 'doubling') {
    const isTurn = before !== undefined && (issue - 1) % plan.every === 0
    return BigInt(before ?? plan.multiple) * BigInt(isTurn ? plan.times : 1)
  }
  // What one more of it leaves: what it pays less what it costs, and of a margin less the share of that cost as well.
  const share = plan.kind === 'margin' ? BigInt(plan.percent) : 0n
  const target = plan.kind === 'target' ? plan.profit : 0n
  const gain = (prize - cost) * 100n - cost * share
  const missing = spent * (100n + share) + target * 100n
  if (gain <= 0n) return undefined
  const least = (missing + gain - 1n) / gain
  return least > first ? least : first
}
