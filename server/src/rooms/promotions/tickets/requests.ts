import type { TicketPlan } from '@baize/contract/promotions/tickets-desk'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type Audit,
  type AuditActions,
  type Doer,
  type Hands,
} from '../../system/system.ts'
import { campaignChanges } from './changes.ts'
import type { Campaign, CampaignId, Plan, PlanRefusal, Tickets } from './tickets.ts'

const actions = {
  'tickets.published': 'tickets-desk.actionPublished',
  'tickets.stopped': 'tickets-desk.actionStopped',
  'tickets.given': 'tickets-desk.actionGiven',
} as const satisfies AuditActions

type Asked = { readonly id: CampaignId; readonly plan: TicketPlan }

export type PublishAsk = Asked & { readonly reason: string; readonly operator: Doer }

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly approvals: Pick<Approvals, 'handle'>
  readonly hands: Pick<Hands, 'take' | 'giveBack'>
  readonly audit: Pick<Audit, 'open'>
  readonly tickets: Pick<Tickets, 'publish' | 'find' | 'check'>
}

/** The way, among all by which one person gives alone. */
const what = 'tickets'

/** Campaigns that operators publish: what one may give alone at once, above it when somebody else agrees. */
export function createCampaignRequests({ db, approvals, hands, tickets, ...deps }: Deps) {
  const audit = deps.audit.open(actions)

  async function carryOut(
    tx: Transaction,
    { id, plan }: Asked,
    {
      by,
      reason,
      ...more
    }: { readonly by: Doer; readonly reason: string; readonly askedBy?: string },
  ): Promise<Result<Campaign, PlanRefusal>> {
    const published = await tickets.publish(tx, id, planOf(plan), fullNameOf(by))
    if (!published.ok) return published
    const { deck, commitment, position } = published.value
    await audit.write(tx, {
      ...actedBy(by),
      action: 'tickets.published',
      object: id,
      reason,
      after: { ...plan, deck, commitment, position, ...more },
    })
    return published
  }

  const request = approvals.handle<Asked, PlanRefusal>('tickets.publish', {
    says: 'tickets-desk.secondPublish',
    saysYes: 'tickets-desk.secondYes',
    roles: ['admin', 'finance'],
    changes: ({ plan }) => campaignChanges(plan),
    async carryOut(tx, { content, reason, requestedBy }, by) {
      const done = await carryOut(tx, content, { by, reason, askedBy: requestedBy })
      return done.ok ? ok() : done
    },
  })

  return {
    audit,
    /** Answers the request that waits, or nothing when it was published at once. */
    async publish({
      id,
      plan,
      reason,
      operator,
    }: PublishAsk): Promise<Result<string | null, PlanRefusal | 'id_used_differently'>> {
      if ((await tickets.find(id)) !== undefined) return refuse('id_used_differently')
      const read = planOf(plan)
      const checked = tickets.check(read)
      if (!checked.ok) return checked
      return await db.transaction(async (tx): Promise<Result<string | null, PlanRefusal>> => {
        const sum = money(read.budget, read.currency)
        const movement = { what, id, operator: operator.id, member: null, money: sum }
        if (read.budget > 0n && (await hands.take(tx, movement)) === 'needs_second') {
          return ok(await request(tx, { object: id, content: { id, plan }, operator, reason }))
        }
        const done = await carryOut(tx, { id, plan }, { by: operator, reason })
        if (done.ok) return ok(null)
        await hands.giveBack(tx, { what, id })
        return done
      })
    },
  }
}

export function planOf({ prizes, cut, earning, ...plan }: TicketPlan): Plan {
  const sum = (text: string | null) => (text === null ? null : BigInt(text))
  const shared = {
    ...plan,
    budget: BigInt(plan.budget),
    opensAt: new Date(plan.opensAt),
    closesAt: new Date(plan.closesAt),
    earning: earning && {
      deposit: sum(earning.deposit),
      validBet: sum(earning.validBet),
      perDay: earning.perDay,
    },
  }
  if (cut !== undefined) return { ...shared, cut: { slips: cut.slips, least: BigInt(cut.least) } }
  return {
    ...shared,
    prizes: (prizes ?? []).map(({ amount, count }) => ({ amount: BigInt(amount), count })),
  }
}
