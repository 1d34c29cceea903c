import * as contract from '@baize/contract/promotions/missions-desk'
import type { DeskMission } from '@baize/contract/promotions/missions-desk'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import { operatorOf, type Approvals, type Audit, type Hands } from '../../system/system.ts'
import type { BoardPeriod, Mission, MissionId, Missions } from './missions.ts'
import { documentOf, prizeOf } from './missions.ts'
import { createMissionEnding } from './ending.ts'
import { createMissionRequests } from './requests.ts'

export type DeskDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Members, 'list'>
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond' | 'findWaiting'>
  readonly hands: Pick<Hands, 'take' | 'giveBack'>
  readonly support: Pick<Support, 'tell'>
  readonly zone: () => string
  readonly audit: Pick<Audit, 'open'>
  readonly missions: Missions
}

const usualPage = 25
const shownPeriods = 12
const shownPlaces = 100

/** The operators' calls about missions and boards. */
export function serveMissionsDesk(http: Http, deps: DeskDeps): void {
  const { db, now, members, missions } = deps
  const { audit, publish } = createMissionRequests(deps)
  const close = createMissionEnding({ ...deps, audit })

  function stateOf({ opensAt, closesAt, settledAt }: Mission): DeskMission['state'] {
    if (settledAt !== null) return 'settled'
    if (closesAt <= now()) return 'over'
    return opensAt > now() ? 'announced' : 'open'
  }

  function stateOfPeriod(mission: Mission, one: BoardPeriod) {
    if (one.paidAt !== null) return 'paid'
    if (one.frozenAt !== null) return 'final'
    return missions.boards.endOf(mission, one.period) <= now() ? 'counting' : 'running'
  }

  async function show(mission: Mission): Promise<DeskMission> {
    const { id, version, plan, publishedAt, publishedBy, closedAt, closedBy } = mission
    const { paid, left, promised, ...figures } = await missions.figuresOf(mission)
    const periods = await missions.boards.listPeriods(id, shownPeriods)
    return {
      id,
      version,
      plan: documentOf(plan),
      state: stateOf(mission),
      ...figures,
      paid: String(paid),
      promised: String(promised),
      left: String(left),
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      closedAt: closedAt?.toISOString() ?? null,
      closedBy,
      periods: periods.map((one) => ({
        label: one.period,
        endsAt: missions.boards.endOf(mission, one.period).toISOString(),
        state: stateOfPeriod(mission, one),
      })),
    }
  }

  async function showOne(id: string) {
    const found = await missions.find(id)
    if (found === undefined) throw new Error('A mission cannot be shown.')
    return await show(found)
  }

  serve(http, contract.listDeskMissions, async ({ cursor, limit = usualPage }) => {
    const below = cursor === '' ? undefined : cursor
    const found = await missions.list({ below, limit: limit + 1 })
    const page = found.slice(0, limit)
    const items = await Promise.all(page.map(show))
    return ok({ items, next: found.length > limit ? (page.at(-1)?.id ?? null) : null })
  })

  serve(http, contract.publishMission, async ({ id, version, plan, reason }, call) => {
    const operator = operatorOf(call)
    const done = await publish({ id: id as MissionId, version, plan, reason, operator })
    if (!done.ok) return done
    const approval = done.value
    return ok({ approval, mission: approval === null ? await showOne(id) : null })
  })

  serve(http, contract.closeMission, async ({ id, reason }, call) => {
    const done = await close(id as MissionId, { operator: operatorOf(call), reason })
    return done.ok ? ok({ approval: done.value, mission: await showOne(id) }) : done
  })

  serve(http, contract.listBoardPlaces, async ({ id, label }) => {
    const mission = await missions.find(id)
    if (mission?.plan.kind !== 'board') return refuse('not_found')
    const read = await missions.boards.read(mission, label, { top: shownPlaces })
    if (read === undefined) return refuse('not_found')
    const people = await members.list(
      db,
      read.rows.map(({ member }) => member),
    )
    return ok({
      state: stateOfPeriod(mission, read.period),
      items: read.rows.map(({ place, member, points, reachedAt }) => ({
        place,
        account: people.get(member)?.account ?? '',
        points: String(points),
        prize: prizeOf(mission.plan, place)?.toString() ?? null,
        reachedAt: reachedAt.toISOString(),
      })),
    })
  })
}
