import type { MissionPlan } from '@baize/contract/promotions/missions-desk'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type AskedChange,
  type Audit,
  type AuditActions,
  type Doer,
} from '../../system/system.ts'
import {
  needsSecond,
  planOf,
  type Mission,
  type MissionId,
  type Missions,
  type PublishRefusal,
} from './missions.ts'

const actions = {
  'mission.published': 'missions-desk.actionPublished',
  'mission.closed': 'missions-desk.actionClosed',
} as const satisfies AuditActions

type Asked = { readonly id: MissionId; readonly version: number; readonly plan: MissionPlan }

export type PublishAsk = Asked & { readonly reason: string; readonly operator: Doer }

type Deps = {
  readonly db: Database
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond'>
  readonly audit: Pick<Audit, 'open'>
  readonly missions: Pick<Missions, 'publish' | 'check'>
}

const deciders = ['admin', 'finance'] as const

/** Missions that operators publish: a small one at once, a large one when somebody else agrees. */
export function createMissionRequests({ db, approvals, missions, ...deps }: Deps) {
  const audit = deps.audit.open(actions)

  async function carryOut(
    tx: Transaction,
    { id, version, plan }: Asked,
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
    changes: ({ plan }) => missionChanges(plan),
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
          if (needsSecond(read)) {
            if (!(await approvals.hasSecond(tx, deciders, operator.id))) {
              return refuse('needs_second_person')
            }
            const content = { id, version, plan }
            return ok(await request(tx, { object: id, content, operator, reason }))
          }
          const done = await carryOut(tx, { id, version, plan }, { by: operator, reason })
          return done.ok ? ok(null) : done
        },
      )
    },
  }
}

function missionChanges({ titles, budget, currency }: MissionPlan): readonly AskedChange[] {
  return [
    {
      name: { text: 'missions-desk.name' },
      before: '',
      after: titles.EN ?? '',
      isLoosened: false,
    },
    {
      name: { text: 'missions-desk.budget' },
      before: '',
      after: money(BigInt(budget), currency),
      isLoosened: false,
    },
  ]
}
