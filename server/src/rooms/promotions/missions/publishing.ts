import { deriveId, timeOfId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Budgets } from '../budgets/budgets.ts'
import type { Grants } from '../grants/grants.ts'
import { isTimely } from '../../wallet/wallet.ts'
import {
  checkPlan,
  isFixedAlike,
  unreachable,
  wordlessIn,
  type Mission,
  type MissionId,
  type Plan,
  type PlanRefusal,
} from './mission.ts'
import * as store from './store.ts'

export type PublishRefusal =
  | PlanRefusal
  | 'mission_fixed'
  | 'changed_meanwhile'
  | 'campaign_over'
  | 'budget_spent'
  | 'id_out_of_time'

export type Wanted = {
  readonly id: MissionId
  /** The version that was read; 0 for a new one. */
  readonly version: number
  readonly plan: Plan
}

/** Clocks differ, and a form is open for a while. */
const earliestMs = 3_600_000

export type PublishingDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly budgets: Budgets
}

type Deps = PublishingDeps & {
  readonly grants: Pick<Grants, 'hasOpen'>
}

/** From the first version to the day on which what is left goes back. */
export function createPublishing({ db, now, zone, budgets, grants }: Deps) {
  function judge(
    present: Mission | undefined,
    { id, version, plan }: Wanted,
  ): Result<undefined, PublishRefusal> {
    const at = now()
    if ((present?.version ?? 0) !== version) return refuse('changed_meanwhile')
    if (present === undefined && !isTimely(timeOfId(id), at)) return refuse('id_out_of_time')
    if (present !== undefined && (present.closedAt !== null || present.closesAt <= at)) {
      return refuse('campaign_over')
    }
    const checked = checkPlan(plan, { now: at, zone: zone() })
    if (!checked.ok) return checked
    const never = present === undefined ? unreachable(plan, zone()) : undefined
    if (never !== undefined) return refuse('mission_invalid', { field: never })
    if (present !== undefined && !isFixedAlike(present.plan, plan)) return refuse('mission_fixed')
    return ok()
  }

  /** What operators write is held to more than what a demo has: words in each language, and no beginning before the writing. */
  function judgeWritten(
    present: Mission | undefined,
    wanted: Wanted,
  ): Result<undefined, PublishRefusal> {
    const { id, plan } = wanted
    const judged = judge(present, wanted)
    if (!judged.ok) return judged
    const isLate = plan.opensAt.getTime() < timeOfId(id).getTime() - earliestMs
    if (present === undefined && isLate) return refuse('mission_invalid', { field: 'opensAt' })
    const wordless = wordlessIn(plan)
    return wordless === undefined ? ok() : refuse('mission_invalid', { field: wordless })
  }

  /** The document and its money are one commit. */
  async function publish(
    tx: Transaction,
    wanted: Wanted,
    { by, askedBy }: { readonly by: string; readonly askedBy: string },
  ): Promise<Result<Mission, PublishRefusal>> {
    const { id, plan } = wanted
    const present = await store.lockMission(tx, id)
    const judged = judge(present, wanted)
    if (!judged.ok) return judged
    const version = wanted.version + 1
    const change = plan.budget - (present?.plan.budget ?? 0n)
    if (change !== 0n) {
      const transfer = await deriveId('trf', id, `budget ${version}`)
      const amount = change < 0n ? -change : change
      const moved = { id: transfer, offer: id, currency: plan.currency, amount }
      const done = change > 0n ? await budgets.raise(tx, moved) : await budgets.lower(tx, moved)
      if (!done.ok && done.code === 'budget_spent') return refuse('budget_spent')
      if (!done.ok) throw new Error(`The budget of a mission was refused: ${done.code}`)
    }
    await store.writeVersion(tx, { id, version, plan, at: now(), by, askedBy })
    const written = await store.findMission(tx, id)
    if (written === undefined) throw new Error('A mission that was written is not there')
    return ok(written)
  }

  /** From now on nothing counts for it; what was reached stays reached. */
  async function close(
    tx: Transaction,
    id: MissionId,
    ended: { readonly by: string; readonly reason: string },
  ): Promise<Mission | undefined> {
    const mission = await store.lockMission(tx, id)
    const at = now()
    if (mission === undefined || mission.closedAt !== null || mission.closesAt <= at)
      return undefined
    await store.setClosed(tx, id, { at, ...ended })
    return await store.findMission(tx, id)
  }

  /** Gives back what is left, once it is over and nothing of it is promised or played. */
  async function giveBack(id: MissionId): Promise<boolean> {
    return await db.transaction(async (tx) => {
      const mission = await store.lockMission(tx, id)
      if (mission === undefined || mission.settledAt !== null || mission.closesAt > now())
        return false
      if (await grants.hasOpen(tx, id)) return false
      const { currency } = mission.plan
      const { left } = await budgets.stateOf(id, currency, tx)
      if (left > 0n) {
        const transfer = await deriveId('trf', id, 'settled')
        const lowered = await budgets.lower(tx, { id: transfer, offer: id, currency, amount: left })
        if (!lowered.ok) throw new Error('What a mission had left was gone a moment later')
      }
      await store.setSettled(tx, id, now())
      return true
    })
  }

  return {
    publish,
    check: async (wanted: Wanted) => judgeWritten(await store.findMission(db, wanted.id), wanted),
    close,
    giveBack,
  }
}
