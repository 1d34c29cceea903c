import type { Day } from '@baize/kernel/time'
import { businessDay } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type { MemberRegistered } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import * as look from './look.store.ts'
import * as store from './store.ts'

type Source = Pick<Database, 'sql'>

/** Who stands below whom, at any depth. */
export type Tree = {
  /** Whether somebody is in the team of an agent today. Nobody is in their own. */
  isBelow(source: Source, agent: MemberId, member: MemberId): Promise<boolean>
  /** Who of these is in the team of an agent today. */
  filterBelow(
    source: Source,
    agent: MemberId,
    members: readonly MemberId[],
  ): Promise<ReadonlySet<string>>
  /** How many are in the team of each of these today. */
  countTeams(source: Source, agents: readonly MemberId[]): Promise<ReadonlyMap<string, number>>
  /** How many stand above each of these today; who has nobody above is not among them. */
  depthsOf(source: Source, members: readonly MemberId[]): Promise<ReadonlyMap<string, number>>
  /** Everybody above somebody today, from the top down. */
  listAbove(source: Source, member: MemberId): Promise<string[]>
  /** Who stands directly below today, or at the top with a team, the newest first. */
  listBelow(source: Source, agent: MemberId | null, page: Page): Promise<string[]>
  /** How many stand directly below each of these today. */
  countDirect(source: Source, agents: readonly MemberId[]): Promise<ReadonlyMap<string, number>>
  /** Who stands directly above somebody from a day on; nothing where nobody does. */
  findUpline(source: Source, member: MemberId, day: Day): Promise<string | undefined>
  /** Whether somebody is in the team of an agent on a day. */
  isBelowOn(source: Source, agent: MemberId, member: MemberId, day: Day): Promise<boolean>
  /** How many stand above somebody on a day, and how many levels and members below. */
  measure(
    source: Source,
    member: MemberId,
    day: Day,
  ): Promise<{ readonly above: number; readonly levels: number; readonly size: number }>
  /** Lets one branch be moved at a time, and nobody join meanwhile. */
  takeTurn(tx: Transaction): Promise<void>
  /** Puts somebody and all below under another upline from a day on that has not begun; null is the top. */
  reattach(tx: Transaction, member: MemberId, upline: MemberId | null, day: Day): Promise<void>
  /** Puts new members below those who invited them, and below everybody above these. */
  join(tx: Transaction, registered: readonly StoredEvent<MemberRegistered>[]): Promise<void>
}

type Page = { readonly before?: string | undefined; readonly limit: number }

type Deps = { readonly now: () => Date; readonly zone: () => string }

export function createTree({ now, zone }: Deps): Tree {
  const today = (): Day => businessDay(now(), zone())
  return {
    isBelow: (source, agent, member) => store.isBelow(source, { agent, member, day: today() }),
    filterBelow: (source, agent, members) => store.filterBelow(source, agent, members, today()),
    countTeams: (source, agents) => store.countTeams(source, agents, today()),
    depthsOf: (source, members) => store.depthsOf(source, members, today()),
    listAbove: (source, member) => look.listAbove(source, member, today()),
    listBelow: (source, agent, page) => {
      const asked = { ...page, day: today() }
      return agent === null ? look.listTops(source, asked) : look.listDirect(source, agent, asked)
    },
    countDirect: (source, agents) => look.countDirect(source, agents, today()),
    findUpline: store.findUpline,
    isBelowOn: (source, agent, member, day) => store.isBelow(source, { agent, member, day }),
    measure: store.measure,
    takeTurn: (tx) => store.hold(tx, 'move'),
    reattach: (tx, member, upline, day) => store.reattach(tx, { member, upline, day }),
    async join(tx, registered) {
      if (registered.some(({ payload }) => payload.upline !== null)) await store.hold(tx, 'join')
      // One after the other: somebody may have invited the next.
      for (const { at, payload } of registered) {
        const { member, upline } = payload
        if (upline !== null) await store.join(tx, { member, upline, day: businessDay(at, zone()) })
      }
    },
  }
}
