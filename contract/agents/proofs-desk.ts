import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  cursorPage,
  dayText,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Whether the sums of teams are what the wagers come to, as operators see it and ask for it. */

const mayLook = ['admin', 'finance', 'risk', 'auditor'] as const
const mayProve = ['admin', 'finance', 'auditor'] as const

const figures = fields({
  bets: wholeNumber,
  stake: wholeNumber,
  validBet: wholeNumber,
  payout: wholeNumber,
})

const difference = fields({
  of: Type.Enum(['member', 'team', 'active', 'slot']),
  who: fields({ id: shortText(100), account: shortText(100) }),
  product: shortText(20),
  currency: shortText(5),
  /** When the five minutes begin; null for a day. */
  slot: maybe(moment),
  /** For `active` the number of members, as bets. */
  kept: figures,
  counted: figures,
})
export type SumsDifference = Static<typeof difference>

const proof = fields({
  id: shortText(50),
  day: dayText,
  /** Null for the clock. */
  askedBy: maybe(shortText(100)),
  begunAt: moment,
  endedAt: moment,
  /** What was counted from the wagers. */
  bets: count(),
  members: count(),
  teams: count(),
  slots: count(),
  /** How many sums differ. */
  differing: count(),
  /** The first of them. */
  differences: list(difference, 200),
})
export type SumsProof = Static<typeof proof>

export const listTeamProofs = endpoint({
  method: 'GET',
  path: '/ops/api/agents/proofs',
  summary: 'Which days of teams were proven from the wagers, and what differs, newest first.',
  access: mayLook,
  input: fields(cursorPage),
  reply: fields({ items: list(proof, 100), next: nextCursor }),
  errors: [],
})

export const proveTeamDay = endpoint({
  method: 'POST',
  path: '/ops/api/agents/proofs/prove',
  summary:
    'Has a closed day counted again from its wagers; what is found is listed when it is done.',
  access: mayProve,
  perMinute: 6,
  input: fields({ day: dayText, reason }),
  reply: fields({ day: dayText }),
  errors: ['invalid_period', 'day_not_closed', 'day_not_provable'],
})

declare module '../contract.ts' {
  interface ContractModules {
    proofsDesk: typeof import('./proofs-desk.ts')
  }
}
