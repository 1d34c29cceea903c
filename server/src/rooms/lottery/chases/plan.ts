import type { PlayTable } from '@baize/games/lottery/pricing/table'
import { mostIssues, planChase, type ChasePlan } from '@baize/games/lottery/chase'
import { scaleOf, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Issue } from '../issues/issue.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import {
  mostOfBet,
  priceTicket,
  type Order,
  type Priced,
  type PriceRefusal,
} from '../tickets/tickets.ts'
import type { ChaseAsk, ChaseOnce } from './chase.ts'

export type PlanRefusal =
  | PriceRefusal
  | 'issue_unknown'
  | 'issue_closed'
  | 'issue_void'
  | 'chase_issues'
  | 'chase_multiple'
  | 'chase_plan'
  | 'chase_total'

export type PlannedStep = Priced & { readonly issue: string }

type Known = {
  readonly lottery: Lottery
  /** Those of the steps that there are, in any order. */
  readonly issues: readonly Issue[]
  readonly table: PlayTable
  readonly currency: Currency
}

/** Of all tickets of a chase together: each keeps what was picked, and reading it costs time. */
const mostText = 2_000_000

/** What each issue of a chase costs and under which prices, at those that are sold now; or why it is none. */
export function planSteps(ask: ChaseAsk, known: Known): Result<PlannedStep[], PlanRefusal> {
  const { steps, picked } = ask
  const most = Math.max(Math.min(mostIssues, Math.floor(mostText / picked.length)), 1)
  if (steps.length < 1 || steps.length > most) return refuse('chase_issues', { most })
  const found = issuesOf(ask, known)
  if (!found.ok) return found
  const priced = priceOnce(ask, known)
  const planned: PlannedStep[] = []
  for (const [index, issue] of found.value.entries()) {
    const one = priced(issue.day, steps[index]?.multiple ?? 0)
    if (!one.ok) return one
    planned.push({ ...one.value, issue: issue.id })
  }
  const fault = findPlanFault(ask, known, priced(found.value[0]?.day ?? '', 1))
  if (fault !== undefined) return fault
  const total = planned.reduce((sum, { stake }) => sum + stake, 0n)
  return total === ask.total ? ok(planned) : refuse('chase_total')
}

/** Different issues of its lottery in the order of their draws, and none of them over. */
function issuesOf({ steps }: ChaseAsk, { lottery, issues }: Known): Result<Issue[], PlanRefusal> {
  const byId = new Map(issues.map((issue) => [issue.id as string, issue]))
  const found: Issue[] = []
  for (const step of steps) {
    const issue = byId.get(step.issue)
    if (issue === undefined || issue.lottery !== lottery.id) return refuse('issue_unknown')
    if (issue.state === 'void') return refuse('issue_void')
    if (issue.state !== 'open') return refuse('issue_closed')
    const before = found.at(-1)
    if (before !== undefined && before.drawsAt >= issue.drawsAt)
      return refuse('chase_issues', { most: mostIssues })
    found.push(issue)
  }
  return ok(found)
}

/** The multiples are those that the plan makes which is named with them, at the prices of its first issue; by hand, any are. */
function findPlanFault(
  { plan, steps, play }: ChaseAsk,
  { table }: Known,
  once: Result<Priced, PlanRefusal>,
): Refusal<PlanRefusal> | undefined {
  if (plan.kind === 'hand') return undefined
  const isByPrice = plan.kind === 'target' || plan.kind === 'margin'
  // One time of it may come to parts of a unit that so many times of it do not.
  if (!once.ok && isByPrice) return once
  const [cost, prize] = once.ok ? [once.value.stake, mostOfBet(once.value.terms)] : [0n, 0n]
  const mostMultiple = table.plays[play]?.limits.mostMultiple ?? 0
  const named: ChasePlan = plan.kind === 'target' ? { ...plan, profit: BigInt(plan.profit) } : plan
  const made = planChase(named, { issues: steps.length, cost, prize, mostMultiple })
  if (made.ok) {
    const issue = made.value.findIndex(({ multiple }, at) => multiple !== steps[at]?.multiple) + 1
    return issue === 0 ? undefined : refuse('chase_plan', { issue })
  }
  const { code, params } = made
  return code === 'chase_too_high' || code === 'chase_out_of_reach'
    ? refuse('chase_plan', { issue: params?.['issue'] ?? 1 })
    : refuse(code, params)
}

/** Steps of one day at one multiple have one price; what is picked may be long. */
function priceOnce(ask: ChaseAsk, { lottery, table, currency }: Known) {
  const kept = new Map<string, Result<Priced, PlanRefusal>>()
  return (day: string, multiple: number): Result<Priced, PlanRefusal> => {
    const key = `${day} ${multiple}`
    const known = kept.get(key)
    if (known !== undefined) return known
    if (!Number.isSafeInteger(multiple) || multiple < 1)
      return refuse('chase_multiple', { most: 99_999 })
    const { play, picked, version, once } = ask
    const { family } = lottery
    const order = orderOf(once, multiple)
    const asked = { play, picked, version, family, day, order, decimals: scaleOf(currency) }
    const priced = priceTicket(table, asked)
    kept.set(key, priced)
    return priced
  }
}

function orderOf(once: ChaseOnce, multiple: number): Order {
  return 'sum' in once ? { sum: once.sum * BigInt(multiple) } : { ...once, multiple }
}
