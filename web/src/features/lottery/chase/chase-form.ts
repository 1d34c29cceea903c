import type { ChasePlanAsked } from '@baize/contract/lottery/lottery-chases'
import { planChase, type ChasePlan, type ChaseStep } from '@baize/games/lottery/chase'
import { ok, type Result } from '@baize/kernel/result'

export const chaseKinds = ['same', 'doubling', 'target', 'margin'] as const
export type ChaseKind = (typeof chaseKinds)[number]

/** What is asked of a chase, as it is typed: which draws, and how the multiple goes on from one to the next. */
export type ChaseForm = {
  readonly kind: ChaseKind
  readonly draws: number
  readonly multiple: number
  readonly every: number
  readonly times: number
  /** In smallest units. */
  readonly profit: string
  readonly percent: number
  /** Multiples that were changed by hand, by issue. */
  readonly byHand: Readonly<Record<string, number>>
  readonly stopOnWin: boolean
}

export const startOfChase: ChaseForm = {
  kind: 'same',
  draws: 5,
  multiple: 1,
  every: 1,
  times: 2,
  profit: '0',
  percent: 10,
  byHand: {},
  stopOnWin: true,
}

/** One time of the ticket: what it costs, and what it pays if it wins. */
export type Once = { readonly cost: bigint; readonly prize: bigint; readonly mostMultiple: number }

export type PlannedStep = ChaseStep & { readonly issue: string }

function planOf({ kind, multiple, every, times, profit, percent }: ChaseForm): ChasePlan {
  if (kind === 'same') return { kind, multiple }
  if (kind === 'doubling') return { kind, multiple, every, times }
  if (kind === 'target') return { kind, multiple, profit: BigInt(profit) }
  return { kind, multiple, percent }
}

/** What is told of the plan with the purchase; one that was changed is no plan any more. */
export function toldPlan(form: ChaseForm, issues: readonly string[]): ChasePlanAsked {
  if (issues.some((issue) => form.byHand[issue] !== undefined)) return { kind: 'hand' }
  const plan = planOf(form)
  return plan.kind === 'target' ? { ...plan, profit: String(plan.profit) } : plan
}

/** The steps of a chase over these issues, with what was changed by hand; or why it cannot be. */
export function stepsOf(
  form: ChaseForm,
  issues: readonly string[],
  { cost, prize, mostMultiple }: Once,
): Result<readonly PlannedStep[], string> {
  const planned = planChase(planOf(form), { issues: issues.length, cost, prize, mostMultiple })
  if (!planned.ok) return planned
  let spent = 0n
  return ok(
    planned.value.flatMap((step, index) => {
      const issue = issues[index]
      if (issue === undefined) return []
      const multiple = Math.min(form.byHand[issue] ?? step.multiple, mostMultiple)
      const own = cost * BigInt(multiple)
      spent += own
      return [{ issue, multiple, cost: own, spent, profit: prize * BigInt(multiple) - spent }]
    }),
  )
}
