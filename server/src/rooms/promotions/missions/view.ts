import type { CardDay, MissionState, StepState } from '@baize/contract/promotions/missions'
import type { Mission as ShownMission } from '@baize/contract/promotions/missions'
import { defaultLanguage, type Language } from '@baize/kernel/language'
import { addDays, businessDay, type Day } from '@baize/kernel/time'
import type { Mission, Plan } from './mission.ts'
import { clip, daysOf, endIn, runOf, type Period } from './periods.ts'
import type { OwnStep } from './progress.store.ts'

/** Missions in the words of the calls. */

const dayMs = 86_400_000

export const wordIn = (words: Plan['titles'], language: Language) =>
  words[language] || words[defaultLanguage] || ''

export type OwnView = {
  readonly period: Period
  readonly value: bigint
  /** Of this mission and period. */
  readonly steps: readonly OwnStep[]
  readonly signed: ReadonlySet<Day>
}

function stateOfStep(own: OwnStep | undefined, isOver: boolean): StepState {
  if (own === undefined) return isOver ? 'expired' : 'open'
  if (own.grant === null) return isOver ? 'expired' : 'waiting'
  if (own.state === 'issued') return 'reached'
  // What was taken and given up later was taken all the same.
  return own.state === 'lapsed' || own.state === 'rejected' || own.state === 'revoked'
    ? 'expired'
    : 'claimed'
}

function stateOf(
  mission: Mission,
  { value, at, states }: { value: bigint; at: Date; states: readonly StepState[] },
): MissionState {
  if (mission.opensAt > at) return 'locked'
  if (states.includes('reached')) return 'reached'
  if (states.length > 0 && states.every((state) => state === 'claimed')) return 'claimed'
  if (states.every((state) => state === 'claimed' || state === 'expired')) return 'expired'
  return value > 0n ? 'progress' : 'joined'
}

/** The days of a card: what signing gives on each, by how many were signed before. */
function cardOf(
  mission: Mission,
  { period, signed }: OwnView,
  { at, zone }: { readonly at: Date; readonly zone: string },
): ShownMission['card'] {
  const { plan } = mission
  if (plan.kind !== 'signIn' && plan.kind !== 'streak') return null
  const today = businessDay(at, zone)
  const days = daysOf(clip(period, mission), zone)
  const isOver = mission.closesAt <= at
  const rewardAt = (goal: number) =>
    plan.steps.find((step) => step.goal === BigInt(goal))?.reward.toString() ?? null
  let number = 0
  let best = 0
  const shown = days.map((day): CardDay => {
    const isSigned = signed.has(day)
    const isPast = day < today || isOver
    const state = isSigned ? 'signed' : isPast ? 'missed' : day === today ? 'today' : 'next'
    if (state === 'missed') {
      if (plan.kind === 'streak') number = 0
      return { day, state, reward: null }
    }
    number += 1
    const reward = plan.kind === 'signIn' || number > best ? rewardAt(number) : null
    best = Math.max(best, number)
    return { day, state, reward }
  })
  const last = signed.has(today) ? today : addDays(today, -1)
  return {
    days: shown,
    run: runOf(last, signed, addDays(today, -400)),
    isSigned: signed.has(today),
  }
}

export function showMission(
  mission: Mission,
  own: OwnView,
  { at, zone, language }: { readonly at: Date; readonly zone: string; readonly language: Language },
): ShownMission {
  const { id, plan } = mission
  const { period, value } = own
  const end = endIn(period, mission)
  const claimUntil = new Date(end.getTime() + plan.claimDays * dayMs)
  const steps = plan.steps.map(({ goal, reward }, place) => {
    const reached = own.steps.find(({ step }) => step === place + 1)
    const isOver = reached === undefined ? end <= at : claimUntil <= at
    const state = stateOfStep(reached, isOver)
    return { step: place + 1, goal: String(goal), reward: String(reward), state }
  })
  const states = steps.map(({ state }) => state)
  return {
    id,
    kind: plan.kind,
    fact: plan.fact,
    categories: [...plan.categories],
    title: wordIn(plan.titles, language),
    line: wordIn(plan.lines, language),
    currency: plan.currency,
    period: plan.period,
    label: period.label,
    startsAt: (period.start > mission.opensAt ? period.start : mission.opensAt).toISOString(),
    endsAt: end.toISOString(),
    claimUntil: claimUntil.toISOString(),
    endedFor: mission.closedFor,
    state: stateOf(mission, { value, at, states }),
    value: String(value > 0n ? value : 0n),
    steps,
    times: plan.times,
    card: cardOf(mission, own, { at, zone }),
  }
}
