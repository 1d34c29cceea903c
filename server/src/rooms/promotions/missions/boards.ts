import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grants, NewGrant } from '../grants/grants.ts'
import * as store from './boards.store.ts'
import type { BoardPeriod, Place } from './boards.store.ts'
import { gateTerms, type CountingDeps } from './counting.ts'
import { endIn, periodOf } from './periods.ts'
import { placesOf, prizeOf, type Mission } from './mission.ts'

export type { BoardPeriod, Place } from './boards.store.ts'

export type BoardsDeps = Pick<CountingDeps, 'listCounted' | 'tell' | 'zone'> & {
  readonly db: Database
  readonly now: () => Date
  readonly grants: Pick<Grants, 'giveAll'>
  /** Whether all that happened up to now was heard. */
  readonly isUpToDate: () => Promise<boolean>
}

/** A list that somebody looks at is at most so old. */
const freshMs = 5_000
const dayMs = 86_400_000
const monthMs = 30 * dayMs
const atOnce = 200
/** Beyond the last prize so many are looked at, whether they may be on the board. */
const reserve = 200

export function createBoards(deps: BoardsDeps) {
  const { db, now, zone, grants, listCounted, tell, isUpToDate } = deps

  /** Who has points and may have no prize: an account that became one of the house meanwhile, or was closed. */
  async function leftOutOf(
    tx: Transaction,
    { plan }: Mission,
    key: BoardPeriod,
  ): Promise<string[]> {
    const players = await store.listPlayers(tx, key, placesOf(plan) + reserve)
    const counted = await listCounted(tx, players as MemberId[])
    return players.filter((member) => counted.get(member) !== plan.currency)
  }

  async function rank(tx: Transaction, mission: Mission, key: BoardPeriod): Promise<void> {
    await store.rank(tx, key, { at: now(), leftOut: await leftOutOf(tx, mission, key) })
  }

  function endOf(mission: Mission, label: string): Date {
    const period = periodOf(mission.plan.period, { label, zone: zone(), window: mission })
    return period === undefined ? mission.closesAt : endIn(period, mission)
  }

  /** Makes the list anew where it is old. */
  async function refresh(mission: Mission, label: string): Promise<BoardPeriod | undefined> {
    const seen = await store.findPeriod(db, mission.id, label)
    const isStale = ({ dirty, frozenAt, rankedAt }: BoardPeriod) =>
      dirty &&
      frozenAt === null &&
      (rankedAt === null || now().getTime() - rankedAt.getTime() >= freshMs)
    if (seen === undefined || !isStale(seen)) return seen
    return await db.transaction(async (tx) => {
      const held = await store.lockPeriod(tx, mission.id, label)
      if (held === undefined || !isStale(held)) return held
      await rank(tx, mission, held)
      return await store.findPeriod(tx, mission.id, label)
    })
  }

  /** The last list, made when all bets of the period were heard; from here on it stays. */
  async function freeze(mission: Mission, label: string): Promise<boolean> {
    if (!(await isUpToDate())) return false
    return await db.transaction(async (tx) => {
      const held = await store.lockPeriod(tx, mission.id, label)
      if (held === undefined || held.frozenAt !== null) return false
      await rank(tx, mission, held)
      await store.freeze(tx, held, now())
      return true
    })
  }

  function wishOf({ id, version, plan }: Mission, label: string, one: Place): NewGrant | undefined {
    const amount = prizeOf(plan, one.place)
    if (amount === undefined) return undefined
    return {
      member: one.member as MemberId,
      offer: id,
      version,
      // Without the place: whoever was paid for a period is paid for it, whatever the place.
      source: `board ${label}`,
      mode: 'gate',
      state: 'issued',
      currency: plan.currency,
      amount,
      asks: amount * BigInt(plan.times) * 10_000n,
      terms: gateTerms,
      why: { kind: 'board', period: label, place: one.place, points: String(one.points), version },
      lastsMs: plan.times === 0 ? null : monthMs,
      claimUntil: new Date(now().getTime() + plan.claimDays * dayMs),
    }
  }

  /** Promises the prizes of a list that is final. Whoever has one gets no second, however often this runs. */
  async function pay(mission: Mission, label: string): Promise<boolean> {
    const last = placesOf(mission.plan)
    for (let from = 1; from <= last; from += atOnce) {
      const isPaid = await db.transaction(async (tx) => {
        const held = await store.lockPeriod(tx, mission.id, label)
        if (held === undefined || held.frozenAt === null || held.paidAt !== null) return false
        const to = Math.min(last, from + atOnce - 1)
        const places = await store.listPlaces(tx, held, { from, to })
        const wishes = places.flatMap((one) => wishOf(mission, label, one) ?? [])
        const given = await grants.giveAll(tx, wishes, 'missions')
        for (const { member } of wishes) tx.afterCommit(() => tell(member))
        return given.every(({ ok }) => ok)
      })
      if (!isPaid) return false
    }
    return await db.transaction(async (tx) => {
      const held = await store.lockPeriod(tx, mission.id, label)
      if (held === undefined || held.frozenAt === null || held.paidAt !== null) return false
      await store.setPaid(tx, held, now())
      return true
    })
  }

  return {
    refresh,
    /** Ends and pays what is due of a board; answers whether all of it is paid. */
    async settle(mission: Mission): Promise<boolean> {
      const lagMs = mission.plan.lagMinutes * 60_000
      let isDone = true
      for (const one of await store.listPeriods(db, mission.id, 400)) {
        if (one.paidAt !== null) continue
        const isDue = endOf(mission, one.period).getTime() + lagMs <= now().getTime()
        if (isDue && one.frozenAt === null) await freeze(mission, one.period)
        const isPaid = isDue && (await pay(mission, one.period))
        if (!isDue && one.dirty) await refresh(mission, one.period)
        isDone &&= isPaid
      }
      return isDone
    },
    endOf,
    listPeriods: (mission: string, limit: number) => store.listPeriods(db, mission, limit),
    async read(
      mission: Mission,
      label: string,
      { member, top }: { member?: MemberId; top: number },
    ) {
      const period = await refresh(mission, label)
      if (period === undefined) return undefined
      const own = member === undefined ? undefined : await store.findPlace(db, period, member)
      const rows = await store.listPlaces(db, period, { from: 1, to: top })
      const around =
        own === undefined || own.place <= rows.length
          ? []
          : await store.listPlaces(db, period, {
              from: Math.max(rows.length + 1, own.place - 1),
              to: own.place + 1,
            })
      return { period, own, rows, around, players: await store.countPlaces(db, period) }
    },
    hide: async (member: MemberId, hidden: boolean) =>
      await db.transaction((tx) => store.setHidden(tx, member, hidden)),
    listHidden: (members: readonly string[]) => store.listHidden(db, members),
  }
}

export type Boards = ReturnType<typeof createBoards>
