import type { Day } from '@baize/kernel/time'
import { businessDay } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type { MemberRegistered } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import * as store from './store.ts'

type Source = Pick<Database, 'sql'>

/** Who stands below whom, at any depth. */
export type Tree = {
  /** Whether somebody is in the team of an agent today. Nobody is in their own. */
  isBelow(source: Source, agent: MemberId, member: MemberId): Promise<boolean>
  /** How many are in the team of each of these today. */
  countTeams(source: Source, agents: readonly MemberId[]): Promise<ReadonlyMap<string, number>>
  /** How many stand above each of these today; who has nobody above is not among them. */
  depthsOf(source: Source, members: readonly MemberId[]): Promise<ReadonlyMap<string, number>>
  /** Puts new members below those who invited them, and below everybody above these. */
  join(tx: Transaction, registered: readonly StoredEvent<MemberRegistered>[]): Promise<void>
}

type Deps = { readonly now: () => Date; readonly zone: () => string }

export function createTree({ now, zone }: Deps): Tree {
  const today = (): Day => businessDay(now(), zone())
  return {
    isBelow: (source, agent, member) => store.isBelow(source, { agent, member, day: today() }),
    countTeams: (source, agents) => store.countTeams(source, agents, today()),
    depthsOf: (source, members) => store.depthsOf(source, members, today()),
    async join(tx, registered) {
      // One after the other: somebody may have invited the next.
      for (const { at, payload } of registered) {
        const { member, upline } = payload
        if (upline !== null) await store.join(tx, { member, upline, day: businessDay(at, zone()) })
      }
    },
  }
}
