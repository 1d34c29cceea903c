import { ok, refuse, type Result } from '@baize/kernel/result'
import { addDays, businessDay } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId, Traces } from '../../identity/identity.ts'
import type { Tree } from '../tree/tree.ts'
import * as store from './store.ts'
import type { Flag, FlagEvidence, FlagReason } from './store.ts'

export type { Flag, FlagFilter, FlagReason, FlagState } from './store.ts'

export type FlagDecision = {
  readonly id: string
  readonly state: 'confirmed' | 'dismissed'
  readonly by: string
  readonly reason: string
}

/** Members of a team who look like one person. */
export type Flags = {
  /** Looks through the logins of the last days; answers how many were found that were not known. */
  look(): Promise<number>
  /** What an operator makes of one; also of one that was decided before. */
  decide(
    decision: FlagDecision,
    beside: (tx: Transaction, before: Flag) => Promise<void>,
  ): Promise<Result<Flag, 'not_found' | 'nothing_changed'>>
  /** Newest first. */
  list(filter: store.FlagFilter): Promise<Flag[]>
}

export type FlagsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly makeId: (prefix: 'flg') => `flg_${string}`
  readonly tree: Pick<Tree, 'listAbove'>
  readonly traces: Pick<Traces, 'listGroups'>
}

const lookedAtMs = 30 * 86_400_000

type Pair = { readonly member: string; readonly other: string; readonly reason: FlagReason }

export function createFlags({ db, now, zone, makeId, tree, traces }: FlagsDeps): Flags {
  const tomorrow = () => addDays(businessDay(now(), zone()), 1)

  async function note(pair: Pair, evidence: FlagEvidence): Promise<number> {
    return await db.transaction(async (tx) => {
      await store.takeTurn(tx, pair.member)
      const flag: Flag = {
        ...pair,
        id: makeId('flg'),
        evidence,
        state: 'open',
        foundAt: now(),
        decidedBy: null,
        decidedReason: null,
        decidedAt: null,
      }
      if (!(await store.insertFlag(tx, flag))) return 0
      await store.keepLeftOut(tx, pair.member, tomorrow())
      return 1
    })
  }

  return {
    async look() {
      const groups = await traces.listGroups(new Date(now().getTime() - lookedAtMs))
      let found = 0
      for (const { members, ip, userAgent } of groups) {
        const above = new Map<string, readonly string[]>()
        for (const member of members)
          above.set(member, await tree.listAbove(db, member as MemberId))
        for (const pair of pairsOf(members, above)) found += await note(pair, { ip, userAgent })
      }
      return found
    },
    async decide({ id, state, by, reason }, beside) {
      return await db.transaction(
        async (tx): Promise<Result<Flag, 'not_found' | 'nothing_changed'>> => {
          const flag = await store.lockFlag(tx, id)
          if (flag === undefined) return refuse('not_found')
          if (flag.state === state) return refuse('nothing_changed')
          await store.takeTurn(tx, flag.member)
          const decided = { ...flag, state, decidedBy: by, decidedReason: reason, decidedAt: now() }
          await store.decideFlag(tx, decided)
          await store.keepLeftOut(tx, flag.member, tomorrow())
          await beside(tx, flag)
          return ok(decided)
        },
      )
    },
    list: (filter) => store.listFlags(db, filter),
  }
}

/**
 * Of those who share a device and a team, who came later is left out: below the other where one invited the other, else
 * beside. Ids sort by the time of registration.
 */
export function pairsOf(
  members: readonly string[],
  above: ReadonlyMap<string, readonly string[]>,
): Pair[] {
  const aboveOf = (member: string) => above.get(member) ?? []
  const sorted = members.toSorted((one, other) => (one < other ? -1 : 1))
  return sorted.flatMap((member, index) =>
    sorted.slice(0, index).flatMap((earlier): Pair[] => {
      if (aboveOf(member).includes(earlier)) {
        return [{ member, other: earlier, reason: 'self_referred' }]
      }
      if (aboveOf(earlier).includes(member)) {
        return [{ member: earlier, other: member, reason: 'self_referred' }]
      }
      const isOneTeam = aboveOf(member).some((one) => aboveOf(earlier).includes(one))
      return isOneTeam ? [{ member, other: earlier, reason: 'same_device' }] : []
    }),
  )
}
