import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../../platform/database/database.ts'
import { lockLottery } from './chains.store.ts'
import type { Chains } from './chains.ts'
import type { LotteryBeacon } from './promises.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import { slotsBetween, type Slot } from '../schedules/schedule.ts'
import type { Issue } from '../issues/issue.ts'
import * as store from '../issues/store.ts'

export type MakingDeps = {
  readonly db: Database
  readonly makeId: IdMaker
  readonly chains: Chains
  readonly beacon: LotteryBeacon
  readonly zone: () => string
  readonly clock: () => Promise<Date>
  /** How many issues are there before they are on sale, for chases. */
  readonly aheadIssues: number
  /** So many of a lottery are made in one go, those that open first; without it, all. */
  readonly issuesAtOnce?: number
}

/** So long before its opening an issue is made, so that a house that was away for a moment opens none late. */
const aheadMs = 10 * 60_000
const beforeValueMs = 500
const dayMs = 86_400_000
const mostDays = 32
/** So long a lottery that has all its issues rests at the most. */
const restMs = 5 * 60_000

export function createMaking(deps: MakingDeps) {
  const { db, makeId, chains, beacon, zone, clock, aheadIssues, issuesAtOnce = Infinity } = deps
  /** Lotteries that have all their issues, and from when until when they need no look. */
  const resting = new Map<string, { readonly from: Date; readonly until: Date }>()

  function isResting(id: string, at: Date): boolean {
    const rest = resting.get(id)
    return rest !== undefined && rest.from <= at && at < rest.until
  }

  /** Until the first of them closes there are as many as there should be. */
  function rest(id: string, at: Date, first: Slot | undefined): void {
    const longest = new Date(at.getTime() + restMs)
    const until = first !== undefined && first.closesAt < longest ? first.closesAt : longest
    resting.set(id, { from: at, until })
  }

  /** Makes the issues of a lottery that open soon; answers how many were new. None is made whose sale would be over. */
  return async function makeIssues(lottery: Lottery): Promise<number> {
    const { schedule, id, source } = lottery
    if (!lottery.isOpen || isResting(id, await clock())) return 0
    return await db.transaction(async (tx) => {
      await lockLottery(tx, id)
      const at = await clock()
      const until = new Date(at.getTime() + schedule.opensBefore * 1_000 + aheadMs)
      const near = slotsBetween(schedule, at, until, zone())
      const slots = near.length < aheadIssues ? slotsAhead(schedule, at) : near
      const numbers = slots.map(({ number }) => number)
      const known = await store.listNumbers(tx, id, numbers)
      const wanted = slots.filter(({ number }) => !known.has(number))
      const missing = wanted.slice(0, issuesAtOnce)
      if (wanted.length === 0) rest(id, at, slots[0])
      const isOwn = source === 'own'
      const places = isOwn ? await chains.take(tx, lottery, missing.length, at) : []
      const made = missing.map((slot, index): Issue => {
        const place = places[index]
        const named = isOwn ? nameValue(slot.closesAt) : undefined
        return {
          ...slot,
          id: makeId('iss'),
          lottery: id,
          madeAt: at,
          opensAt: slot.opensAt > at ? slot.opensAt : at,
          closesAt: named?.closesAt ?? slot.closesAt,
          state: 'open',
          chain: place?.chain ?? null,
          place: place?.place ?? null,
          beacon: isOwn ? beacon.name : '',
          beaconRound: named?.beaconRound ?? 0,
          beaconValue: '',
          link: '',
          draw: '',
          revision: 0,
          drawnAt: null,
          voidReason: '',
          settledAt: null,
        }
      })
      if (made.length > 0) await store.insertIssues(tx, made)
      return made.length
    })
  }

  /** So many, as far as a month reaches. */
  function slotsAhead(schedule: Lottery['schedule'], at: Date) {
    for (let days = 1; ; days *= 2) {
      const until = new Date(at.getTime() + Math.min(days, mostDays) * dayMs)
      const slots = slotsBetween(schedule, at, until, zone())
      if (slots.length >= aheadIssues || days >= mostDays) return slots.slice(0, aheadIssues)
    }
  }

  /**
   * The first value after the sale decides, which leaves nothing to choose. The sale ends a fixed time before it, so that a
   * clock of the beacon that is ahead of ours cannot bring it before; later than planned by less than a period of it.
   */
  function nameValue(planned: Date) {
    const leadMs = beacon.aheadMs + beforeValueMs
    const beaconRound = beacon.roundFrom(new Date(planned.getTime() + leadMs))
    return { beaconRound, closesAt: new Date(beacon.timeOf(beaconRound).getTime() - leadMs) }
  }
}
