import { deriveId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Support } from '../../support/support.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type AuditTrail,
  type Doer,
} from '../../system/system.ts'
import { presentPeriod, type Mission, type MissionId, type Missions } from './missions.ts'
import { listAtIt } from './progress.store.ts'

type CloseRefusal = 'not_found' | 'nothing_changed' | 'end_waits'

type Asked = { readonly id: MissionId; readonly title: string; readonly until: string }

const action = 'mission.close'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly approvals: Pick<Approvals, 'handle' | 'findWaiting'>
  readonly support: Pick<Support, 'tell'>
  readonly missions: Pick<Missions, 'stop' | 'find'>
  readonly audit: AuditTrail<'mission.closed'>
}

/** The end of a mission before the one that was said: what has begun is ended by two, with a word for who is at it. */
export function createMissionEnding({ db, now, approvals, support, missions, ...deps }: Deps) {
  async function carryOut(
    tx: Transaction,
    mission: Mission,
    { by, reason, askedBy }: { by: Doer; reason: string; askedBy?: string },
  ): Promise<Result<undefined, CloseRefusal>> {
    const { id, plan } = mission
    const { label } = presentPeriod(mission, { at: now(), zone: deps.zone() })
    const atIt = await listAtIt(tx, id, label)
    const closed = await missions.stop(tx, id, { by: fullNameOf(by), reason })
    if (!closed.ok) return closed
    await deps.audit.write(tx, {
      ...actedBy(by),
      action: 'mission.closed',
      object: id,
      reason,
      after: {
        closedAt: closed.value.closedAt?.toISOString() ?? '',
        told: atIt.length,
        ...(askedBy === undefined ? {} : { askedBy }),
      },
    })
    for (const member of atIt) {
      await support.tell(tx, {
        id: await deriveId('msg', id, 'closed', member),
        member,
        about: 'missionEnded',
        values: { name: plan.titles.EN ?? '', note: reason },
        link: '/?m=missionLeaderboard',
      })
    }
    return ok()
  }

  const ask = approvals.handle<Asked, CloseRefusal>(action, {
    says: 'missions-desk.secondClose',
    saysYes: 'missions-desk.closeText',
    roles: ['admin', 'finance'],
    changes: ({ title, until }) => [
      { name: { text: 'missions-desk.name' }, before: title, after: title, isLoosened: false },
      {
        name: { text: 'missions-desk.ends' },
        before: new Date(until),
        after: { text: 'missions-desk.endsNow' },
        isLoosened: false,
      },
    ],
    async carryOut(tx, { object, reason, requestedBy }, by) {
      const mission = await missions.find(object)
      if (mission === undefined) return refuse('not_found')
      return await carryOut(tx, mission, { by, reason, askedBy: requestedBy })
    },
  })

  /** Answers the request that waits, or nothing where it is done. */
  return async (
    id: MissionId,
    { operator, reason }: { readonly operator: Doer; readonly reason: string },
  ): Promise<Result<string | null, CloseRefusal>> => {
    const mission = await missions.find(id)
    if (mission === undefined) return refuse('not_found')
    if (mission.closesAt <= now()) return refuse('nothing_changed')
    return await db.transaction(async (tx): Promise<Result<string | null, CloseRefusal>> => {
      if (mission.opensAt <= now()) {
        if ((await approvals.findWaiting(tx, action, id)) !== undefined) return refuse('end_waits')
        const title = mission.plan.titles.EN ?? ''
        const content = { id, title, until: mission.closesAt.toISOString() }
        return ok(await ask(tx, { object: id, content, operator, reason }))
      }
      const done = await carryOut(tx, mission, { by: operator, reason })
      return done.ok ? ok(null) : done
    })
  }
}
