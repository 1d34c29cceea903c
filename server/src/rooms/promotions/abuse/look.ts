import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../../platform/database/database.ts'
import type { Traces } from '../../identity/identity.ts'
import * as store from './store.ts'
import type { SignalKind } from './store.ts'

export type LookDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly traces: Pick<Traces, 'listGroups' | 'listCommon'>
  /** Accounts of banks that several members have, had or wanted; without their numbers. */
  readonly listSharedBanks: () => Promise<
    readonly {
      readonly members: readonly string[]
      readonly bank: string
      readonly number: string
    }[]
  >
}

type Found = {
  readonly one: string
  readonly other: string
  readonly kind: SignalKind
  readonly isReferred: boolean
  readonly what: readonly string[]
}

const dayMs = 86_400_000
export const lookedAtMs = 30 * dayMs
const mostWhat = 5

/**
 * Finds accounts that were given the same and look like one person: by browsers at one address, by accounts of banks, by
 * what was found of invitations, and, of those, by networks. A network alone is a household, an office or a phone company.
 */
export function createSignalLook({ db, now, makeId, traces, listSharedBanks }: LookDeps) {
  async function listFound(since: Date): Promise<Found[]> {
    const found: Found[] = []
    for (const { members, ip, userAgent } of await traces.listGroups(since)) {
      const what = [`${ip} ${userAgent}`.slice(0, 300)]
      for (const [one, other] of pairsOf(members)) {
        found.push({ one, other, kind: 'same_device', isReferred: false, what })
      }
    }
    for (const { members, bank, number } of await listSharedBanks()) {
      for (const [one, other] of pairsOf(members)) {
        const what = [`${bank} ${number}`]
        found.push({ one, other, kind: 'same_payee', isReferred: false, what })
      }
    }
    for (const { friend, signals } of await store.listReferred(db, since)) {
      for (const { kind, with: other, what } of signals) {
        found.push({ one: friend, other, kind, isReferred: true, what })
      }
    }
    return found
  }

  /** Answers whether it was not known. */
  async function note({ one, other, ...found }: Found): Promise<boolean> {
    // Ids sort by the time of registration.
    const [earlier, later] = one < other ? [one, other] : [other, one]
    return await store.insertSignal(db, {
      ...found,
      id: makeId('sgn'),
      member: later,
      other: earlier,
      what: found.what.slice(0, mostWhat),
      state: 'open',
      foundAt: now(),
      decidedBy: null,
      decidedReason: null,
      decidedAt: null,
    })
  }

  /** Answers how many were not known. */
  return async (): Promise<number> => {
    const since = new Date(now().getTime() - lookedAtMs)
    let count = 0
    for (const found of await listFound(since)) {
      const { one, other } = found
      if (one === other || (await store.listShared(db, one, other, since)).length === 0) continue
      if (await note(found)) count += 1
      if (found.kind === 'same_network') continue
      const [common] = await traces.listCommon(db, one, [other], since)
      if (common === undefined || common.networks.length === 0) continue
      if (await note({ ...found, kind: 'same_network', what: common.networks })) count += 1
    }
    return count
  }
}

function pairsOf(members: readonly string[]): (readonly [string, string])[] {
  return members.flatMap((one, place) =>
    members.slice(place + 1).map((other) => [one, other] as const),
  )
}
