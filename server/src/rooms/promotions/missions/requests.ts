import type { MissionPlan } from '@baize/contract/promotions/missions-desk'
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
import { isReworded, missionChanges } from './changes.ts'
import { documentOf, planOf } from './missions.ts'
import type { Mission, MissionId, Missions, PublishRefusal } from './missions.ts'

const actions = {
  'mission.published': 'missions-desk.actionPublished',
  'mission.closed': 'missions-desk.actionClosed',
} as const satisfies AuditActions

type Wanted = { readonly id: MissionId; readonly version: number; readonly plan: MissionPlan }

/** With what holds now, so that who agrees sees what changes. */
type Asked = Wanted & { readonly before?: MissionPlan | null }

export type PublishAsk = Wanted & { readonly reason: string; readonly operator: Doer }

type Deps = {
  readonly db: Database
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond'>
  readonly hands: Pick<Hands, 'take' | 'giveBack'>
  readonly audit: Pick<Audit, 'open'>
  readonly missions: Pick<Missions, 'publish' | 'check' | 'find'>
}

/** The way, among all by which one person gives alone. */
const what = 'mission'
const deciders = ['admin', 'finance'] as const

/** Missions that operators publish: what one may give alone at once, above it and other words of one that is there when somebody else agrees. */
export function createMissionRequests({ db, approvals, hands, missions, ...deps }: Deps) {
  const audit = deps.audit.open(actions)

  async function carryOut(
    tx: Transaction,
    { id, version, plan }: Wanted,
    { by, reason, askedBy = '' }: { by: Doer; reason: string; askedBy?: string },
  ): Promise<Result<Mission, PublishRefusal>> {
    const wanted = { id, version, plan: planOf(plan) }
    const published = await missions.publish(tx, wanted, { by: fullNameOf(by), askedBy })
    if (!published.ok) return published
    await audit.write(tx, {
      ...actedBy(by),
      action: 'mission.published',
      object: id,
      reason,
      after: { ...plan, version: version + 1, ...(askedBy === '' ? {} : { askedBy }) },
    })
    return published
  }

  const request = approvals.handle<Asked, PublishRefusal>('mission.publish', {
    says: 'missions-desk.secondPublish',
    saysYes: 'missions-desk.secondYes',
    roles: deciders,
    changes: ({ before, plan }) => missionChanges(before ?? undefined, plan),
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
      version,
      plan,
      reason,
      operator,
    }: PublishAsk): Promise<Result<string | null, PublishRefusal | 'needs_second_person'>> {
      const read = planOf(plan)
      const checked = await missions.check({ id, version, plan: read })
      if (!checked.ok) return checked
      return await db.transaction(
        async (tx): Promise<Result<string | null, PublishRefusal | 'needs_second_person'>> => {
          const present = await missions.find(id)
          const more = read.budget - (present?.plan.budget ?? 0n)
          // Each raise by itself, so that a budget that grows in pieces counts in whole.
          const named = `${id} ${version + 1}`
          const sum = money(more, read.currency)
          const movement = { what, id: named, operator: operator.id, member: null, money: sum }
          const before = present === undefined ? null : documentOf(present.plan)
          const reworded = before !== null && isReworded(before, plan)
          if (reworded || (more > 0n && (await hands.take(tx, movement)) === 'needs_second')) {
            if (!(await approvals.hasSecond(tx, deciders, operator.id))) {
              return refuse('needs_second_person')
            }
            const content = { id, version, plan, before }
            return ok(await request(tx, { object: id, content, operator, reason }))
          }
          const done = await carryOut(tx, { id, version, plan }, { by: operator, reason })
          if (done.ok) return ok(null)
          if (more > 0n) await hands.giveBack(tx, { what, id: named })
          return done
        },
      )
    },
  }
}
