import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  dayText,
  fields,
  list,
  madeId,
  maybe,
  moment,
  nextCursor,
  nothing,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Runs of rebate, cash back and VIP bonuses, and what the programmes may give, as operators see them. */

const mayLook = ['admin', 'finance', 'risk', 'auditor'] as const
const mayAct = ['admin', 'finance'] as const

export const rewardRunKind = Type.Enum(['rebate', 'cashback', 'vip_week', 'vip_month'])
const noReason = Type.Enum(['too_little', 'no_loss', 'no_rate', 'below_play', 'carried'])

const sum = fields({
  currency,
  members: count(),
  /** Who gets nothing, each with a reason. */
  nothing: count(),
  amount: wholeNumber,
  paid: wholeNumber,
  paidMembers: count(),
})

const rewardRun = fields({
  id: shortText(40),
  kind: rewardRunKind,
  from: dayText,
  /** The last day. */
  to: dayText,
  zone: shortText(60),
  version: count(),
  state: Type.Enum(['frozen', 'computed', 'approved', 'posting', 'done']),
  waits: maybe(Type.Enum(['budget', 'second_person'])),
  approvedBy: maybe(shortText(200)),
  beganAt: moment,
  doneAt: maybe(moment),
  sums: list(sum, 20),
})
export type RewardRun = Static<typeof rewardRun>

export const listRewardRuns = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/runs',
  summary: 'The last hundred runs, newest first.',
  access: mayLook,
  input: fields({ kind: Type.Optional(rewardRunKind) }),
  reply: fields({ items: list(rewardRun, 100) }),
  errors: [],
})

const runLine = fields({
  member: shortText(50),
  account: shortText(60),
  currency,
  amount: wholeNumber,
  reason: maybe(noReason),
  isPaid: Type.Boolean(),
})
export type RewardRunLine = Static<typeof runLine>

export const listRewardRunLines = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/runs/lines',
  summary: 'What a run came to, member by member.',
  access: mayLook,
  input: fields({ id: shortText(40), ...cursorPage }),
  reply: fields({ items: list(runLine, 100), next: nextCursor }),
  errors: [],
})

export const dryRunReward = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/runs/dry-run',
  summary: 'What the next run of a kind would give as things stand. Nothing is written.',
  access: mayLook,
  input: fields({ kind: rewardRunKind }),
  reply: fields({
    kind: rewardRunKind,
    from: dayText,
    to: dayText,
    isCut: Type.Boolean(),
    sums: list(fields({ currency, members: count(), nothing: count(), amount: wholeNumber }), 20),
    /** Those who get most. */
    items: list(runLine, 100),
  }),
  errors: [],
})

export const releaseRewardRun = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/runs/release',
  summary: 'Asks a second person to let a run go on that gives more than its limit.',
  access: mayAct,
  input: fields({ id: shortText(40), reason }),
  reply: fields({ approvalId: shortText(50) }),
  errors: ['not_found', 'reward_run_state'],
})

const budget = fields({
  programme: Type.Enum(['vip', 'rebate', 'cashback', 'referral', 'manual']),
  currency,
  left: wholeNumber,
  promised: wholeNumber,
})
export type ProgrammeBudget = Static<typeof budget>

export const listProgrammeBudgets = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/budgets',
  summary: 'What the programmes may still give.',
  access: mayLook,
  input: nothing,
  reply: fields({ items: list(budget, 100) }),
  errors: [],
})

export const changeProgrammeBudget = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/budgets',
  summary:
    'Gives a programme money to give away, or takes back what it has not promised. Above what one person may give, and for what is taken from a programme whose terms stand, a second agrees first.',
  access: mayAct,
  input: fields({
    id: madeId('trf'),
    programme: Type.Enum(['vip', 'rebate', 'cashback', 'referral', 'manual']),
    currency,
    /** In the smallest unit; below nought to take it back. */
    amount: wholeNumber,
    reason,
  }),
  reply: fields({ approvalId: maybe(shortText(50)) }),
  errors: [
    'amount_not_positive',
    'amount_invalid',
    'budget_short',
    'id_out_of_time',
    'id_used_differently',
  ],
})

declare module '../contract.ts' {
  interface ContractModules {
    runsDesk: typeof import('./runs-desk.ts')
  }
}
