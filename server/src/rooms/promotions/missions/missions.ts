import type { Mission as ShownMission } from '@baize/contract/promotions/missions'
import type { Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { addDays, businessDay } from '@baize/kernel/time'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { BudgetState } from '../budgets/budgets.ts'
import type { Grants } from '../grants/grants.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createBoards, type Boards, type BoardsDeps } from './boards.ts'
import { createClaiming, type ClaimingDeps } from './claiming.ts'
import { createCounting, startCounting, type CountingDeps } from './counting.ts'
import type { Change } from './facts.ts'
import type { Mission, MissionId } from './mission.ts'
import { periodOf, presentPeriod, type Period } from './periods.ts'
import { createPublishing, type PublishingDeps } from './publishing.ts'
import * as progress from './progress.store.ts'
import * as store from './store.ts'
import { showMission } from './view.ts'

export { documentOf, planOf, placesOf, poolOf, prizeOf } from './mission.ts'
export { subscriber } from './counting.ts'
export { seedDemoMissions } from './demo.ts'
export { presentPeriod } from './periods.ts'
export { wordIn } from './view.ts'
export type { Mission, MissionId, Plan } from './mission.ts'
export type { BarRefusal, ClaimStepRefusal, StepAsk } from './claiming.ts'
export type { BoardPeriod, Boards, Place } from './boards.ts'
export type { PublishRefusal, Wanted } from './publishing.ts'

export type MissionsDeps = CountingDeps &
  ClaimingDeps &
  PublishingDeps &
  BoardsDeps & {
    readonly grants: Pick<Grants, 'claim' | 'giveAll' | 'hasOpen'>
    readonly log: Log
  }

const shownMs = 30 * 86_400_000
const waitingAtOnce = 200

export function createMissions(deps: MissionsDeps) {
  const { db, now, zone, budgets, log } = deps
  const counting = createCounting(deps)
  startCounting(deps, counting)
  const boards = createBoards(deps)
  const publishing = createPublishing(deps)
  const claiming = createClaiming(deps, counting)

  /** Those that a member of this currency sees: running ones, and those that ended with something to claim. */
  async function listOwn(member: MemberId, currency: string, language: Language) {
    const at = now()
    const all = (await store.listUnsettled(db)).filter(
      ({ plan, closesAt }) =>
        plan.kind !== 'board' &&
        plan.currency === currency &&
        closesAt.getTime() > at.getTime() - shownMs,
    )
    const present = all.map((mission) => ({
      mission,
      period: presentPeriod(mission, { at, zone: zone() }),
    }))
    const steps = await progress.listOwnSteps(
      db,
      member,
      all.map(({ id }) => id),
    )
    const wanted = new Map<string, { mission: Mission; period: Period }>()
    for (const one of present) {
      const isOpen = one.mission.closesAt > at
      const isOwn = steps.some((step) => step.mission === one.mission.id)
      // What ended before its time says so to everybody, with its reason.
      const isEarly = one.mission.closedFor !== '' && one.mission.closesAt > one.mission.opensAt
      if (isOpen || isOwn || isEarly) wanted.set(`${one.mission.id} ${one.period.label}`, one)
    }
    // What was reached before and waits to be claimed.
    for (const { mission: id, period: label, state } of steps) {
      const mission = all.find((one) => one.id === id)
      if (mission === undefined || state !== 'issued') continue
      const period = periodOf(mission.plan.period, { label, zone: zone(), window: mission })
      if (period !== undefined) wanted.set(`${id} ${label}`, { mission, period })
    }
    const list = [...wanted.values()]
    const values = await progress.listProgress(
      db,
      member,
      list.map(({ mission, period }) => ({ mission: mission.id, period: period.label })),
    )
    const signed = await progress.listSigned(db, member, addDays(businessDay(at, zone()), -400))
    return list.map(({ mission, period }): ShownMission =>
      showMission(
        mission,
        {
          period,
          signed: progress.daysOfCard(mission, signed),
          value: values.get(`${mission.id} ${period.label}`) ?? 0n,
          steps: steps.filter((one) => one.mission === mission.id && one.period === period.label),
        },
        { at, zone: zone(), language },
      ),
    )
  }

  /** Gives what waited for a budget. */
  async function giveWaiting(mission: Mission): Promise<void> {
    await db.transaction(async (tx) => {
      const waiting = await progress.lockWaiting(tx, mission.id, waitingAtOnce)
      await counting.promise(tx, new Map([[mission.id, mission]]), waiting)
    })
  }

  async function settle(mission: Mission): Promise<void> {
    const { plan, closesAt } = mission
    const isBoard = plan.kind === 'board'
    if (!isBoard) await giveWaiting(mission)
    const isDone = !isBoard || (await boards.settle(mission))
    const lastMs = closesAt.getTime() + (isBoard ? plan.lagMinutes * 60_000 : 0)
    if (isDone && lastMs <= now().getTime()) await publishing.giveBack(mission.id)
  }

  return {
    ...publishing,
    /** Counts what is told here and not heard, such as what members of a demo did. */
    note: async (tx: Transaction, changes: readonly Change[]) =>
      await counting.count(tx, await store.listUnsettled(tx), changes),
    claim: claiming.claim,
    sign: claiming.sign,
    boards,
    listOwn,
    find: (id: string) => store.findMission(db, id),
    list: (page: { readonly below?: string | undefined; readonly limit: number }) =>
      store.listMissions(db, page),
    /** The boards that a member of this currency sees: running, or ended not long ago. */
    async listBoards(currency: string): Promise<Mission[]> {
      const since = now().getTime() - shownMs
      const all = await store.listMissions(db, { limit: 200 })
      return all
        .filter(
          ({ plan, closesAt }) =>
            plan.kind === 'board' && plan.currency === currency && closesAt.getTime() > since,
        )
        .toSorted((one, other) => other.closesAt.getTime() - one.closesAt.getTime())
    },
    async stop(
      tx: Transaction,
      id: MissionId,
      ended: { readonly by: string; readonly reason: string },
    ): Promise<Result<Mission, 'not_found' | 'nothing_changed'>> {
      if ((await store.findMission(tx, id)) === undefined) return refuse('not_found')
      const closed = await publishing.close(tx, id, ended)
      return closed === undefined ? refuse('nothing_changed') : ok(closed)
    },
    async figuresOf({ id, plan, ...mission }: Mission): Promise<store.Figures & BudgetState> {
      const { label } = presentPeriod({ plan, ...mission }, { at: now(), zone: zone() })
      const figures = await store.readFigures(db, id, label)
      return { ...figures, ...(await budgets.stateOf(id, plan.currency)) }
    },
    /** Gives what waited, ends and pays boards, and gives back what is left of missions that are over. */
    async sweep(): Promise<void> {
      for (const mission of await store.listUnsettled(db)) {
        try {
          await settle(mission)
        } catch (error) {
          log.warn(
            { mission: mission.id, error: errorText(error) },
            'A mission could not be settled yet.',
          )
        }
      }
    },
  }
}

export type Missions = Omit<ReturnType<typeof createMissions>, 'boards'> & {
  readonly boards: Boards
}
