import { Type, type Static } from 'typebox'
import { gameCategories } from '../catalogue/catalogue-names.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  idText,
  list,
  madeId,
  maybe,
  moment,
  nextCursor,
  perLanguage,
  reason,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'
import { missionFacts, missionKinds, missionPeriods, periodLabel } from './missions.ts'

/** Missions and boards, as operators write, publish and watch them. */

const mayLook = ['admin', 'finance', 'risk', 'support', 'content', 'auditor'] as const
const mayPublish = ['admin', 'finance'] as const

const plainSum = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })

export const missionPlan = fields({
  kind: Type.Enum([...missionKinds]),
  /** Of `once`: what is to be done. */
  fact: maybe(Type.Enum([...missionFacts])),
  /** Which games count; none named is all. */
  categories: list(Type.Enum([...gameCategories]), 20),
  period: Type.Enum([...missionPeriods]),
  titles: perLanguage(60),
  lines: perLanguage(160),
  currency,
  /** Rising; empty of a board. */
  steps: list(fields({ goal: plainSum, reward: plainSum }), 40),
  /** Of a board, from the first place on. */
  prizes: list(fields({ places: times(1, 1000), reward: plainSum }), 20),
  /** Of a board: the valid bet of one point. */
  per: plainSum,
  times: times(0, 3),
  budget: plainSum,
  claimDays: times(1, 60),
  /** Of a board: how long after the end of a period its list becomes final. */
  lagMinutes: times(0, 1440),
  opensAt: moment,
  closesAt: moment,
})
export type MissionPlan = Static<typeof missionPlan>

export const deskMission = fields({
  id: idText('mis'),
  version: count(),
  plan: missionPlan,
  state: Type.Enum(['announced', 'open', 'over', 'settled']),
  /** Members who did something for it in the running period, and who reached something ever. */
  members: count(),
  reached: count(),
  /** What was given, what is promised, what is left, and what waits for money. */
  paid: wholeNumber,
  promised: wholeNumber,
  left: wholeNumber,
  waiting: count(),
  publishedAt: moment,
  publishedBy: shortText(200),
  closedAt: maybe(moment),
  closedBy: shortText(200),
  /** Of a board: its periods, the newest first. */
  periods: list(
    fields({
      label: periodLabel,
      endsAt: moment,
      state: Type.Enum(['running', 'counting', 'final', 'paid']),
    }),
    12,
  ),
})
export type DeskMission = Static<typeof deskMission>

export const listDeskMissions = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/missions',
  summary: 'Missions and boards with their money, newest first.',
  access: mayLook,
  input: fields({ ...cursorPage }),
  reply: fields({ items: list(deskMission, 100), next: nextCursor }),
  errors: [],
})

export const publishMission = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/missions',
  summary:
    'Publishes a mission, or a further version of one: its words, its end and its budget. A large one waits for a second person.',
  access: mayPublish,
  input: fields({
    id: madeId('mis'),
    /** The version that was read; 0 for a new one. */
    version: count(),
    plan: missionPlan,
    reason,
  }),
  reply: fields({ mission: maybe(deskMission), approval: maybe(shortText(50)) }),
  errors: [
    'mission_invalid',
    'mission_fixed',
    'window_invalid',
    'text_empty',
    'changed_meanwhile',
    'budget_spent',
    'campaign_over',
    'id_out_of_time',
    'needs_second_person',
  ],
})

export const closeMission = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/missions/:id/close',
  summary:
    'Ends a mission: nothing counts any more. What was reached can still be claimed, and a running board is paid. Once it has begun two people do, and members read the reason.',
  access: mayPublish,
  input: fields({ id: idText('mis'), reason }),
  reply: fields({ mission: deskMission, approval: maybe(shortText(50)) }),
  errors: ['not_found', 'nothing_changed', 'end_waits'],
})

export const listBoardPlaces = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/missions/:id/places',
  summary: 'Who stands where on a board, by name.',
  access: mayLook,
  input: fields({ id: idText('mis'), label: periodLabel }),
  reply: fields({
    state: Type.Enum(['running', 'counting', 'final', 'paid']),
    items: list(
      fields({
        place: count(),
        account: shortText(60),
        points: wholeNumber,
        prize: maybe(wholeNumber),
        reachedAt: moment,
      }),
      100,
    ),
  }),
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    missionsDesk: typeof import('./missions-desk.ts')
  }
}
