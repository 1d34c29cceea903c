import { isDeepStrictEqual } from 'node:util'
import type { MissionPlan } from '@baize/contract/promotions/missions-desk'
import type { Id } from '@baize/kernel/ids'
import { languages } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { cardDays, countPeriods, daysAtHand } from './periods.ts'

export type MissionId = Id<'mis'>

export type Step = { readonly goal: bigint; readonly reward: bigint }
export type Prize = { readonly places: number; readonly reward: bigint }

/** What operators say of a mission, with its sums and moments read. */
export type Plan = Omit<
  MissionPlan,
  'steps' | 'prizes' | 'per' | 'budget' | 'opensAt' | 'closesAt'
> & {
  readonly steps: readonly Step[]
  readonly prizes: readonly Prize[]
  readonly per: bigint
  readonly budget: bigint
  readonly opensAt: Date
  readonly closesAt: Date
}

export type Mission = {
  readonly id: MissionId
  readonly version: number
  readonly plan: Plan
  readonly publishedAt: Date
  readonly publishedBy: string
  /** Its end as it stands now: that of the plan, or the moment at which it was closed. */
  readonly opensAt: Date
  readonly closesAt: Date
  readonly closedAt: Date | null
  readonly closedBy: string
  /** Why it was ended before its said end, in words that members read; else empty. */
  readonly closedFor: string
  readonly settledAt: Date | null
}

export function planOf(plan: MissionPlan): Plan {
  return {
    ...plan,
    steps: plan.steps.map(({ goal, reward }) => ({ goal: BigInt(goal), reward: BigInt(reward) })),
    prizes: plan.prizes.map(({ places, reward }) => ({ places, reward: BigInt(reward) })),
    per: BigInt(plan.per),
    budget: BigInt(plan.budget),
    opensAt: new Date(plan.opensAt),
    closesAt: new Date(plan.closesAt),
  }
}

export function documentOf(plan: Plan): MissionPlan {
  return {
    ...plan,
    steps: plan.steps.map(({ goal, reward }) => ({ goal: String(goal), reward: String(reward) })),
    prizes: plan.prizes.map(({ places, reward }) => ({ places, reward: String(reward) })),
    per: String(plan.per),
    budget: String(plan.budget),
    opensAt: plan.opensAt.toISOString(),
    closesAt: plan.closesAt.toISOString(),
  }
}

export type PlanRefusal = 'mission_invalid' | 'window_invalid' | 'text_empty'

const longestMs = 366 * 86_400_000
const mostReward = 2n ** 53n - 1n

/** What a period gives on a board. */
export function poolOf({ prizes }: Pick<Plan, 'prizes'>): bigint {
  return prizes.reduce((sum, { places, reward }) => sum + reward * BigInt(places), 0n)
}

export function placesOf({ prizes }: Pick<Plan, 'prizes'>): number {
  return prizes.reduce((sum, { places }) => sum + places, 0)
}

/** What a place gets; nothing below the last that gets something. */
export function prizeOf({ prizes }: Pick<Plan, 'prizes'>, place: number): bigint | undefined {
  let last = 0
  for (const { places, reward } of prizes) {
    last += places
    if (place <= last) return reward
  }
  return undefined
}

/** Which part of a plan contradicts the others. */
function faultOf(plan: Plan, zone: string): string | undefined {
  const { kind, fact, steps, prizes, period, budget } = plan
  const isBoard = kind === 'board'
  if ((kind === 'once') !== (fact !== null)) return 'fact'
  if (kind === 'once' && period !== 'once') return 'period'
  if (isBoard !== (steps.length === 0)) return 'steps'
  if (isBoard !== prizes.length > 0) return 'prizes'
  if (plan.per < 1n || (!isBoard && plan.per !== 1n)) return 'per'
  const sums = [...steps.map(({ reward }) => reward), ...prizes.map(({ reward }) => reward)]
  if (sums.some((sum) => sum < 1n || sum > mostReward)) return isBoard ? 'prizes' : 'steps'
  const rises = steps.every(
    ({ goal }, place) => goal > 0n && goal <= mostReward && goal > (steps[place - 1]?.goal ?? 0n),
  )
  if (!rises || (kind === 'once' && steps[0]?.goal !== 1n)) return 'steps'
  const falls = prizes.every(({ reward }, place) => reward <= (prizes[place - 1]?.reward ?? reward))
  if (!falls) return 'prizes'
  if ((kind === 'signIn' || kind === 'streak') && period === 'daily') return 'period'
  // What a board says that it gives is there for every period of it, and of a mission for one member at least.
  const needed = isBoard
    ? poolOf(plan) * BigInt(countPeriods(period, plan, zone))
    : steps.reduce((sum, { reward }) => sum + reward, 0n)
  return budget < needed || budget > mostReward ? 'budget' : undefined
}

/** Which part asks for more than there is time for: nobody could reach it. */
export function unreachable(plan: Plan, zone: string): string | undefined {
  const { kind, period, steps } = plan
  if (kind !== 'activeDays' && kind !== 'signIn' && kind !== 'streak') return undefined
  const days = daysAtHand(period, plan, zone)
  const most = kind === 'activeDays' ? days : Math.min(days, cardDays)
  return (steps.at(-1)?.goal ?? 0n) > BigInt(most) ? 'steps' : undefined
}

/** In which language a word is missing that others have; a title is in each of them. */
export function wordlessIn({ titles, lines }: Pick<Plan, 'titles' | 'lines'>): string | undefined {
  const hasLine = languages.some(({ wire }) => (lines[wire] ?? '').trim() !== '')
  for (const { wire } of languages) {
    if ((titles[wire] ?? '').trim() === '') return `titles.${wire}`
    if (hasLine && (lines[wire] ?? '').trim() === '') return `lines.${wire}`
  }
  return undefined
}

/** Whether a plan makes sense. */
export function checkPlan(
  plan: Plan,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Result<undefined, PlanRefusal> {
  const from = Math.max(plan.opensAt.getTime(), now.getTime())
  const lastsMs = plan.closesAt.getTime() - from
  const wholeMs = plan.closesAt.getTime() - plan.opensAt.getTime()
  if (!(lastsMs >= 1_000 && wholeMs <= longestMs)) return refuse('window_invalid')
  if ((plan.titles.EN ?? '').trim() === '') return refuse('text_empty')
  const field = faultOf(plan, zone)
  return field === undefined ? ok() : refuse('mission_invalid', { field })
}

/**
 * What members were told stays as it was said: a further version changes words and the budget, and gives more time to play
 * and to claim, never less.
 */
export function isFixedAlike(before: Plan, after: Plan): boolean {
  if (after.closesAt < before.closesAt || after.claimDays < before.claimDays) return false
  const open = { titles: {}, lines: {}, budget: 0n, claimDays: 1, closesAt: new Date(0) }
  const fixed = (plan: Plan) => documentOf({ ...plan, ...open })
  return isDeepStrictEqual(fixed(before), fixed(after))
}
