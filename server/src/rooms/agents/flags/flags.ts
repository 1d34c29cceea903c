import { ok, refuse, type Result } from '@baize/kernel/result'
import { businessDay } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId, Traces } from '../../identity/identity.ts'
import type { Tree } from '../tree/tree.ts'
import { createOppositeLook, type OppositePair } from './look-opposite.ts'
import { insertSides } from './sides.store.ts'
import type { HeardSide } from './side.ts'
import * as store from './store.ts'
import type { BankEvidence, Flag, FlagEvidence, FlagReason, FlagState } from './store.ts'

export type { HeardSide } from './side.ts'
export type { BetsEvidence, Flag, FlagFilter, FlagReason, FlagState } from './store.ts'

export type FlagDecision = {
  readonly id: string
  readonly state: 'confirmed' | 'dismissed'
  /** As it stood before who decides. */
  readonly seen: FlagState
  readonly by: string
  readonly reason: string
}

type DecisionRefusal = 'not_found' | 'nothing_changed' | 'changed_meanwhile'

/** Members of a team who look like one person, or stand against each other. */
export type Flags = {
  /** Keeps bets in shared rounds until they are looked through. */
  hear(tx: Transaction, sides: readonly HeardSide[]): Promise<void>
  /** Looks through the logins of the last days, accounts of banks, and the rounds since the last time; answers how many were not known. */
  look(): Promise<number>
  /** What an operator makes of one; also of one that was decided before. */
  decide(
    decision: FlagDecision,
    beside: (tx: Transaction, before: Flag) => Promise<void>,
  ): Promise<Result<Flag, DecisionRefusal>>
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
  /** Accounts of banks that several members have, had or wanted; without their numbers. */
  readonly listSharedBanks: () => Promise<readonly SharedBank[]>
}

type SharedBank = BankEvidence & { readonly members: readonly string[] }

const lookedAtMs = 30 * 86_400_000

type Pair = { readonly member: string; readonly other: string; readonly reason: FlagReason }

export function createFlags(deps: FlagsDeps): Flags {
  const { db, now, zone, makeId, tree, traces } = deps
  const lookForOpposite = createOppositeLook({ db, now, zone })
  const today = () => businessDay(now(), zone())

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
      await store.keepLeftOut(tx, pair.member, today())
      return 1
    })
  }

  async function listAboveAll(members: readonly string[]) {
    const above = new Map<string, readonly string[]>()
    for (const member of members) above.set(member, await tree.listAbove(db, member as MemberId))
    return above
  }

  /** Who stands below, or came later, is named first, as with the others. */
  async function noteOpposite({ one, other, rounds, ...counts }: OppositePair): Promise<number> {
    const above = await tree.listAbove(db, one as MemberId)
    const isBelow = above.includes(other)
    const pair = isBelow ? { member: one, other } : { member: other, other: one }
    const shown = rounds.map((round) => ({
      game: round.game,
      round: round.round,
      currency: round.currency,
      at: round.at.toISOString(),
      stake: isBelow ? round.oneStake : round.otherStake,
      otherStake: isBelow ? round.otherStake : round.oneStake,
      on: isBelow ? round.oneOn : round.otherOn,
      otherOn: isBelow ? round.otherOn : round.oneOn,
    }))
    return await note({ ...pair, reason: 'opposite_bets' }, { ...counts, rounds: shown })
  }

  return {
    hear: insertSides,
    async look() {
      let found = 0
      for (const pair of await lookForOpposite()) found += await noteOpposite(pair)
      const groups = await traces.listGroups(new Date(now().getTime() - lookedAtMs))
      for (const { members, ip, userAgent } of groups) {
        const pairs = pairsOf(members, await listAboveAll(members))
        for (const pair of pairs) found += await note(pair, { ip, userAgent })
      }
      for (const { members, bank, number } of await deps.listSharedBanks()) {
        for (const pair of pairsOf(members, await listAboveAll(members))) {
          found += await note({ ...pair, reason: 'same_bank' }, { bank, number })
        }
      }
      return found
    },
    async decide({ id, state, seen, by, reason }, beside) {
      return await db.transaction(async (tx): Promise<Result<Flag, DecisionRefusal>> => {
        const flag = await store.lockFlag(tx, id)
        if (flag === undefined) return refuse('not_found')
        if (flag.state === state) return refuse('nothing_changed')
        if (flag.state !== seen) return refuse('changed_meanwhile')
        await store.takeTurn(tx, flag.member)
        const decided = { ...flag, state, decidedBy: by, decidedReason: reason, decidedAt: now() }
        await store.decideFlag(tx, decided)
        await store.keepLeftOut(tx, flag.member, today())
        await beside(tx, flag)
        return ok(decided)
      })
    },
    list: (filter) => store.listFlags(db, filter),
  }
}

/**
 * Of those who share a device or a bank and a team, who came later is left out: below the other where one invited the other, else
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
